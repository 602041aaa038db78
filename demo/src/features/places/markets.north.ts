import { type CityMarkets, market } from "./markets.schema.ts";

export const NEWFOUNDLAND_AND_LABRADOR: CityMarkets = {
  "St. John's": market(4, 0.7, 1, {
    road: "the Outer Ring Road; Pitts Memorial Drive; Kenmount Road",
    streets: "Water Street; Duckworth Street; Topsail Road; Kenmount Road; Torbay Road; Elizabeth Avenue; Harvey Road",
    areas: "in downtown St. John's; in Churchill Park; in Quidi Vidi; in the west end; in Stavanger",
    works: "in Donovans; in the O'Leary Industrial Park; off Kenmount Road; in White Hills; on Hebron Way",
    county: "in the Goulds; in Kilbride; near Portugal Cove",
  }),
  "Mount Pearl": market(1.5, 0.62, 0, {
    road: "Pitts Memorial Drive; Team Gushue Highway",
    streets: "Commonwealth Avenue; Park Avenue; Topsail Road; Old Placentia Road",
    areas: "on Commonwealth Avenue; in the city centre; in Glendale",
    works: "in Donovans Business Park; in Kenmount Business Park; on Glencoe Drive",
  }),
  "Corner Brook": market(1.3, 0.42, 1, {
    road: "the Trans-Canada; Lewin Parkway",
    streets: "West Street; Broadway; O'Connell Drive; Main Street; Riverside Drive",
    areas: "on Broadway; in downtown Corner Brook; in Curling; near Grenfell",
    works: "on the Maple Valley bench; near the port; on Confederation Drive",
    county: "in the Humber Valley; near Pasadena; near Deer Lake",
  }),
  "Conception Bay South": market(1.2, 0.55, 1, {
    road: "the CBS Bypass; Route 60",
    streets: "Conception Bay Highway; Legion Road; Fowlers Road; Anchorage Road",
    areas: "in Kelligrews; in Manuels; in Topsail; in Long Pond",
    works: "in Long Pond; in the CBS industrial park; on Red Bridge Road",
    county: "in Foxtrap; near Holyrood",
  }),
  "Grand Falls-Windsor": market(1, 0.4, 1, {
    road: "the Trans-Canada; Route 350",
    streets: "High Street; Main Street; Cromer Avenue; Lincoln Road; Union Street",
    areas: "on High Street; in Windsor; on Cromer Avenue",
    works: "on the former mill site; on Duggan Street; on Harris Avenue",
    county: "in the Exploits Valley; near Bishop's Falls; near Wooddale",
  }),
  Gander: market(1, 0.45, 0, {
    road: "the Trans-Canada; Route 330",
    streets: "Airport Boulevard; Elizabeth Drive; Roe Avenue; Armstrong Boulevard",
    areas: "in the Town Square; on Airport Boulevard; in Fraser",
    works: "at Gander International Airport; on Roe Avenue; in the Gander industrial park",
  }),
  "Happy Valley-Goose Bay": market(0.8, 0.42, 0, {
    road: "the Trans-Labrador Highway",
    streets: "Hamilton River Road; Loring Drive; Kelland Drive; Royal Street",
    areas: "on Hamilton River Road; in the valley; near 5 Wing Goose Bay",
    works: "near the airport; on Corte Real Road; at Terrington Basin",
  }),
  "Labrador City": market(0.8, 0.5, 0, {
    road: "the Trans-Labrador Highway; Route 500",
    streets: "Avalon Drive; Vanier Avenue; Drake Avenue; Humber Avenue",
    areas: "in the town centre; on Avalon Drive; in Harrie Lake",
    works: "in Wabush Industrial Park; on Circular Road; near the mine road",
  }),
  Stephenville: market(0.7, 0.35, 0, {
    road: "Route 460; Route 490",
    streets: "Main Street; Queen Street; Carolina Avenue; Prince Rupert Drive",
    areas: "on Main Street; on the former Harmon base; near Blanche Brook",
    works: "near the deep-water port; at the airport; on Connecticut Drive",
  }),
  Carbonear: market(0.7, 0.38, 0, {
    road: "Veterans Memorial Highway; Route 70",
    streets: "Water Street; Columbus Drive; Adelaide Street; London Road",
    areas: "on the waterfront; on Columbus Drive; near the hospital",
    works: "off Columbus Drive; in the Carbonear industrial park",
  }),
};

