// SPDX-License-Identifier: MIT
//
// Which of Noto's families shows which script, as data.

/// Which of Noto's families shows which script.
enum ScriptFonts {
  /// Han, kana, hangul and bopomofo share one collection of faces.
  static func isEastAsian(_ script: String) -> Bool {
    ["Hani", "Hira", "Kana", "Hang", "Bopo"].contains(script)
  }

  /// Files of a script without weight and extension, in the order they are asked.
  static func files(ofScript script: String) -> [String] { table[script] ?? [] }

  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    for line in rows.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if let script = words.first { table[script] = Array(words.dropFirst()) }
    }
    return table
  }()

  /// ISO 15924 code, then files of Debian's fonts-noto-core.
  private static let rows = """
    Adlm NotoSansAdlam
    Aghb NotoSansCaucasianAlbanian
    Ahom NotoSerifAhom
    Arab NotoSansArabic
    Armi NotoSansImperialAramaic
    Armn NotoSansArmenian NotoSerifArmenian
    Avst NotoSansAvestan
    Bali NotoSansBalinese NotoSerifBalinese
    Bamu NotoSansBamum
    Bass NotoSansBassaVah
    Batk NotoSansBatak
    Beng NotoSansBengali NotoSerifBengali
    Bhks NotoSansBhaiksuki
    Brah NotoSansBrahmi
    Bugi NotoSansBuginese
    Buhd NotoSansBuhid
    Cakm NotoSansChakma
    Cans NotoSansCanadianAboriginal
    Cari NotoSansCarian
    Cham NotoSansCham
    Cher NotoSansCherokee
    Copt NotoSansCoptic
    Cprt NotoSansCypriot
    Cyrl NotoSans NotoSerif
    Deva NotoSansDevanagari NotoSerifDevanagari
    Dogr NotoSerifDogra
    Dsrt NotoSansDeseret
    Dupl NotoSansDuployan
    Egyp NotoSansEgyptianHieroglyphs
    Elba NotoSansElbasan
    Elym NotoSansElymaic
    Ethi NotoSansEthiopic NotoSerifEthiopic
    Geor NotoSansGeorgian NotoSerifGeorgian
    Glag NotoSansGlagolitic
    Gong NotoSansGunjalaGondi
    Gonm NotoSansMasaramGondi
    Goth NotoSansGothic
    Gran NotoSansGrantha NotoSerifGrantha
    Grek NotoSans NotoSerif
    Gujr NotoSansGujarati NotoSerifGujarati
    Guru NotoSansGurmukhi NotoSerifGurmukhi
    Hano NotoSansHanunoo
    Hatr NotoSansHatran
    Hebr NotoSansHebrew NotoSerifHebrew
    Hluw NotoSansAnatolianHieroglyphs
    Hmng NotoSansPahawhHmong
    Hmnp NotoSerifNyiakengPuachueHmong
    Hung NotoSansOldHungarian
    Ital NotoSansOldItalic
    Java NotoSansJavanese
    Kali NotoSansKayahLi
    Khar NotoSansKharoshthi
    Khmr NotoSansKhmer NotoSerifKhmer
    Khoj NotoSansKhojki NotoSerifKhojki
    Knda NotoSansKannada NotoSerifKannada
    Kthi NotoSansKaithi
    Lana NotoSansTaiTham
    Laoo NotoSansLao NotoSerifLao
    Latn NotoSans NotoSerif
    Lepc NotoSansLepcha
    Limb NotoSansLimbu
    Lina NotoSansLinearA
    Linb NotoSansLinearB
    Lisu NotoSansLisu
    Lyci NotoSansLycian
    Lydi NotoSansLydian
    Mahj NotoSansMahajani
    Mand NotoSansMandaic
    Mani NotoSansManichaean
    Marc NotoSansMarchen
    Maya NotoSansMayanNumerals
    Medf NotoSansMedefaidrin
    Mend NotoSansMendeKikakui
    Merc NotoSansMeroitic
    Mero NotoSansMeroitic
    Mlym NotoSansMalayalam NotoSerifMalayalam
    Modi NotoSansModi
    Mong NotoSansMongolian
    Mroo NotoSansMro
    Mtei NotoSansMeeteiMayek
    Mult NotoSansMultani
    Mymr NotoSansMyanmar NotoSerifMyanmar
    Narb NotoSansOldNorthArabian
    Nbat NotoSansNabataean
    Newa NotoSansNewa
    Nkoo NotoSansNKo
    Nshu NotoSansNushu
    Ogam NotoSansOgham
    Olck NotoSansOlChiki
    Orkh NotoSansOldTurkic
    Orya NotoSansOriya
    Osge NotoSansOsage
    Osma NotoSansOsmanya
    Palm NotoSansPalmyrene
    Pauc NotoSansPauCinHau
    Perm NotoSansOldPermic
    Phag NotoSansPhagsPa
    Phli NotoSansInscriptionalPahlavi
    Phlp NotoSansPsalterPahlavi
    Phnx NotoSansPhoenician
    Plrd NotoSansMiao
    Prti NotoSansInscriptionalParthian
    Rjng NotoSansRejang
    Rohg NotoSansHanifiRohingya
    Runr NotoSansRunic
    Samr NotoSansSamaritan
    Sarb NotoSansOldSouthArabian
    Saur NotoSansSaurashtra
    Sgnw NotoSansSignWriting
    Shaw NotoSansShavian
    Shrd NotoSansSharada
    Sidd NotoSansSiddham
    Sind NotoSansKhudawadi
    Sinh NotoSansSinhala NotoSerifSinhala
    Sogd NotoSansSogdian
    Sogo NotoSansOldSogdian
    Sora NotoSansSoraSompeng
    Soyo NotoSansSoyombo
    Sund NotoSansSundanese
    Sylo NotoSansSylotiNagri
    Syrc NotoSansSyriac
    Tagb NotoSansTagbanwa
    Takr NotoSansTakri
    Tale NotoSansTaiLe
    Talu NotoSansNewTaiLue
    Taml NotoSansTamil NotoSerifTamil NotoSansTamilSupplement
    Tang NotoSerifTangut
    Tavt NotoSansTaiViet
    Telu NotoSansTelugu NotoSerifTelugu
    Tfng NotoSansTifinagh
    Tglg NotoSansTagalog
    Thaa NotoSansThaana
    Thai NotoSansThai NotoSerifThai
    Tibt NotoSerifTibetan
    Tirh NotoSansTirhuta
    Ugar NotoSansUgaritic
    Vaii NotoSansVai
    Wara NotoSansWarangCiti
    Wcho NotoSansWancho
    Xpeo NotoSansOldPersian
    Xsux NotoSansCuneiform
    Yezi NotoSerifYezidi
    Yiii NotoSansYi
    Zanb NotoSansZanabazarSquare
    """
}
