import type { LOCAL_POCKET_LISTINGS } from "../listings/pocket-listings.local.ts";
import { type DemoDocument, plan, write } from "./document.ts";

const financials = { folder: "financials", download: "stamped" } as const;

/** The documents in the rooms of agents of other provinces. */
export const LOCAL_DOCUMENTS: Readonly<Record<keyof typeof LOCAL_POCKET_LISTINGS, readonly DemoDocument[]>> = {
  carWash: [
    {
      ...{ ...financials, name: "Wash counts by month", audience: "granted" },
      content: write("en", [
        "Wash counts by month",
        "Mountain Brow Auto Spa, last twelve months",
        [
          "Washes",
          [
            ["Spring", "18,400"],
            ["Summer", "16,900"],
            ["Fall", "17,300"],
            ["Winter", "24,100"],
            ["Memberships", "1,120 at $34.99 a month"],
          ],
        ],
      ]),
    },
    {
      ...{ name: "Land lease abstract", folder: "leases", audience: "nda", download: "never" },
      content: write("en", [
        "Land lease abstract",
        "1180 Upper James Street, Hamilton",
        [
          "Terms",
          [
            ["Term", "16 years left, no option"],
            ["Rent", "$11,000 a month, 2% a year"],
            ["Buildings and equipment", "The tenant’s, removed at the end of the term"],
            ["Assignment", "With consent, not to be unreasonably withheld"],
          ],
        ],
      ]),
    },
  ],
  motel: [
    {
      ...{ ...financials, name: "Statement of operations", audience: "nda" },
      content: write("en", [
        "Statement of operations",
        "Sandpiper Motel, last season",
        [
          "Revenue",
          [
            ["Rooms", "$1,688,000"],
            ["Restaurant", "$222,000"],
            ["Occupancy", "71%"],
            ["Average daily rate", "$171"],
          ],
        ],
        [
          "Result",
          [
            ["Operating expenses", "$1,322,000"],
            ["Net operating income", "$588,000"],
          ],
        ],
      ]),
    },
    plan({ name: "Room plan, ground floor", title: "Ground floor, 19 rooms" }, [
      ["Rooms 101 to 110", [0, 0], [140, 24]],
      ["Walkway", [0, 24], [140, 8]],
      ["Pool", [0, 32], [60, 40]],
      ["Restaurant", [60, 32], [44, 40]],
      ["Front desk", [104, 32], [36, 40]],
      ["Rooms 111 to 119", [0, 72], [140, 24]],
    ]),
  ],
  warehouseLeaseback: [
    {
      ...{ name: "Lease abstract", folder: "leases", audience: "granted", download: "never" },
      content: write("en", [
        "Lease abstract",
        "71 Simmonds Drive, Dartmouth",
        [
          "Terms",
          [
            ["Tenant", "Scotia Fasteners & Supply"],
            ["Term", "Nine years left, two options of five years"],
            ["Net rent", "$8.60 a square foot a year, 2% a year"],
          ],
        ],
      ]),
    },
    {
      ...{ name: "Building condition report, summary", folder: "building", audience: "nda", download: "stamped" },
      content: write("en", [
        "Building condition report, summary",
        "71 Simmonds Drive, Dartmouth, built in 2012",
        [
          "Findings",
          [
            ["Roof", "Membrane of 2012, eight to ten years left"],
            ["Docks", "Eight levellers, two due for seals"],
            ["Sprinklers", "ESFR, tested this year"],
            ["Next five years", "$118,000, of which the tenant pays $96,000"],
          ],
        ],
      ]),
    },
    plan({ name: "Floor plan", title: "Warehouse and office, 46,000 sq ft" }, [
      ["Warehouse, 28 ft clear", [0, 0], [215, 200]],
      ["Docks 1 to 8", [0, 200], [140, 14]],
      ["Office", [140, 200], [75, 40]],
    ]),
  ],
};
