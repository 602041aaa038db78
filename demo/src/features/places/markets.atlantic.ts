import { type CityMarkets, market } from "./markets.schema.ts";

/** New Brunswick's places are in English and, after the bar, in French; its streets are translated when read. */
export const NEW_BRUNSWICK: CityMarkets = {
  Moncton: market({
    weight: 5,
    price: 0.65,
    rural: 2,
    road: "the Trans-Canada|la Transcanadienne; Wheeler Boulevard|le boulevard Wheeler; Route 15|la route 15",
    streets: "Main Street; Mountain Road; St. George Street; Mapleton Road; Vaughan Harvey Boulevard; Elmwood Drive",
    areas:
      "downtown|au centre-ville; in Sunny Brae|à Sunny Brae; in Moncton North|à Moncton-Nord; near the Avenir Centre|près du Centre Avenir; in Magnetic Hill|à la Côte-Magnétique",
    works:
      "in the Caledonia industrial estates|dans le parc industriel Caledonia; in the Moncton industrial park|dans le parc industriel de Moncton; in Emmerson Park|dans le parc Emmerson; near the airport|près de l'aéroport",
    county:
      "in Westmorland County|dans le comté de Westmorland; near Salisbury|près de Salisbury; near Memramcook|près de Memramcook",
  }),
  "Saint John": market({
    weight: 3.5,
    price: 0.55,
    rural: 1,
    road: "Highway 1|la route 1; the Harbour Bridge|le pont du port",
    streets: "King Street; Prince William Street; Rothesay Avenue; Union Street; Main Street West; Manawagonish Road",
    areas:
      "uptown|dans le quartier Uptown; in the Trinity Royal area|dans le secteur Trinity Royal; on the west side|dans l'ouest; in the north end|dans le quartier nord; in Millidgeville|à Millidgeville",
    works:
      "in McAllister Industrial Park|dans le parc industriel McAllister; in Spruce Lake Industrial Park|dans le parc industriel Spruce Lake; near the port|près du port; on Grandview Avenue|sur l'avenue Grandview",
    county:
      "in the Kennebecasis valley|dans la vallée de la Kennebecasis; near Hampton|près de Hampton; near St. Martins|près de St. Martins",
  }),
  Fredericton: market({
    weight: 3.5,
    price: 0.65,
    rural: 2,
    road: "the Trans-Canada|la Transcanadienne; Route 8|la route 8",
    streets: "Queen Street; King Street; Regent Street; Prospect Street; Union Street; Main Street",
    areas:
      "downtown|au centre-ville; on the north side|sur la rive nord; in the Hill district|dans le secteur de la colline; in Devon|à Devon; uptown|dans le haut de la ville",
    works:
      "in the Vanier industrial park|dans le parc industriel Vanier; on Bishop Drive|sur la promenade Bishop; on Alison Boulevard|sur le boulevard Alison; off Hanwell Road|près du chemin Hanwell",
    county:
      "in the Saint John River valley|dans la vallée du fleuve Saint-Jean; near Keswick|près de Keswick; near Maugerville|près de Maugerville",
  }),
  Dieppe: market({
    weight: 3,
    price: 0.7,
    rural: 1,
    road: "Route 15|la route 15; the Trans-Canada|la Transcanadienne",
    streets: "Champlain Street; Acadie Avenue; Paul Street; Dieppe Boulevard; Amirault Street",
    areas:
      "downtown|au centre-ville; near Champlain Place|près de la Place Champlain; in the Fox Creek area|dans le secteur Fox Creek; in Saint-Anselme|à Saint-Anselme",
    works:
      "in the Dieppe industrial park|dans le parc industriel de Dieppe; near the airport|près de l'aéroport; on Ferdinand Boulevard|sur le boulevard Ferdinand",
    county: "near Memramcook|près de Memramcook; near Cap-Pelé|près de Cap-Pelé",
  }),
  Miramichi: market({
    weight: 1.2,
    price: 0.4,
    rural: 1,
    road: "Route 8|la route 8; Route 11|la route 11",
    streets: "Water Street; King George Highway; Newcastle Boulevard; Pleasant Street; Castle Street",
    areas: "in Newcastle|à Newcastle; in Chatham|à Chatham; in Douglastown|à Douglastown",
    works:
      "in the Miramichi airport park|dans le parc de l'aéroport de Miramichi; on the former mill lands|sur les terrains de l'ancienne usine; in Nordin|à Nordin",
    county: "in Northumberland County|dans le comté de Northumberland; near Rogersville|près de Rogersville",
  }),
  Edmundston: market({
    weight: 1.2,
    price: 0.42,
    rural: 2,
    road: "the Trans-Canada|la Transcanadienne; Route 120|la route 120",
    streets: "Victoria Street; Canada Road; Hébert Boulevard; Church Street; Olivier-Boucher Road",
    areas:
      "downtown|au centre-ville; in Saint-Basile|à Saint-Basile; in Saint-Jacques|à Saint-Jacques; in Verret|à Verret",
    works:
      "in the Saint-Jacques industrial park|dans le parc industriel de Saint-Jacques; in the Saint-Basile industrial park|dans le parc industriel de Saint-Basile; near the border crossing|près du poste frontalier",
    county: "in Madawaska|au Madawaska; near Saint-Léonard|près de Saint-Léonard; near Clair|près de Clair",
  }),
  Bathurst: market({
    weight: 1,
    price: 0.4,
    rural: 1,
    road: "Route 11|la route 11; Route 8|la route 8",
    streets: "Main Street; St. Peter Avenue; King Avenue; Vanier Boulevard; Murray Avenue",
    areas:
      "downtown|au centre-ville; in West Bathurst|à Bathurst-Ouest; in East Bathurst|à Bathurst-Est; on the harbour|au bord du havre",
    works:
      "in the Bathurst industrial park|dans le parc industriel de Bathurst; on Queen Elizabeth Drive|sur la promenade Queen Elizabeth; on the former mill site|sur le site de l'ancienne usine",
    county:
      "in Chaleur|dans la région Chaleur; near Petit-Rocher|près de Petit-Rocher; near Allardville|près d'Allardville",
  }),
  Campbellton: market({
    weight: 0.8,
    price: 0.35,
    rural: 1,
    road: "Route 11|la route 11; the Van Horne bridge|le pont Van Horne",
    streets: "Water Street; Roseberry Street; Andrew Street; Val d'Amour Road",
    areas:
      "downtown|au centre-ville; on the Restigouche waterfront|au bord de la Restigouche; in Atholville|à Atholville",
    works:
      "in the Atholville industrial park|dans le parc industriel d'Atholville; in the Campbellton industrial park|dans le parc industriel de Campbellton",
    county: "in Restigouche|au Restigouche; near Dalhousie|près de Dalhousie; near Tide Head|près de Tide Head",
  }),
  Oromocto: market({
    weight: 0.8,
    price: 0.45,
    rural: 1,
    road: "the Trans-Canada|la Transcanadienne; Route 102|la route 102",
    streets: "Restigouche Road; Onondaga Street; Miramichi Road; Broad Road",
    areas:
      "in the town centre|au centre-ville; near Base Gagetown|près de la base de Gagetown; on the Restigouche Road strip|dans le secteur Restigouche Road",
    works: "in the Oromocto industrial park|dans le parc industriel d'Oromocto; in Geary|à Geary",
    county: "in Sunbury County|dans le comté de Sunbury; near Burton|près de Burton",
  }),
  Sussex: market({
    weight: 0.8,
    price: 0.42,
    rural: 2,
    road: "Route 1|la route 1; Route 2|la route 2",
    streets: "Main Street; Maple Avenue; Broad Street; Queen Street",
    areas:
      "in the trade district|dans le quartier commerçant; downtown|au centre-ville; in Sussex Corner|à Sussex Corner",
    works:
      "in the Sussex industrial park|dans le parc industriel de Sussex; on Dutch Valley Road|sur le chemin Dutch Valley; off Marble Street|près de la rue Marble",
    county:
      "in the Sussex dairy belt|dans la région laitière de Sussex; in Kings County|dans le comté de Kings; near Norton|près de Norton",
  }),
};

