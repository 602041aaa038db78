import type { ConfidentialKey } from "../disclosure/disclosure.fields.ts";
import { findProvince, listProvincesOfCity } from "../places/places.schema.ts";
import type { TextRange } from "./listing-reading.ts";

/** A part of a text that members do not read: a confidential field's value, or a way to reach somebody. */
export interface ConfidentialFind extends TextRange {
  readonly key: ConfidentialKey | "contact";
  readonly value: string;
}

/** A word of a name: "Casa", "O'Brien", "St-Jean", "H.W.". */
const NAME = "\\p{Lu}(?:\\.(?:\\p{Lu}\\.){0,3}|[\\p{L}\\p{N}'’&-]{0,30})";
const CONNECTED = `${NAME}(?: (?:(?:of|the|de|du|des|la|le|les|d'|l'|&|and|et) ){0,2}${NAME}){0,5}`;
const STREETS =
  "(?:Street|St|Avenue|Ave|Av|Road|Rd|Boulevard|Blvd|Drive|Dr|Court|Crt|Ct|Crescent|Cres|Lane|Ln|Way|Place|Pl|Parkway|Pkwy|Terrace|Trail|Circle|Cir|Square|Sq|Highway|Hwy|Line|Sideroad|Concession|Gate|Row|Close|Quay|Mews|Hill|Grove|Heights)";
const SIDES =
  "(?:,? ?(?:NE|NW|SE|SW|N\\.?E|N\\.?W|S\\.?E|S\\.?W|North|South|East|West|Nord|Sud|Est|Ouest|[NSEWO])\\b\\.?)?";
const UNIT =
  "(?:(?:Unit|Suite|Ste|Apt|Bay|Local|Bureau|Units|Suites) ?#?[\\p{N}A-Z-]{1,8},? (?:at |- |au |– )?|#[\\p{N}A-Z]{1,6}[, -]{1,3})?";
const NUMBER = "\\d{1,6}[A-Za-z]?(?:[-–] ?\\d{1,6})?";
const AFTER_UNIT = "(?:,? (?:Unit|Suite|Ste\\.?|#|Apt\\.?|local|bureau|app\\.?|unité)s? ?#?[\\p{N}A-Z-]{1,8})?";

const ADDRESSES = [
  `${UNIT}\\b${NUMBER} (?:${NAME} ){1,4}${STREETS}\\b\\.?${SIDES}${AFTER_UNIT}`,
  `${UNIT}\\b${NUMBER} (?:\\d{1,3}(?:st|nd|rd|th)) ${STREETS}\\b\\.?${SIDES}${AFTER_UNIT}`,
  `${UNIT}\\b${NUMBER} (?:Highway|Hwy|County Road|Regional Road|Range Road|Township Road|Concession) \\d{1,5}${SIDES}`,
  `${UNIT}\\b${NUMBER},? (?:[Rr]ue|RUE|[Bb]oul\\.?|[Bb]oulevard|BOUL\\.?|[Aa]venue|[Aa]v\\.|[Cc]hemin|[Cc]h\\.|[Rr]ang|[Mm]ontée|[Rr]oute|[Pp]lace|[Cc]ôte|[Aa]llée|[Ii]mpasse|[Cc]ours|[Qq]uai|[Tt]errasse|[Aa]utoroute)(?: (?:de la|de l['’]|de|des|du|d['’]|la|le|l['’]))? ?(?:${NAME}|\\d{1,4}\\b)(?:[ -](?:(?:de|des|du|la|le|et) ){0,2}${NAME}){0,3}${SIDES}${AFTER_UNIT}`,
];

const BUILDINGS = "(?:Plaza|Mall|Centre|Center|Tower|Towers|Place|Building|Crossing|Commons)";
/** Not "Shopping Centre", which names a kind of building. */
const UNLIKE_KIND =
  "(?!(?:For|The|New|Prime|Retail|Shopping|Strip|Medical|Office|Commercial|Business|Industrial|Neighbourhood|Multi|Freestanding|Investment|Apartment|Distribution|Community|Professional|Net|Downtown|Mixed)\\b)";

interface Pattern {
  readonly key: ConfidentialFind["key"];
  readonly shape: RegExp;
}

const pattern = (key: Pattern["key"], source: string, flags = "gu"): Pattern => ({
  key,
  shape: new RegExp(source, flags),
});

