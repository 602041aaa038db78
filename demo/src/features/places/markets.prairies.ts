import { type CityMarkets, market } from "./markets.schema.ts";

export const ALBERTA: CityMarkets = {
  Calgary: market(17, 1.0, 1, {
    road: "Stoney Trail; Deerfoot Trail; Glenmore Trail; Highway 1",
    streets:
      "17th Avenue SW; Macleod Trail; 9th Avenue SE; Centre Street North; Kensington Road NW; International Avenue; 4th Street SW; Edmonton Trail",
    areas:
      "in Inglewood; in the Beltline; in Kensington; in Mission; in Bridgeland; in Marda Loop; in Bowness; in East Village",
    works:
      "in Foothills Industrial; in Great Plains; in Manchester; in Skyline; in East Shepard; near the airport; in Starfield",
    county: "in Rocky View County; in Foothills County; near Langdon",
  }),
  Edmonton: market(14, 0.9, 2, {
    road: "Anthony Henday Drive; Yellowhead Trail; Whitemud Drive; Highway 2",
    streets:
      "Whyte Avenue; Jasper Avenue; 124 Street; Stony Plain Road; Alberta Avenue; Calgary Trail; 99 Street; Fort Road",
    areas:
      "in Old Strathcona; in Oliver; on 124 Street; in Ritchie; in Highlands; in Mill Woods; in the Warehouse District",
    works:
      "in the northwest industrial area; in Strathcona Industrial; in Winterburn; in Davies Industrial; in the southeast industrial area",
    county: "in Sturgeon County; in Parkland County; in Strathcona County; near Namao",
  }),
  "Red Deer": market(4, 0.65, 2, {
    road: "Highway 2; Highway 11A; Taylor Drive",
    streets: "Gaetz Avenue; Ross Street; 49th Avenue; 67th Street; Taylor Drive",
    areas: "in downtown Red Deer; in Capstone; in the Gaetz Avenue strip; in Clearview",
    works: "in Queens Business Park; in Edgar Industrial; in Riverside Industrial; in Golden West",
    county: "in Red Deer County; near Penhold; near Sylvan Lake; near Delburne",
  }),
  Lethbridge: market(4, 0.65, 2, {
    road: "Highway 3; Highway 4; Mayor Magrath Drive",
    streets: "13th Street North; 5th Street South; Mayor Magrath Drive; Stafford Drive; 3rd Avenue South",
    areas: "in downtown Lethbridge; in the Upper Eastside; on the west side; in the Crossings",
    works: "in Sherring Industrial; in W.T. Hill Business Park; in the Churchill industrial park; on 36th Street North",
    county: "in Lethbridge County; near Coaldale; near Picture Butte; near Taber",
  }),
  Airdrie: market(3, 0.85, 2, {
    road: "Highway 2; Highway 567; Veterans Boulevard",
    streets: "Main Street; 1st Avenue NE; Yankee Valley Boulevard; Edwards Way",
    areas: "in downtown Airdrie; in Sierra Springs; in Kingsview",
    works: "in East Lake Industrial; in Highland Park Industrial; in Kingsview",
    county: "near Crossfield; in Rocky View County; near Irricana",
  }),
  "St. Albert": market(2, 0.9, 1, {
    road: "Anthony Henday Drive; St. Albert Trail",
    streets: "St. Albert Trail; Perron Street; St. Anne Street; Boudreau Road",
    areas: "in the Perron District; in Campbell Park; in Inglewood",
    works: "in Campbell Business Park; in Riel Business Park; in South Riel",
    county: "in Sturgeon County; near Villeneuve",
  }),
  "Grande Prairie": market(3, 0.6, 2, {
    road: "Highway 43; Highway 40; Highway 2",
    streets: "Resources Road; 100 Avenue; 100 Street; 116 Avenue; 99 Avenue",
    areas: "in downtown Grande Prairie; in Gateway; in Westgate",
    works: "in Richmond Industrial Park; in Clairmont; in Vision West; near the airport",
    county: "in the Peace Country; near Sexsmith; near La Glace; near Wembley",
  }),
  "Medicine Hat": market(2, 0.55, 2, {
    road: "Highway 1; Highway 3",
    streets: "South Railway Street; 3rd Street SE; Dunmore Road; Kingsway Avenue; Maple Avenue",
    areas: "in downtown Medicine Hat; in the Flats; in Southview; in Crescent Heights",
    works: "in the Brier Park industrial area; in the Southwest industrial area; in Box Springs; in Dunmore",
    county: "in Cypress County; near Redcliff; near Dunmore",
  }),
  "Fort McMurray": market(2, 0.7, 0, {
    road: "Highway 63",
    streets: "Franklin Avenue; Hardin Street; MacDonald Drive; Thickwood Boulevard",
    areas: "on the Lower Townsite; in Timberlea; in Thickwood; in Eagle Ridge",
    works: "in Gregoire; in MacKenzie Industrial Park; on Taiganova; in TaigaNova Eco-Industrial Park",
  }),
  "Spruce Grove": market(1.5, 0.75, 2, {
    road: "Highway 16A; Yellowhead Highway",
    streets: "McLeod Avenue; First Avenue; Golden Spike Road; King Street",
    areas: "in the city centre; in Westgrove; in the Tri Leisure corridor",
    works: "in the Acheson industrial area; in South Century; in Diamond Industrial Park",
    county: "in Parkland County; near Stony Plain; near Spring Lake",
  }),
  Leduc: market(1.5, 0.75, 2, {
    road: "Highway 2; the QEII; Highway 39",
    streets: "50th Avenue; 50th Street; Sparrow Drive; Grant MacEwan Boulevard",
    areas: "in downtown Leduc; in Southfork; in Leduc Common",
    works: "in Nisku; in the Leduc business park; near Edmonton International Airport; in Harvest Industrial Park",
    county: "in Leduc County; near Calmar; near New Sarepta",
  }),
  Cochrane: market(1.5, 0.95, 2, {
    road: "Highway 1A; Highway 22",
    streets: "1st Street West; Railway Street; 5th Avenue; Quarry Street",
    areas: "in the Historic Downtown; in the Quarry; in Heritage Hills",
    works: "in the Griffin industrial area; on Griffin Road; in Heartland",
    county: "west of the Bow; near Bragg Creek; in Rocky View County",
  }),
  Okotoks: market(1.5, 0.9, 2, {
    road: "Highway 2A; Highway 7; Northridge Drive",
    streets: "Elizabeth Street; Elma Street; Southridge Drive; McRae Street",
    areas: "in Olde Towne; in Southbank; in Cornerstone",
    works: "in the Okotoks business park; on Stockton Avenue; in Southbank business park",
    county: "in Foothills County; near High River; near Black Diamond",
  }),
  Lloydminster: market(1.3, 0.5, 2, {
    road: "the Yellowhead Highway; Highway 17",
    streets: "50th Avenue; 44th Street; 50th Street; 52nd Street",
    areas: "in downtown Lloydminster; on the 44th Street strip; in Parkview",
    works: "in Glenn E. Neilson Industrial Park; in Hill Industrial; off Highway 17 South",
    county: "in the County of Vermilion River; near Kitscoty; near Blackfoot",
  }),
  Camrose: market(1.2, 0.5, 2, {
    road: "Highway 13; Highway 21",
    streets: "48th Avenue; 50th Street; 53rd Street; Camrose Drive",
    areas: "in downtown Camrose; in the west end; near Mirror Lake",
    works: "in the East Gateway industrial park; in the Exhibition Drive area; on 39th Street",
    county: "in Camrose County; near Bawlf; near Hay Lakes",
  }),
  Brooks: market(1, 0.45, 2, {
    road: "Highway 1; Highway 36",
    streets: "2nd Street West; Cassils Road; Centre Street; Sutherland Drive",
    areas: "in downtown Brooks; on the Cassils Road strip; in Uplands",
    works: "in the Brooks industrial park; near the Trans-Canada; in East Brooks",
    county: "in the County of Newell; near Duchess; near Tilley",
  }),
};

