import { type CityMarkets, market } from "./markets.schema.ts";

export const BRITISH_COLUMBIA: CityMarkets = {
  Vancouver: market(18, 1.75, 0, {
    road: "Highway 1; Marine Drive; the Knight Street bridge",
    streets:
      "Main Street; Commercial Drive; Kingsway; West Broadway; East Hastings Street; Fraser Street; Cambie Street; West 4th Avenue; Denman Street",
    areas:
      "in Mount Pleasant; in Kitsilano; in Gastown; in Yaletown; on Commercial Drive; in Kerrisdale; in Chinatown; in the River District; in the West End",
    works:
      "on the False Creek Flats; in the Marine Drive industrial area; in Railtown; in Strathcona; in the South Vancouver industrial lands",
    county: "in the Southlands",
  }),
  Surrey: market(11, 1.4, 1, {
    road: "Highway 1; Highway 17; Highway 10; the Pattullo crossing",
    streets: "King George Boulevard; 152 Street; Fraser Highway; 104 Avenue; Scott Road; 128 Street",
    areas: "in City Centre; in Guildford; in Newton; in Cloverdale; in Fleetwood; in South Surrey",
    works: "in Port Kells; in Campbell Heights; in Newton; in Bridgeview; in the Cloverdale industrial area",
    county: "in the Serpentine valley; near Cloverdale; in Port Kells",
  }),
  Burnaby: market(8, 1.55, 0, {
    road: "Highway 1; Boundary Road; Lougheed Highway",
    streets: "Hastings Street; Kingsway; Imperial Street; Edmonds Street; Canada Way; Lougheed Highway",
    areas: "in the Heights; in Metrotown; in Brentwood; in Edmonds; near Deer Lake",
    works: "on Still Creek; in the Big Bend; in Lake City; on Norland Avenue; in the Brentwood industrial pocket",
    county: "in the Big Bend",
  }),
  Richmond: market(8, 1.5, 1, {
    road: "Highway 99; the Oak Street Bridge; Highway 91",
    streets: "No. 3 Road; Westminster Highway; Moncton Street; Bridgeport Road; Cambie Road; Alderbridge Way",
    areas: "in Steveston; in City Centre; in Capstan Village; in Ironwood",
    works:
      "on Mitchell Island; in the Bridgeport industrial area; near YVR; in the Riverside business park; in East Cambie",
    county: "on Lulu Island; in east Richmond",
  }),
  Victoria: market(6, 1.3, 0, {
    road: "Highway 1; Highway 17; Douglas Street",
    streets: "Fort Street; Government Street; Quadra Street; Cook Street; Oak Bay Avenue; Douglas Street; Store Street",
    areas: "in Fernwood; in James Bay; in Cook Street Village; in Old Town; in Vic West; in the Humboldt Valley",
    works: "in Rock Bay; in the Burnside Gorge; in the Keating industrial area; in Vic West",
    county: "on the Saanich Peninsula; in Metchosin; in Central Saanich",
  }),
  Abbotsford: market(5, 1.15, 2, {
    road: "Highway 1; Highway 11",
    streets: "South Fraser Way; Essendene Avenue; Clearbrook Road; McCallum Road; Mt. Lehman Road",
    areas: "in Historic Downtown; in Clearbrook; in the U District; in Auguston",
    works: "in Mt. Lehman; on Peardonville Road; near Abbotsford Airport; off Sumas Way",
    county: "in Matsqui Prairie; on Sumas Prairie; near Bradner; in Mt. Lehman",
  }),
  Coquitlam: market(4, 1.4, 0, {
    road: "Highway 1; Lougheed Highway; the Mary Hill Bypass",
    streets: "Austin Avenue; Barnet Highway; Lougheed Highway; North Road; Como Lake Avenue",
    areas: "in Austin Heights; in Burquitlam; in Maillardville; near Coquitlam Centre",
    works: "in the Pacific Reach business park; on United Boulevard; in Cape Horn",
  }),
  Kelowna: market(6, 1.1, 2, {
    road: "Highway 97; Highway 33",
    streets: "Bernard Avenue; Pandosy Street; Lakeshore Road; Harvey Avenue; Ellis Street; Enterprise Way",
    areas: "in the Cultural District; in Pandosy Village; in the Landmark district; in Rutland; in Lower Mission",
    works: "in the North End industrial area; near the airport; in Reid's Corner; off Highway 33",
    county: "in East Kelowna; in the Ellison valley; in South East Kelowna; near Lake Country",
  }),
  Langley: market(5, 1.3, 2, {
    road: "Highway 1; Fraser Highway; Highway 10",
    streets: "Fraser Highway; 200 Street; Glover Road; Langley Bypass; 56 Avenue",
    areas: "in Fort Langley; in Willoughby; in Walnut Grove; in Murrayville; in Brookswood",
    works:
      "in the Gloucester industrial estates; in Port Kells; in the Duncan Way industrial area; in Northwest Langley",
    county: "in Glen Valley; in South Langley; in Campbell Valley",
  }),
  Delta: market(4, 1.3, 2, {
    road: "Highway 17; Highway 99; Highway 91",
    streets: "Scott Road; 48 Avenue; Bridge Street; 56 Street; Ladner Trunk Road",
    areas: "in Ladner Village; in Tsawwassen; in North Delta; in Sunbury",
    works: "on Annacis Island; in Tilbury; near Deltaport; on River Road",
    county: "in Ladner; on Westham Island; in East Delta",
  }),
  Nanaimo: market(4, 0.95, 1, {
    road: "Highway 19; Highway 1; the Nanaimo Parkway",
    streets: "Commercial Street; Bowen Road; Terminal Avenue; Fitzwilliam Street; Island Highway North",
    areas: "in the Old City Quarter; in Harewood; in the Arts District; in North Nanaimo; at Departure Bay",
    works: "in Duke Point; on Boxwood Road; in the Green Rock industrial area; on Tenth Street",
    county: "in Cedar; in Yellow Point; near Lantzville",
  }),
  Kamloops: market(4, 0.8, 2, {
    road: "Highway 1; Highway 5; Highway 97",
    streets: "Victoria Street; Tranquille Road; Columbia Street; Seymour Street; Notre Dame Drive",
    areas: "in downtown Kamloops; on the North Shore; in Sahali; in Valleyview; in Aberdeen",
    works: "in the Southgate industrial park; on Mission Flats; in the Mount Paul industrial park; in Dallas",
    county: "in the North Thompson valley; near Pritchard; in Heffley Creek; near Savona",
  }),
  Chilliwack: market(3, 0.95, 2, {
    road: "Highway 1; Vedder Road",
    streets: "Yale Road; Wellington Avenue; Vedder Road; Mill Street; Luckakuck Way",
    areas: "in District 1881; in Sardis; in Vedder Crossing; in Garrison Village",
    works: "in the Chilliwack West industrial area; on Progress Way; in Village West; off Young Road",
    county: "in Yarrow; in Greendale; near Rosedale; in East Chilliwack",
  }),
  "Maple Ridge": market(2, 1.1, 1, {
    road: "Lougheed Highway; the Golden Ears Bridge",
    streets: "Lougheed Highway; Dewdney Trunk Road; 224 Street; 203 Street",
    areas: "in the Town Centre; in Albion; in Hammond",
    works: "in the Maple Meadows business park; in the Albion industrial area; in Kanaka business park",
    county: "in Whonnock; in Websters Corners; in Thornhill",
  }),
  "Prince George": market(3, 0.6, 1, {
    road: "Highway 97; Highway 16",
    streets: "Victoria Street; George Street; Central Street; 15th Avenue; 5th Avenue",
    areas: "downtown; in the Hart; in College Heights; in the VLA",
    works: "in the BCR industrial site; in the Danson industrial park; on River Road; in the Carter industrial area",
    county: "in Pineview; in Beaverly; near Salmon Valley",
  }),
  "New Westminster": market(3, 1.4, 0, {
    road: "the Queensborough Bridge; Highway 91A; McBride Boulevard",
    streets: "Columbia Street; Sixth Street; Twelfth Street; Ewen Avenue; East Columbia Street",
    areas: "in Sapperton; in Queensborough; in Uptown; in the Brewery District",
    works: "in Queensborough; in the Braid industrial area; on Stewardson Way",
  }),
  "North Vancouver": market(4, 1.55, 0, {
    road: "Highway 1; the Ironworkers Memorial Bridge; Marine Drive",
    streets: "Lonsdale Avenue; Marine Drive; Esplanade; Capilano Road; Main Street",
    areas: "in Lower Lonsdale; in the Shipyards District; in Lynn Valley; in Edgemont Village; in Deep Cove",
    works: "in Harbourside; in Norgate; in the Maplewood industrial area; on Cotton Road",
  }),
  Vernon: market(2, 0.8, 2, {
    road: "Highway 97; Highway 6",
    streets: "30th Avenue; 27th Street; Kalamalka Lake Road; 32nd Street; Silver Star Road",
    areas: "in downtown Vernon; in the Harwood district; in the Landing",
    works: "on Pleasant Valley Road; in the Anderson Subdivision; on Middleton Mountain's industrial bench",
    county: "in the BX; in Coldstream; near Lavington; in Spallumcheen",
  }),
  Penticton: market(2, 0.85, 2, {
    road: "Highway 97; Channel Parkway",
    streets: "Main Street; Front Street; Westminster Avenue; Lakeshore Drive; Government Street",
    areas: "in the Industrial and Brewery District; on Front Street; near Okanagan Lake; on Skaha Lake Road",
    works: "off Government Street; on Dawson Avenue; in the Okanagan Avenue industrial area",
    county: "on the Naramata Bench; near Kaleden; in Summerland; near Okanagan Falls",
  }),
  Courtenay: market(2, 0.8, 2, {
    road: "the Inland Island Highway; Cliffe Avenue",
    streets: "Fifth Street; Cliffe Avenue; England Avenue; Ryan Road; Cumberland Road",
    areas: "in downtown Courtenay; near the airpark; in East Courtenay",
    works: "on McPhee Avenue; on the Rennison Road bench; off Piercy Road",
    county: "in the Comox Valley; near Merville; near Black Creek",
  }),
};