/** Each has its value in the group `value`, otherwise the whole match is it. No pattern repeats one that repeats. */
const PATTERNS: readonly Pattern[] = [
  pattern("contact", "[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){1,4}"),
  pattern("contact", "(?:https?:\\/\\/|www\\.)[^\\s,;|)]{3,200}", "giu"),
  pattern(
    "contact",
    "(?<![\\d.,])(?:\\+?1[ .-]?)?(?:\\(\\d{3}\\) ?|\\d{3}[ .-])\\d{3}[.-]\\d{4}(?!\\d)(?:,? ?(?:ext|poste|x)\\.? ?\\d{1,6})?",
    "giu",
  ),
  pattern("contact", "(?<![\\d.,]|\\d )(?:\\(\\d{3}\\) ?|(?:1 )?\\d{3} )\\d{3} \\d{4}(?![\\d ]{0,2}\\d)"),
  pattern("postalCode", "\\b[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d\\b"),
  pattern(
    "parcelNumber",
    "\\b(?:PIN|PID|ARN|LINC|Roll(?: (?:No\\.?|Number))?|Parcel(?: (?:ID|No\\.?|Number))?|[Mm]atricule)\\s?[#:]{0,2}\\s{0,2}(?<value>\\d[\\d .-]{4,26}\\d)",
  ),
  pattern(
    "parcelNumber",
    "\\b[Ll]ots? (?:no\\.? |n° )?(?<value>\\d \\d{3} \\d{3}(?:(?:, | et | & )\\d \\d{3} \\d{3}){0,5})",
  ),
  pattern("parcelNumber", "\\b(?<value>(?:NE|NW|SE|SW)[ -]?(?:1\\/4 )?\\d{1,2}-\\d{1,3}-\\d{1,2}[ -]?W\\d(?:M)?)\\b"),
  ...ADDRESSES.map((source) => pattern("streetAddress", source)),
  pattern("sellerName", `\\b(?:Vendor|Seller|Owner|Vendeur|Propriétaire)s? ?: ?(?<value>${CONNECTED})`),
  pattern(
    "buildingName",
    `(?:\\b(?:known as|operating as|o\\/a|d\\/b\\/a|dba|doing business as|[Bb]usiness [Nn]ame ?:|trading as|connue? sous le nom(?: de)?|sous le nom(?: de)?|sous la bannière|f\\.?a\\.?s\\.?r\\.?s\\.?|[Nn]om ?:|Nom de l['’]entreprise ?:|[Bb]uilding [Nn]ame ?:|[Nn]ame ?:)) ?(?:the |les? |la |l['’])?(?<value>${CONNECTED})`,
  ),
  pattern("buildingName", `^(?<value>${UNLIKE_KIND}(?:${NAME} ){1,3}${BUILDINGS})$`, "gmu"),
  pattern("buildingName", `(?:\\bat|\\bin|\\bof) (?:the )?(?<value>${UNLIKE_KIND}(?:${NAME} ){1,3}${BUILDINGS})\\b`),
  pattern(
    "buildingName",
    `^(?<value>(?:Carrefour|Galeries|Complexe|Édifice|Tour|Plaza|Centre) (?:${NAME})(?: ${NAME}){0,2})$`,
    "gmu",
  ),
];

/** What of a text is confidential, in the order of the text, without overlaps (product.md §5.5). Takes time in proportion to the text. */
export function findConfidential(text: string): ConfidentialFind[] {
  const finds: ConfidentialFind[] = [];
  const isFound = new Uint8Array(text.length);
  const add = (find: ConfidentialFind) => {
    if (find.end <= find.start || isFound.subarray(find.start, find.end).includes(1)) return;
    isFound.fill(1, find.start, find.end);
    finds.push(find);
  };
  for (const { key, shape } of PATTERNS) {
    for (const match of text.matchAll(shape)) {
      const value = match.groups?.value ?? match[0];
      const start = match.index + match[0].lastIndexOf(value);
      const trimmed = withPeriod(text, { value: value.replace(/[\s,-]+$/u, ""), start });
      add({ key, value: trimmed, start, end: start + trimmed.length });
    }
  }
  for (const find of findTenants(text)) add(find);
  for (const find of findNames(text, finds)) add(find);
  return finds.sort((one, other) => one.start - other.start);
}

