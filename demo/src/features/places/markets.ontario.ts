import { type CityMarkets, market } from "./markets.schema.ts";

export const ONTARIO: CityMarkets = {
  Toronto: market({
    weight: 30,
    price: 1.6,
    rural: 0,
    road: "Highway 401; the Gardiner; the Don Valley Parkway",
    streets:
      "Queen Street East; Dupont Street; Danforth Avenue; Bloor Street West; Dundas Street West; Kingston Road; Eglinton Avenue West; St. Clair Avenue West; College Street; Ossington Avenue; Sheppard Avenue East; Lake Shore Boulevard West",
    areas:
      "in Leslieville; in Liberty Village; on the Danforth; in the Junction; at Yonge and Eglinton; in Parkdale; in Bloor West Village; in Roncesvalles; in North York; in Scarborough Village; in Mimico; in the Fashion District; in Cabbagetown",
    works:
      "in Rexdale; near Keele and Finch; in the Golden Mile; in south Etobicoke; in Scarborough's Ellesmere corridor; in Downsview",
    county: "at the north end of the Greenbelt",
  }),
  Ottawa: market({
    weight: 13,
    price: 1.15,
    rural: 1,
    road: "Highway 417; the Queensway; Highway 416",
    streets:
      "Bank Street; Wellington Street West; Merivale Road; Carling Avenue; St. Laurent Boulevard; Montreal Road; Hazeldean Road; Somerset Street West",
    areas:
      "in Hintonburg; in the Glebe; in the ByWard Market; in Westboro; in Kanata North; in Vanier; in Old Ottawa South; in Orléans",
    works:
      "in the Colonnade business park; off Hunt Club Road; in the Sheffield Road corridor; in Stittsville; in the Kanata South business park",
    county: "in Carleton; near Osgoode; near Richmond",
  }),
  Mississauga: market({
    weight: 14,
    price: 1.4,
    rural: 0,
    road: "Highway 403; Highway 401; the QEW; Highway 410",
    streets:
      "Dundas Street East; Lakeshore Road East; Hurontario Street; Dixie Road; Queen Street South; Britannia Road West; Derry Road East; Erin Mills Parkway",
    areas: "in Port Credit; in Streetsville; in Cooksville; near Square One; in Meadowvale; in Lakeview; in Clarkson",
    works:
      "near Pearson Airport; in the Dixie and 401 corridor; in the Meadowvale business park; in the Northeast employment area; in Gateway",
    county: "at the Halton line",
  }),
  Hamilton: market({
    weight: 11,
    price: 1.05,
    rural: 1,
    road: "the QEW; Highway 403; the Red Hill Valley Parkway; the Linc",
    streets:
      "James Street North; Ottawa Street North; Barton Street East; Upper James Street; Locke Street South; Concession Street; King Street East; Main Street West",
    areas:
      "on the Mountain; in Westdale; in Stoney Creek; in Dundas; in Ancaster; in the Gibson neighbourhood; on Locke Street; in Crown Point",
    works:
      "on the bayfront; in the Red Hill business park; in the airport employment district; in east Hamilton; on Nash Road",
    county: "in Flamborough; in Glanbrook; near Binbrook",
  }),
  Brampton: market({
    weight: 10,
    price: 1.3,
    rural: 0,
    road: "Highway 410; Highway 407; Highway 427",
    streets:
      "Queen Street East; Main Street North; Steeles Avenue East; Kennedy Road South; Bovaird Drive; Airport Road; Hurontario Street",
    areas: "in downtown Brampton; in Bramalea; in Mount Pleasant; in Heart Lake; in Springdale",
    works:
      "in the Bramalea industrial area; on the Airport Road corridor; near the CN intermodal yard; in the Highway 410 business park",
    county: "at the Caledon line",
  }),
  London: market({
    weight: 9,
    price: 0.85,
    rural: 2,
    road: "Highway 401; Highway 402; Veterans Memorial Parkway",
    streets:
      "Richmond Street; Dundas Street; Wharncliffe Road South; Oxford Street East; Wellington Road; Hamilton Road; Commissioners Road East",
    areas: "in Old East Village; on Richmond Row; in Wortley Village; in Byron; in Masonville; in White Oaks",
    works: "off Exeter Road; near the airport; in Innovation Park; in the Hyde Park industrial area; on Clarke Road",
    county: "in Middlesex County; near Dorchester; near Thorndale; in Thames Centre",
  }),
  Markham: market({
    weight: 8,
    price: 1.45,
    rural: 0,
    road: "Highway 407; Highway 404",
    streets:
      "Highway 7 East; Main Street Unionville; Kennedy Road; Woodbine Avenue; Warden Avenue; Main Street Markham North",
    areas: "in Unionville; in Markham Village; in Milliken; in Thornhill; in Cornell",
    works:
      "in the Denison Street business park; near Woodbine and Steeles; in the Riviera Drive area; near Warden and 14th Avenue",
    county: "in the Markham Greenbelt",
  }),
  Vaughan: market({
    weight: 9,
    price: 1.45,
    rural: 0,
    road: "Highway 400; Highway 407; Highway 427",
    streets:
      "Jane Street; Highway 7; Keele Street; Islington Avenue; Weston Road; Rutherford Road; Major Mackenzie Drive",
    areas: "in Woodbridge; in Maple; in Kleinburg; in Concord; near the Vaughan Metropolitan Centre",
    works:
      "in Concord; in the Vaughan Enterprise Zone; near Keele and Langstaff; in the Weston Road corridor; in Woodbridge",
    county: "near Kleinburg",
  }),
  Kitchener: market({
    weight: 8,
    price: 1.0,
    rural: 2,
    road: "Highway 401; Highway 8; the Conestoga Parkway",
    streets:
      "King Street West; Victoria Street North; Ottawa Street South; Fairway Road South; Highland Road West; Lancaster Street West",
    areas: "in downtown Kitchener; in the Innovation District; in Belmont Village; in Doon South; in Bridgeport",
    works:
      "in the Huron business park; in the Bridgeport industrial area; off Homer Watson Boulevard; in Trillium Park",
    county: "in Waterloo Region; near New Dundee; near Wellesley; in Wilmot Township",
  }),
  Windsor: market({
    weight: 7,
    price: 0.75,
    rural: 2,
    road: "Highway 401; the E.C. Row Expressway; Highway 3",
    streets:
      "Ouellette Avenue; Walker Road; Tecumseh Road East; Wyandotte Street East; Erie Street East; Howard Avenue",
    areas: "in Walkerville; in Via Italia; in Riverside; in downtown Windsor; in South Windsor; in Ford City",
    works: "off Walker Road; near the Gordie Howe bridge approach; in the Twin Oaks business park; on Rhodes Drive",
    county: "in Essex County; near Kingsville; near Harrow; near Leamington",
  }),
  "Richmond Hill": market({
    weight: 5,
    price: 1.4,
    rural: 0,
    road: "Highway 404; Highway 407",
    streets: "Yonge Street; Leslie Street; Bayview Avenue; Major Mackenzie Drive East; Highway 7 East",
    areas: "in downtown Richmond Hill; in Oak Ridges; near Yonge and 16th; in Headford",
    works: "in Beaver Creek; in the Headford business park; near Leslie and Highway 7; in the Newkirk industrial area",
    county: "on the Oak Ridges Moraine",
  }),
  Oakville: market({
    weight: 6,
    price: 1.45,
    rural: 0,
    road: "the QEW; Highway 403; Highway 407",
    streets: "Lakeshore Road East; Kerr Street; Speers Road; Dundas Street West; Trafalgar Road; Bronte Road",
    areas: "in downtown Oakville; in Kerr Village; in Bronte; in Glen Abbey; in Uptown Core",
    works: "in Winston Park; on Speers Road; in the North Service Road corridor; in the Cornwall Road business area",
    county: "in north Halton",
  }),
  Burlington: market({
    weight: 6,
    price: 1.25,
    rural: 1,
    road: "the QEW; Highway 407; Highway 403",
    streets: "Plains Road East; Brant Street; Fairview Street; Lakeshore Road; Guelph Line; New Street",
    areas: "in downtown Burlington; in Aldershot; in the Appleby corridor; in Millcroft",
    works: "in the Harvester Road corridor; on Mainway; in the Appleby and QEW area; in Bronte Creek business park",
    county: "near Lowville; in rural north Burlington",
  }),
  Oshawa: market({
    weight: 6,
    price: 1.0,
    rural: 1,
    road: "Highway 401; Highway 407; Highway 418",
    streets: "Simcoe Street North; King Street East; Bond Street West; Ritson Road South; Taunton Road East",
    areas: "in downtown Oshawa; near Ontario Tech; in Windfields; in Lakeview Park",
    works:
      "in the Stevenson Road industrial area; near the port; in the Northwood business park; off Thornton Road South",
    county: "in north Durham; near Columbus; near Port Perry",
  }),
  Barrie: market({
    weight: 6,
    price: 0.95,
    rural: 2,
    road: "Highway 400; Highway 11",
    streets: "Dunlop Street East; Bayfield Street; Essa Road; Yonge Street; Mapleview Drive East; Tiffin Street",
    areas: "on the Barrie waterfront; in Allandale; in Painswick; in Holly; in the Bayfield corridor",
    works: "in the Mapleview industrial area; off Huronia Road; in the Bayview business park; on Saunders Road",
    county: "in Simcoe County; near Stroud; near Elmvale; in Oro-Medonte",
  }),
  "St. Catharines": market({
    weight: 5,
    price: 0.85,
    rural: 2,
    road: "the QEW; Highway 406",
    streets: "St. Paul Street; Welland Avenue; Ontario Street; Lakeport Road; Merritt Street; Hartzel Road",
    areas: "in Port Dalhousie; in Merritton; downtown; in the Western Hill district",
    works: "in the Bunting Road area; off Louth Street; in the Port Weller industrial lands; on Cushman Road",
    county: "in Niagara; near Jordan; near Vineland; near Fonthill",
  }),
  Guelph: market({
    weight: 5,
    price: 1.05,
    rural: 2,
    road: "Highway 401; the Hanlon Expressway; Highway 7",
    streets: "Wyndham Street North; Woolwich Street; Speedvale Avenue; Gordon Street; Stone Road West; York Road",
    areas: "in downtown Guelph; in the Ward; in the Exhibition Park area; in the south end",
    works:
      "in the Hanlon Creek business park; in the York-Watson industrial area; on Woodlawn Road; in the Southgate lands",
    county: "in Wellington County; near Elora; near Arthur; near Fergus",
  }),
  Kingston: market({
    weight: 5,
    price: 0.8,
    rural: 2,
    road: "Highway 401; Gardiners Road",
    streets: "Princess Street; Brock Street; Bath Road; Division Street; Montreal Street; Ontario Street",
    areas: "in Sydenham Ward; in the Inner Harbour; in Williamsville; in Kingston's west end",
    works:
      "in the Cataraqui Estates business park; in the St. Lawrence business park; off Dalton Avenue; on Gardiners Road",
    county: "in Frontenac County; near Harrowsmith; near Gananoque; near Napanee",
  }),
  "Greater Sudbury": market({
    weight: 4,
    price: 0.65,
    rural: 1,
    road: "Highway 17; Highway 69",
    streets: "Elm Street; Lasalle Boulevard; Regent Street; The Kingsway; Notre Dame Avenue; Lorne Street",
    areas: "in downtown Sudbury; in New Sudbury; in the South End; in Val Caron; in Copper Cliff",
    works: "in the Walden industrial park; on Fielding Road; off the Kingsway; in the Valley East industrial park",
    county: "near Chelmsford; in the Valley; near Azilda",
  }),
  "Thunder Bay": market({
    weight: 4,
    price: 0.6,
    rural: 1,
    road: "Highway 11/17; the Thunder Bay Expressway",
    streets:
      "Red River Road; Memorial Avenue; Arthur Street West; Algoma Street South; Simpson Street; Court Street North",
    areas: "in the Waterfront District; in Westfort; in Intercity; in Current River",
    works: "in the Balmoral business area; in the Innova business park; near the airport; off Maureen Street",
    county: "in the Slate River Valley; near Murillo; near Kakabeka Falls",
  }),
};
