import { expect, test } from "vitest";
import { findLeaks } from "./leaks.rules.ts";

const SECRETS = [
  { key: "buildingName", value: "Café Émile" },
  { key: "netOperatingIncome", value: "187654" },
  { key: "storeys", value: "2" },
];
const find = (text: string) => findLeaks({ texts: [text], secrets: SECRETS }).map(({ message }) => message);

test.each([
  ["The old CAFE EMILE, two storeys.", ["Building or business name"]],
  ["NOI of $187,654 a year", ["Net Operating Income"]],
  ["RNE de 187 654 $", ["Net Operating Income"]],
  ["Close to M5V 3L9", ["a postal code"]],
  ["Call 416-555-0142 or +1 (416) 555 0142", ["a phone number"]],
  ["Write to ada@example.ca, or see https://example.ca", ["an email address", "a web address"]],
  ["Offices at 123 King Street West", ["a street address"]],
  ["RETAIL AT 4500B BLOOR ST. W", ["a street address"]],
  ["Corner of 12 5th Avenue, two doors from 99 St. Clair Ave", ["a street address"]],
  ["Au 123, rue Saint-Denis", ["a street address"]],
  ["Au 4500 chemin de la Côte-des-Neiges", ["a street address"]],
  ["A 10 minute drive; 24 Hour Drive Thru, 2 Lane access road, 3 on Main Street", []],
  ["À 5 minutes du boulevard, 2 places de stationnement, 1 place d’affaires", []],
  ["The gate at 45.5019, -73.5674", ["coordinates on the map"]],
  ["Two storeys, 12,500 sq ft, 2 units, CA$1,876,540 a year", []],
])("“%s” gives away %j", (text, names) => {
  expect(find(text)).toEqual(names);
});
