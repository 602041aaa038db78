import type { ProvinceName } from "../places/places.provinces.ts";

/** Whether counsel has answered the questions. */
type RecordStatus = "for counsel to review" | "reviewed by counsel";

/** What is known, and what is not, about whether a province's brokerage law covers a site such as this one. */
export interface ProvinceRecord {
  /** Why the law may cover a listing platform, as far as is known. */
  readonly reason: string;
  readonly questions: readonly string[];
  readonly status: RecordStatus;
  /** The day on which it was last written. */
  readonly asOf: string;
}

const OPEN = { status: "for counsel to review", asOf: "2026-11-28" } as const;
const IS_COVERED = "Does advertising other people’s property for a fixed fee need a licence?";
const UNREAD = "Not yet read with a listing platform in mind.";
const WHICH_STEPS = "Do ranking, non-binding offers or confidentiality agreements change the answer?";

/**
 * The decision record of each province: whether a listing platform may be regulated there. Nothing in it is advice; an
 * operator's counsel answers the questions, and `CLOSED_PROVINCES` closes a province until then (product.md §8.10).
 */
export const PROVINCE_RECORDS: Readonly<Record<ProvinceName, ProvinceRecord>> = {
  Ontario: {
    reason:
      "“Trade” includes an advertisement in furtherance of one, and “real estate” includes businesses (from memory).",
    questions: [IS_COVERED, WHICH_STEPS],
    ...OPEN,
  },
  "British Columbia": {
    reason:
      "The regulation exempts some services, among them those that only provide information (B.C. Reg. 506/2004, s. 2.10).",
    questions: ["Does the exemption for information cover the site?", "Do non-binding offers end the exemption?"],
    ...OPEN,
  },
  Alberta: {
    reason: "Advertising commercial property for an owner needs a licence of the commercial class.",
    questions: [IS_COVERED, "Who is it that advertises: the site, or the person who posts?"],
    ...OPEN,
  },
  Quebec: {
    reason:
      "Whoever is paid to act as an intermediary in a sale needs a licence, also for a business that consists mainly of immovables. Leases are not covered.",
    questions: [
      "Is the site an intermediary, or a medium in which people advertise?",
      "Do non-binding offers make it one?",
      "May badges and the directory name licence holders whose licence nobody has checked?",
    ],
    ...OPEN,
  },
  Manitoba: {
    reason:
      "The former Act covered whoever advertised the real estate of others for a reward, and its exemption for publishers left out those whose main purpose is to advertise real estate. It was replaced on 2022-01-01.",
    questions: ["Does the present Act keep that rule?", "If so, does a site that charges fixed fees need a licence?"],
    ...OPEN,
  },
  Saskatchewan: { reason: UNREAD, questions: [IS_COVERED, WHICH_STEPS], ...OPEN },
  "Nova Scotia": { reason: UNREAD, questions: [IS_COVERED, WHICH_STEPS], ...OPEN },
  "New Brunswick": { reason: UNREAD, questions: [IS_COVERED, WHICH_STEPS], ...OPEN },
  "Newfoundland and Labrador": {
    reason: UNREAD,
    questions: [IS_COVERED, WHICH_STEPS],
    ...OPEN,
  },
  "Prince Edward Island": {
    reason: UNREAD,
    questions: [IS_COVERED, WHICH_STEPS],
    ...OPEN,
  },
  "Northwest Territories": {
    reason: UNREAD,
    questions: [IS_COVERED, "Which department decides?"],
    ...OPEN,
  },
  Yukon: {
    reason: UNREAD,
    questions: [IS_COVERED, "Which department decides?"],
    ...OPEN,
  },
  Nunavut: { reason: UNREAD, questions: [IS_COVERED, WHICH_STEPS], ...OPEN },
};
