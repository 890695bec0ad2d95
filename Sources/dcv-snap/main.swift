print("dcv-snap")