export const MANITOBA: CityMarkets = {
  Winnipeg: market(12, 0.8, 1, {
    road: "the Perimeter Highway; Kenaston Boulevard; Route 90",
    streets:
      "Corydon Avenue; Portage Avenue; Osborne Street; Main Street; Sherbrook Street; Pembina Highway; Provencher Boulevard; Ellice Avenue; Academy Road",
    areas:
      "in the Exchange District; in Osborne Village; in St. Boniface; in Wolseley; on Corydon; in St. Vital; in the West End; in Transcona",
    works:
      "in Inkster Industrial Park; in St. James; in CentrePort; in Fort Garry Industrial; in the St. Boniface industrial park; in Murray Industrial",
    county: "near Oak Bluff; in the RM of Springfield; near La Salle",
  }),
  Brandon: market(3, 0.5, 2, {
    road: "the Trans-Canada; Highway 10",
    streets: "Rosser Avenue; 18th Street; Victoria Avenue; Richmond Avenue; 1st Street",
    areas: "in downtown Brandon; in the south end; in Corral Centre",
    works: "on Richmond Avenue East; near the airport; in the east-end industrial park",
    county: "in Westman; near Souris; near Rivers; near Carberry",
  }),
  Steinbach: market(1.5, 0.5, 2, {
    road: "Highway 12; Highway 52",
    streets: "Main Street; Brandt Street; Reimer Avenue; First Street",
    areas: "in downtown Steinbach; in Clearspring",
    works: "in the Steinbach North industrial park; on Millwork Drive; on PTH 12 North",
    county: "in Hanover; near Blumenort; near Grunthal",
  }),
  "Portage la Prairie": market(1, 0.42, 2, {
    road: "the Trans-Canada; Highway 1A",
    streets: "Saskatchewan Avenue; Tupper Street; 5th Street; 18th Street",
    areas: "in downtown Portage; near Crescent Lake",
    works: "in the Poplar Bluff industrial park; on Angle Road; near the Simplot rail spur",
    county: "on the Portage Plains; near Oakville; near MacGregor",
  }),
  Thompson: market(0.7, 0.4, 0, {
    road: "Highway 6",
    streets: "Thompson Drive; Selkirk Avenue; Mystery Lake Road; Station Road",
    areas: "in the city centre; near City Centre Mall; in Burntwood",
    works: "in the Thompson industrial park; on Hayes Road; on Kelsey Bay",
  }),
  Winkler: market(1, 0.45, 2, {
    road: "Highway 14; Highway 32",
    streets: "Main Street; Mountain Avenue; Roblin Boulevard; Pembina Avenue",
    areas: "in downtown Winkler; on the Highway 14 strip",
    works: "in the Winkler industrial park; on Airport Drive; on George Avenue",
    county: "in the Pembina Valley; near Plum Coulee; in the RM of Stanley",
  }),
  Selkirk: market(0.8, 0.45, 2, {
    road: "Highway 9; Highway 59",
    streets: "Main Street; Manitoba Avenue; Eveline Street; Eaton Avenue",
    areas: "in downtown Selkirk; on the Red River waterfront",
    works: "in the Selkirk industrial park; on Mercy Street; near the steel mill",
    county: "in the Interlake; in St. Andrews; near Clandeboye",
  }),
  Dauphin: market(0.7, 0.35, 2, {
    road: "Highway 10; Highway 5",
    streets: "Main Street; 2nd Avenue NW; River Avenue; Buchanon Avenue",
    areas: "in downtown Dauphin; on Main Street South",
    works: "on the Industrial Road; near the CN yard; off 2nd Avenue",
    county: "in the Parkland; near Gilbert Plains; near Sifton",
  }),
  Morden: market(0.7, 0.42, 2, {
    road: "Highway 3; Highway 432",
    streets: "Stephen Street; Thornhill Street; Nelson Street; Mountain Street",
    areas: "in downtown Morden; on Thornhill Street",
    works: "in the Morden industrial park; on Jefferson Street; on Loren Drive",
    county: "in the Pembina Valley; near Miami; near Darlingford",
  }),
  "Flin Flon": market(0.5, 0.3, 0, {
    road: "Highway 10",
    streets: "Main Street; Church Street; Channing Drive; Green Street",
    areas: "uptown; in Channing; near Ross Lake",
    works: "on Timber Lane; in the Channing industrial area",
  }),
};