/** "Harbour Bean Co." has its period, "88 rue Principale." has none. */
function withPeriod(text: string, { value, start }: { value: string; start: number }): string {
  const isAbbreviated = /\b(?:Co|Inc|Ltd|ltée)$/u.test(value) && text[start + value.length] === ".";
  return isAbbreviated ? `${value}.` : value.replace(/(?<!\b(?:Co|Inc|Ltd|St|Ave|Rd|Blvd))\.$/u, "");
}

const TENANTS =
  /\b(?:[Aa]nchored by|Tenants?(?: mix)?|[Ll]ocataires?(?: actuels?)?|[Aa]nchor(?: [Tt]enant)?s?|[Ll]eased to|[Oo]ccupied by|[Ll]oué à|[Oo]ccupé par|[Tt]enanted by|[Tt]enants including|[Tt]enants are)(?: ?:| include| are| is)? ?/gu;
const ITEM = new RegExp(`^${CONNECTED}`, "u");
const SEPARATOR = /^(?:, (?:and |et )?| and | et | & |; )/u;

/** "Tenants: Prairie Dental, Rexford Pharmacy and a national coffee chain": the names, until something else follows. */
function findTenants(text: string): ConfidentialFind[] {
  const finds: ConfidentialFind[] = [];
  for (const { 0: lead, index } of text.matchAll(TENANTS)) {
    let at = index + lead.length;
    for (let count = 0; count < 20; count++) {
      const item = ITEM.exec(text.slice(at, at + 200))?.[0].replace(/[.,\s]+$/u, "");
      const name = item?.split(/ (?:and|et) /u)[0];
      if (name === undefined || /^(?:The|Le|La|Les|All|Pays|Net|NNN|Month)$/u.test(name)) break;
      finds.push({ key: "tenantNames", value: name, start: at, end: at + name.length });
      at += name.length;
      const separator = SEPARATOR.exec(text.slice(at, at + 8))?.[0];
      if (separator === undefined) break;
      at += separator.length;
    }
  }
  return finds;
}

const BEFORE_ADDRESS = new RegExp(
  `(?:^|[.:;\\n|–-] ?)(?<value>${CONNECTED}(?:(?<=\\b(?:Co|Inc|Ltd|ltée))\\.)?)(?:, (?:at |au |located at )?| (?:at|located at) |\\n)$`,
  "u",
);
const GENERIC =
  /^(?:For|À|A|Sale|Lease|Rent|Unit|Suite|Located|Address|Adresse|Situé|Local|Office|Retail|Commercial|Industrial|Warehouse|Restaurant|Prime|Vendre|Louer|Bureau|Bureaux|Lot|Terrain|Land|Property|Building|Space|Turn|Turnkey|Great|Beautiful|Excellent|Established|Freestanding|Modern|New|Opportunity|Magnifique|Superbe|Belle|Beau|Rare|Downtown|Corner|Busy|Profitable|Medical|Dental|Unique|Bright|Clean|Large|Small|Multi|Mixed|Investment|Business|Entreprise|Immeuble|Bâtiment|Entrepôt|Condo|House|Farm|Ferme|Hotel|Motel|Plaza|Contact|Call|Sublease|Asking|Price|Prix)\b/u;

/** The name in front of an address: "Casa Verde, 114 Dunlop St E". */
function findNames(text: string, finds: readonly ConfidentialFind[]): ConfidentialFind[] {
  return finds.flatMap(({ key, start }) => {
    if (key !== "streetAddress") return [];
    const from = Math.max(0, start - 120);
    const match = BEFORE_ADDRESS.exec(text.slice(from, start));
    const value = match?.groups?.value;
    if (match === null || value === undefined || GENERIC.test(value) || value.length < 3 || isPlace(value)) return [];
    const at = from + match.index + match[0].indexOf(value);
    return [{ key: "buildingName" as const, value, start: at, end: at + value.length }];
  });
}

/** "Hamilton, 120 Main Street". */
function isPlace(value: string): boolean {
  const words = value.split(" ");
  return words.some((_, index) => {
    const name = words.slice(0, index + 1).join(" ");
    return listProvincesOfCity(name).length > 0 || findProvince(name) !== undefined;
  });
}