export const NOVA_SCOTIA: CityMarkets = {
  Halifax: market({
    weight: 9,
    price: 1.05,
    rural: 0,
    road: "Highway 102; Highway 103; the Bedford Highway",
    streets:
      "Agricola Street; Gottingen Street; Barrington Street; Quinpool Road; Spring Garden Road; Robie Street; Bedford Highway; Young Street",
    areas:
      "in the North End; on the Halifax waterfront; in Hydrostone; on Spring Garden; in Fairview; in Clayton Park; in Bedford",
    works:
      "in Bayers Lake; in the Ragged Lake business park; near Halifax Stanfield; in the Bedford Commons; in the Windsor Street industrial pocket",
    county: "near Musquodoboit; in Hants County; near St. Margarets Bay",
  }),
  Sydney: market({
    weight: 2,
    price: 0.42,
    rural: 1,
    road: "Highway 125; Highway 4",
    streets: "Charlotte Street; George Street; Prince Street; Kings Road; Welton Street",
    areas: "in downtown Sydney; in Whitney Pier; in Ashby; in the North End",
    works: "in Harbourside Commercial Park; in Sydport; in the Northside industrial park; off Upper Prince Street",
    county: "in Cape Breton County; near Mira; near Margaree",
  }),
  Dartmouth: market({
    weight: 5,
    price: 0.95,
    rural: 0,
    road: "Highway 111; Highway 118; the Macdonald Bridge",
    streets: "Portland Street; Windmill Road; Main Street; Wyse Road; Ochterloney Street; Pleasant Street",
    areas: "in downtown Dartmouth; in Dartmouth Crossing; in Woodside; in Westphal; in King's Wharf",
    works:
      "in Burnside; in the City of Lakes business park; in Woodside Industrial Park; in Burnside's Wright Avenue area",
    county: "near Lawrencetown; near Lake Echo",
  }),
  Truro: market({
    weight: 2,
    price: 0.5,
    rural: 2,
    road: "Highway 102; Highway 104",
    streets: "Prince Street; Inglis Place; Robie Street; Esplanade Street; Willow Street",
    areas: "in downtown Truro; in Bible Hill; on the Robie Street strip",
    works: "in the Truro business park; in Debert; off Parkway Drive",
    county: "in Colchester County; near Stewiacke; near Brookfield; near Tatamagouche",
  }),
  "New Glasgow": market({
    weight: 1.2,
    price: 0.42,
    rural: 1,
    road: "Highway 104; Highway 106",
    streets: "Provost Street; George Street; East River Road; Westville Road; Archimedes Street",
    areas: "in downtown New Glasgow; on the Riverside; on the Westville Road strip",
    works: "in the Pictou County industrial park; in Trenton; in Stellarton's Albion business park",
    county: "in Pictou County; near Scotsburn; near Merigomish",
  }),
  "Glace Bay": market({
    weight: 0.8,
    price: 0.32,
    rural: 0,
    road: "Highway 4; Highway 255",
    streets: "Commercial Street; Union Street; South Street; Main Street",
    areas: "downtown; in Sterling; in New Aberdeen",
    works: "in the Glace Bay industrial park; in Reserve Mines",
  }),
  Kentville: market({
    weight: 1.2,
    price: 0.55,
    rural: 2,
    road: "Highway 101; Highway 1",
    streets: "Webster Street; Main Street; Aberdeen Street; Cornwallis Street; Park Street",
    areas: "in downtown Kentville; in New Minas; in Coldbrook",
    works: "in the Kentville business park; in the Annapolis Valley industrial park; in Coldbrook",
    county: "in the Annapolis Valley; near Canning; near Berwick; near Wolfville",
  }),
  Amherst: market({
    weight: 1,
    price: 0.4,
    rural: 2,
    road: "the Trans-Canada; Highway 104",
    streets: "Victoria Street East; Church Street; Robert Angus Drive; South Albion Street",
    areas: "in downtown Amherst; on South Albion; near Victoria Square",
    works: "in the Amherst industrial park; off Industrial Park Drive; on Tantramar Crescent",
    county: "in Cumberland County; near Oxford; near Nappan",
  }),
  Bridgewater: market({
    weight: 1,
    price: 0.5,
    rural: 1,
    road: "Highway 103; Highway 10",
    streets: "King Street; LaHave Street; North Street; Dufferin Street",
    areas: "in downtown Bridgewater; on the LaHave; in Cookville",
    works: "in the Bridgewater business park; on Logan Road; in Hebbville",
    county: "in Lunenburg County; near New Germany; near Mahone Bay",
  }),
  Yarmouth: market({
    weight: 0.9,
    price: 0.4,
    rural: 1,
    road: "Highway 101; Highway 103",
    streets: "Main Street; Water Street; Starrs Road; Forest Street",
    areas: "in downtown Yarmouth; on the waterfront; on Starrs Road",
    works: "in the Yarmouth industrial park; near the airport; on Hardscratch Road",
    county: "in Yarmouth County; near Tusket; near Carleton",
  }),
  Antigonish: market({
    weight: 0.9,
    price: 0.5,
    rural: 2,
    road: "the Trans-Canada; Highway 7",
    streets: "Main Street; James Street; College Street; Church Street",
    areas: "on Main Street; near the university; on the Post Road strip",
    works: "off the Trans-Canada; on Beech Hill Road; in Lower South River",
    county: "in Antigonish County; near St. Andrews; near Heatherton",
  }),
};

