import { kind, type SubtypeTexts } from "../texts.schema.ts";

export const MEDICAL_DENTAL_EN: SubtypeTexts = {
  kinds: [
    kind("dental office with {examRooms} operatories", {
      noun: "office",
      keywords: ["dental", "operatories"],
      lines: [
        "[+X-ray room] The panoramic X-ray room is lead-lined, and the compressor and suction are housed separately.",
      ],
    }),
    kind("family medicine clinic", { noun: "clinic", keywords: ["family practice", "clinic"] }),
    kind("walk-in clinic beside a pharmacy", {
      noun: "clinic",
      keywords: ["walk-in clinic", "pharmacy"],
      lines: ["[+Pharmacy on site] The pharmacy next door shares the waiting area and the parking."],
    }),
    kind("[!rent] stand-alone medical building", { noun: "building", keywords: ["medical building"] }),
    kind("[sale] medical condo suite", { noun: "suite", keywords: ["medical condo"], sets: ["condo"] }),
    kind("specialist suite in a medical arts building", { noun: "suite", keywords: ["specialist"] }),
    kind("physiotherapy and rehabilitation clinic", { noun: "clinic", keywords: ["physiotherapy", "rehab"] }),
    kind("optometry and hearing clinic", { noun: "clinic", keywords: ["optometry"] }),
  ],
  titles: [
    "{kind} {inArea}",
    "{kind} on {street}",
    "{kind}, {totalArea}, {city}",
    "Medical space with {examRooms} exam rooms {inArea}",
    "[rent] Medical office for lease on {street}",
    "[sale] Owner-user medical premises, {city}",
    "Plumbed and partitioned {kind}",
    "{kind} with {parkingSpots} parking spaces",
    "[vacant] Turnkey {kind} {inArea}",
    "{kind} near {road}",
    "Built-out {kind} on {street}, {totalArea}",
  ],
  openings: [
    "{aKind} {inArea}: {totalArea}, fully built out with {examRooms} treatment rooms.",
    "{totalArea} of medical space on {street}, with plumbing in every treatment room.",
    "Fitted-out health space is scarce {inCity}; this {kind} saves months of construction.",
    "A bright {kind} on {street}, designed by a health-care planner and kept immaculate.",
  ],
  details: [
    "[+Plumbed exam rooms] Every treatment room has a sink, task lighting and sound insulation.",
    "[+Reception area] Reception seats eighteen, with a business office and a records room behind it.",
    "[+Accessible entrance] Automatic doors, wide corridors and a barrier-free washroom are in place.",
    "There are {parkingSpots} parking spaces for patients and staff.",
    "[+Equipment included] Chairs, cabinetry and sterilization equipment can be included.",
    "[+Recently renovated] The renovation is recent and all permits were closed.",
    "A laboratory collection site and two pharmacies are within a short walk.",
    "[rent,~net] Additional rent runs at {additionalRent}, and the landlord will contribute to improvements on a ten-year term.",
    "[condo] The monthly condominium fee of {monthlyCondoFee} covers heat, water and common areas.",
    "The neighbourhood is growing quickly and family doctors here are not taking new patients, a measure of the demand.",
  ],
  keywords: ["medical", "clinic", "exam rooms", "dental", "health care"],
  fields: {
    officesTypes: ["Exam rooms, doctors' offices and reception", "Operatories, sterilization and staff area"],
    improvementsIfAny: ["Full medical build-out", "New flooring and millwork", "New air handling with filtration"],
  },
};
