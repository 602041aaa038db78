import { findLeaks, type Secret } from "@vestpocket/domain/disclosure/leaks.rules";
import { createRandom } from "@vestpocket/domain/shared/random";
import { expect, test } from "vitest";
import { generateListings } from "./listings.demo.ts";

const LISTINGS = generateListings(createRandom(20_261_128), 500);

/** What owners withhold, mostly in words of the market. */
const SECRETS: readonly Secret[] = [
  { key: "buildingName", value: "Main Street Bakery & Café Ltd." },
  { key: "buildingName", value: "Boulangerie du Marché central inc." },
  { key: "buildingName", value: "Northern Storage and Truck Repair Corporation" },
  { key: "buildingName", value: "Trattoria Bellavista Restaurant" },
  { key: "sellerName", value: "Gestion immobilière Vachon-Tremblay ltée" },
  { key: "sellerName", value: "Okonkwo Family Holdings Inc." },
  { key: "tenantNames", value: "Dental clinic (2 floors), Quickprint Services, Café Zeste, the city" },
  { key: "streetAddress", value: "1180 rue Wexbourne Ouest, bureau 300" },
  { key: "poster", value: "O’Shaughnessy" },
];

test("no warning appears about an ordinary description, title or keyword, in either language", () => {
  const found = LISTINGS.flatMap((listing) => {
    const { title, description, otherTitle = "", otherDescription = "", keywords, city } = listing;
    const fields = [title, description, otherTitle, otherDescription, keywords.join("\n")];
    return fields.flatMap((text) =>
      findLeaks({ texts: [text], secrets: SECRETS, city }).map((leak) => ({ leak, text })),
    );
  });
  expect(found).toEqual([]);
});