export const PRINCE_EDWARD_ISLAND: CityMarkets = {
  Charlottetown: market({
    weight: 2.5,
    price: 0.75,
    rural: 2,
    road: "the Trans-Canada; the Arterial Highway",
    streets: "Great George Street; Queen Street; University Avenue; Kent Street; Water Street; St. Peters Road",
    areas: "in downtown Charlottetown; on Victoria Row; in Parkdale; in Sherwood; in West Royalty",
    works: "in the West Royalty business park; in the BioCommons; off Mount Edward Road",
    county: "in Queens County; near Hunter River; near North Rustico; near Mount Stewart",
  }),
  Summerside: market({
    weight: 1.2,
    price: 0.5,
    rural: 2,
    road: "Route 2; Route 1A",
    streets: "Water Street; Granville Street; Central Street; Harbour Drive; Pope Road",
    areas: "on the Summerside waterfront; in St. Eleanors; in Wilmot; downtown",
    works: "in Slemon Park; in the Greenwood Drive business park; off Read Drive",
    county: "in Prince County; near Bedeque; near Kinkora",
  }),
  Stratford: market({
    weight: 0.8,
    price: 0.7,
    rural: 1,
    road: "the Trans-Canada; the Hillsborough Bridge",
    streets: "Kinlock Road; Hopeton Road; Mason Road; Stratford Road",
    areas: "in the Town Centre; near the Hillsborough Bridge; in Bunbury",
    works: "in the Stratford business park; on Myrtle Street",
    county: "near Alexandra; near Vernon River",
  }),
  Cornwall: market({
    weight: 0.7,
    price: 0.65,
    rural: 2,
    road: "the Cornwall bypass; Route 19",
    streets: "Main Street; Meadowbank Road; Lowther Drive; Ferry Road",
    areas: "on Main Street; near the bypass; in Eliot River",
    works: "in the Cornwall business park; on Capital Drive",
    county: "near Hampton; near Crapaud; in North River",
  }),
  Montague: market({
    weight: 0.6,
    price: 0.4,
    rural: 2,
    road: "Route 4; Route 3",
    streets: "Main Street; Queens Road; Wood Islands Hill; Sackville Street",
    areas: "on the Montague River; on Main Street; near the marina",
    works: "in the Montague industrial park; in Pooles Corner",
    county: "in Kings County; near Cardigan; near Murray River",
  }),
  Kensington: market({
    weight: 0.6,
    price: 0.42,
    rural: 2,
    road: "Route 2; Route 20",
    streets: "Broadway Street; Victoria Street; Commercial Street; Woodleigh Drive",
    areas: "at the railyards; on Broadway; downtown",
    works: "in the Kensington industrial park; on Park Road",
    county: "near Malpeque; near New London; near Kelvin Grove",
  }),
  Souris: market({
    weight: 0.5,
    price: 0.38,
    rural: 2,
    road: "Route 2; Route 16",
    streets: "Main Street; Breakwater Street; Church Street; Longworth Street",
    areas: "near the ferry terminal; on Main Street; on the harbour",
    works: "near the harbour; in the Souris industrial park",
    county: "near Fortune; near Rollo Bay; near Bear River",
  }),
  Alberton: market({
    weight: 0.5,
    price: 0.32,
    rural: 2,
    road: "Route 12; Route 2",
    streets: "Main Street; Church Street; Dufferin Street; Poplar Street",
    areas: "on Main Street; near the harbour; at Northport",
    works: "near the Northport wharf; on the Dock Road",
    county: "near Bloomfield; near O'Leary; near Cascumpec",
  }),
};
