import { AUTHENTICATIONS, CAPACITIES, LANGUAGE_REASONS } from "@vestpocket/domain/agreements/agreements.terms";
import { POSTED_AS } from "@vestpocket/domain/listings/listings.terms";
import { LANGUAGES } from "@vestpocket/domain/shared/text";
import { boolean, customType, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const agreementTexts = pgTable(
  "agreement_texts",
  {
    agreementId: uuid("agreement_id").notNull(),
    version: integer("version").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    sha256: text("sha256").notNull(),
    /** Null for the standard text. */
    room: uuid("room"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.agreementId, table.version, table.language] })],
);

export const listingAgreements = pgTable("listing_agreements", {
  listingId: uuid("listing_id").primaryKey(),
  agreementId: uuid("agreement_id").notNull(),
  version: integer("version").notNull(),
  chosenAt: moment("chosen_at").notNull(),
  principal: text("principal").notNull().default(""),
  namesPrincipal: boolean("names_principal").notNull().default(false),
  needsTwoFactors: boolean("needs_two_factors").notNull().default(false),
});

export const agreementSignatures = pgTable("agreement_signatures", {
  id: uuid("id").primaryKey(),
  room: uuid("room").notNull(),
  accountId: uuid("account_id").notNull(),
  ownerId: uuid("owner_id").notNull(),
  ownerName: text("owner_name").notNull(),
  listingTitle: text("listing_title").notNull(),
  agreementId: uuid("agreement_id").notNull(),
  version: integer("version").notNull(),
  language: text("language", { enum: LANGUAGES }).notNull(),
  textSha256: text("text_sha256").notNull(),
  languagesOffered: text("languages_offered", { enum: LANGUAGES }).array().notNull(),
  languageChosenAt: moment("language_chosen_at"),
  shownAt: moment("shown_at").notNull(),
  signerName: text("signer_name").notNull(),
  capacity: text("capacity", { enum: CAPACITIES }).notNull(),
  company: text("company"),
  email: text("email").notNull(),
  emailVerifiedAt: moment("email_verified_at"),
  phoneVerifiedAt: moment("phone_verified_at"),
  authentication: text("authentication", { enum: AUTHENTICATIONS }).notNull(),
  signedAt: moment("signed_at").notNull(),
  address: text("address").notNull(),
  userAgent: text("user_agent").notNull(),
  sessionId: uuid("session_id").notNull(),
  requestId: text("request_id").notNull(),
  seq: integer("seq").notNull(),
  /** This and the following columns are null for signatures from before they were introduced. */
  phoneLast4: text("phone_last4"),
  authenticatedAt: moment("authenticated_at"),
  timeZone: text("time_zone"),
  accountName: text("account_name"),
  title: text("title"),
  postedAs: text("posted_as", { enum: POSTED_AS }),
  brokerage: text("brokerage"),
  licence: text("licence"),
  principal: text("principal"),
  namesPrincipal: boolean("names_principal"),
  languageReason: text("language_reason", { enum: LANGUAGE_REASONS }),
  firstShownAt: moment("first_shown_at"),
  asksStamp: boolean("asks_stamp"),
});

export const agreementCertificates = pgTable("agreement_certificates", {
  signatureId: uuid("signature_id").primaryKey(),
  room: uuid("room").notNull(),
  pdf: bytes("pdf").notNull(),
  sha256: text("sha256").notNull(),
  issuedAt: moment("issued_at").notNull(),
});