export const NORTHWEST_TERRITORIES: CityMarkets = {
  Yellowknife: market(1.8, 0.9, 0, {
    road: "Highway 3; Old Airport Road",
    streets: "Franklin Avenue; 50th Street; Old Airport Road; Range Lake Road; School Draw Avenue",
    areas: "downtown; in Old Town; on Old Airport Road; in Kam Lake; in Range Lake",
    works: "in Kam Lake; in Engle Business District; near the airport",
  }),
  "Hay River": market(0.7, 0.5, 0, {
    road: "Highway 2; the Mackenzie Highway",
    streets: "Capital Drive; Woodland Drive; Riverview Drive; Commercial Drive",
    areas: "in New Town; on Vale Island; on Capital Drive",
    works: "on Vale Island; near the rail terminal; in the 553 industrial area",
  }),
  Inuvik: market(0.6, 0.6, 0, {
    road: "the Dempster Highway",
    streets: "Mackenzie Road; Distributor Street; Navy Road; Franklin Road",
    areas: "on Mackenzie Road; downtown; near the shore",
    works: "on Navy Road; near the airport; in the town's industrial area",
  }),
  "Fort Smith": market(0.5, 0.45, 0, {
    road: "Highway 5",
    streets: "McDougal Road; Breynat Street; Portage Avenue; Calder Avenue",
    areas: "on McDougal Road; near Aurora College; in the town centre",
    works: "near the airport; on the Highway 5 approach",
  }),
  "Norman Wells": market(0.4, 0.55, 0, {
    road: "the winter road",
    streets: "Mackenzie Drive; Town Square; Beaver Lane; Honeymoon Drive",
    areas: "in the town square; on Mackenzie Drive; near the riverfront",
    works: "near the airport; at DOT Lake; on the barge landing",
  }),
  Whitehorse: market(0.4, 0.85, 0, {
    road: "the Alaska Highway",
    streets: "Main Street; 2nd Avenue; 4th Avenue; Quartz Road",
    areas: "downtown; on the Yukon River waterfront; in Riverdale",
    works: "in Marwell; in the Mount Sima industrial area; on the Alaska Highway",
  }),
  Iqaluit: market(0.4, 0.95, 0, {
    road: "Niaqunngusiariaq Road",
    streets: "Queen Elizabeth Way; Sinaa Street; Federal Road; Mivvik Street",
    areas: "in the core; near the breakwater; near the Four Corners",
    works: "in the West 40; on Federal Road; near the deep-sea port",
  }),
};

export const YUKON: CityMarkets = {
  Whitehorse: market(1.8, 0.9, 1, {
    road: "the Alaska Highway; Robert Service Way",
    streets: "Main Street; 2nd Avenue; 4th Avenue; Quartz Road; Lambert Street; Range Road",
    areas: "downtown; in Riverdale; in Porter Creek; on the waterfront; in Takhini",
    works: "in Marwell; in the Mount Sima industrial area; in Kulan; on Copper Road",
    county: "near Marsh Lake; near Lake Laberge; in the Ibex valley",
  }),
  "Dawson City": market(0.6, 0.6, 0, {
    road: "the Klondike Highway",
    streets: "Front Street; Queen Street; Second Avenue; Third Avenue; King Street",
    areas: "on Front Street; in the historic townsite; in Callison",
    works: "in Callison; on the Klondike Highway; near the airport",
  }),
  "Watson Lake": market(0.5, 0.4, 0, {
    road: "the Alaska Highway",
    streets: "Frank Trail; Adela Trail; 8th Street; Hyland Avenue",
    areas: "on the Alaska Highway; near the Sign Post Forest; in the town centre",
    works: "on the Alaska Highway; near the airport road; on the Robert Campbell turn-off",
  }),
  "Haines Junction": market(0.5, 0.5, 1, {
    road: "the Alaska Highway; the Haines Road",
    streets: "Kluane Street; Logan Street; Backe Street; Steele Street",
    areas: "at the junction; in the village core; beside Kluane National Park",
    works: "on the Alaska Highway; near the airstrip; in Marshall Creek",
    county: "in the Takhini valley; near Champagne",
  }),
};

export const NUNAVUT: CityMarkets = {
  Iqaluit: market(1.4, 1.05, 0, {
    road: "Niaqunngusiariaq Road",
    streets: "Queen Elizabeth Way; Sinaa Street; Federal Road; Mivvik Street; Astro Hill",
    areas: "in the core; near the breakwater; near the Four Corners; on the Plateau; on Astro Hill",
    works: "in the West 40; on Federal Road; near the deep-sea port; near the airport",
  }),
  "Rankin Inlet": market(0.6, 0.8, 0, {
    road: "the airport road",
    streets: "Sivulliq Avenue; Tupirvik Avenue; Kugaarjuk Street",
    areas: "near Johnston Cove; in the hamlet centre; near the arena",
    works: "near the airport; on the Itivia bench; near the sealift landing",
  }),
  Arviat: market(0.5, 0.65, 0, {
    areas: "in the hamlet centre; near the co-op; on the bay",
    works: "near the airport; near the sealift landing",
  }),
  "Baker Lake": market(0.5, 0.65, 0, {
    areas: "in the hamlet centre; on the lakeshore; near the airport road",
    works: "on the mine road; near the barge landing",
  }),
  "Cambridge Bay": market(0.5, 0.75, 0, {
    areas: "in the hamlet centre; near the research station; on the bay",
    works: "near the airport; near the sealift landing",
  }),
  Pangnirtung: market(0.4, 0.65, 0, {
    areas: "in the hamlet centre; on the fiord; near the harbour",
    works: "near the harbour; beside the airstrip",
  }),
  Kugluktuk: market(0.4, 0.65, 0, {
    areas: "in the hamlet centre; near the river mouth; near the co-op",
    works: "near the airstrip; near the barge landing",
  }),
};