export const SASKATCHEWAN: CityMarkets = {
  Saskatoon: market(7, 0.75, 2, {
    road: "Circle Drive; Highway 16; Highway 11",
    streets:
      "Broadway Avenue; 20th Street West; 8th Street East; 22nd Street West; Idylwyld Drive; 2nd Avenue North; Millar Avenue",
    areas: "on Broadway; in Riversdale; in Nutana; in City Park; in Stonebridge; in Sutherland",
    works:
      "in the North Industrial area; in Marquis Industrial; in Hudson Bay Industrial; in the Agriplace; in the West Industrial",
    county: "in the RM of Corman Park; near Clavet; near Osler",
  }),
  Regina: market(6, 0.7, 2, {
    road: "the Regina Bypass; Ring Road; Highway 1",
    streets:
      "Albert Street; 13th Avenue; Broad Street; Victoria Avenue East; Dewdney Avenue; Winnipeg Street; Park Street",
    areas: "in the Warehouse District; in Cathedral Village; in Harbour Landing; downtown; in Heritage",
    works:
      "in the Global Transportation Hub; in Ross Industrial; in Tuxedo Industrial; on Fleet Street; in Sherwood Industrial Park",
    county: "in the RM of Sherwood; near White City; near Lumsden; in the RM of Edenwold",
  }),
  "Prince Albert": market(2, 0.45, 2, {
    road: "Highway 2; Highway 3",
    streets: "Central Avenue; 2nd Avenue West; 15th Street East; 6th Avenue East",
    areas: "in downtown Prince Albert; in Cornerstone; in Midtown",
    works: "in the North Industrial area; in the South Industrial area; on 38th Street East",
    county: "near Shellbrook; near Birch Hills; in the Buckland district",
  }),
  "Moose Jaw": market(1.7, 0.42, 2, {
    road: "Highway 1; Highway 2",
    streets: "Main Street North; Fairford Street; Caribou Street; Athabasca Street; Manitoba Street",
    areas: "in downtown Moose Jaw; on South Hill; near Crescent Park",
    works:
      "in the Grayson business park; on Lakeview Road; in the Town 'n' Country area; in the Southeast industrial park",
    county: "near Mortlach; near Pense; near Tuxford",
  }),
  "Swift Current": market(1.2, 0.4, 2, {
    road: "Highway 1; Highway 4",
    streets: "Central Avenue; North Service Road; Cheadle Street; Chaplin Street",
    areas: "in downtown Swift Current; in the Wheatland district; on the Service Road",
    works: "on the North Railway strip; on the South Service Road; in the Munro industrial area",
    county: "in the southwest; near Waldeck; near Wymark",
  }),
  Yorkton: market(1.2, 0.4, 2, {
    road: "the Yellowhead Highway; Highway 9",
    streets: "Broadway Street; Smith Street; Darlington Street; Dracup Avenue",
    areas: "in downtown Yorkton; on Broadway East; in Heritage Heights",
    works: "in the Ball Road industrial area; on York Road; in Roundhouse Industrial",
    county: "near Saltcoats; near Springside; near Ebenezer",
  }),
  "North Battleford": market(1, 0.38, 2, {
    road: "the Yellowhead Highway; Highway 4",
    streets: "100th Street; Railway Avenue; 101st Street; Territorial Drive",
    areas: "in downtown North Battleford; on Territorial Drive; in Fairview Heights",
    works: "in Parsons Industrial Park; on Railway Avenue East; near the airport",
    county: "near Meota; near Battleford; near Maymont",
  }),
  Lloydminster: market(1, 0.48, 2, {
    road: "the Yellowhead Highway; Highway 17",
    streets: "49th Avenue; 50th Street; 40th Avenue; 52nd Street",
    areas: "in downtown Lloydminster; on the Saskatchewan side; near Bud Miller Park",
    works: "in North Industrial; off 40th Avenue; near the upgrader",
    county: "in the RM of Britannia; near Lashburn; near Marshall",
  }),
  Estevan: market(1, 0.4, 2, {
    road: "Highway 39; Highway 47",
    streets: "4th Street; 13th Avenue; Kensington Avenue; King Street",
    areas: "in downtown Estevan; in Trojan; on Kensington Avenue",
    works: "on Devonian Street; in the Shand industrial area; off Highway 39 East",
    county: "near Bienfait; near Torquay; in the RM of Estevan",
  }),
  Weyburn: market(0.9, 0.38, 2, {
    road: "Highway 39; Highway 33",
    streets: "Government Road; 3rd Street; 1st Avenue; Sims Avenue",
    areas: "in downtown Weyburn; on Government Road South; on Sims Avenue",
    works: "in North Weyburn; on East Avenue; in the Queen Street industrial area",
    county: "near Yellow Grass; near Halbrite; in the RM of Weyburn",
  }),
  Warman: market(0.8, 0.5, 2, {
    road: "Highway 11; Highway 12",
    streets: "Central Street; Railway Street; Centennial Boulevard",
    areas: "in central Warman; on Centennial Boulevard; near the Legends Centre",
    works: "in the Warman industrial park; on South Railway Street",
    county: "near Osler; near Hague; in the RM of Corman Park",
  }),
  Martensville: market(0.8, 0.5, 2, {
    road: "Highway 12; Highway 305",
    streets: "Centennial Drive; Main Street; 3rd Street South",
    areas: "in Martensville Town Centre; on Centennial Drive; in Lake Vista",
    works: "in the Martensville business park; off Highway 12; on Black Iron Crescent",
    county: "near Dalmeny; in the RM of Corman Park; near Hepburn",
  }),
};
