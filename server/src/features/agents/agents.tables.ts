import type { LicenceClass } from "@vestpocket/domain/agents/agents.regulators";
import type { Recheck } from "@vestpocket/domain/agents/agents.rules";
import { sql } from "drizzle-orm";
import { boolean, date, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const agents = pgTable("agents", {
  accountId: uuid("account_id").primaryKey(),
  brokerageName: text("brokerage_name").notNull(),
  province: text("province").notNull(),
  city: text("city").notNull(),
  isRealEstateMember: boolean("is_real_estate_member").notNull(),
  realEstateBoard: text("real_estate_board"),
  verifiedAt: moment("verified_at"),
  verifiedBy: uuid("verified_by"),
  regulator: text("regulator"),
  licenceNumber: text("licence_number"),
  licenceCheckedOn: date("licence_checked_on", { mode: "string" }),
  licenceClass: text("licence_class").$type<LicenceClass>(),
  licenceExpiresOn: date("licence_expires_on", { mode: "string" }),
  verifiedUntil: date("verified_until", { mode: "string" }).generatedAlwaysAs(
    sql`CASE WHEN num_nulls(verified_at, licence_class) = 0
      THEN LEAST((licence_checked_on + interval '1 year')::date, licence_expires_on) END`,
  ),
  statedLicenceNumber: text("stated_licence_number"),
  statedLicenceClass: text("stated_licence_class").$type<LicenceClass>(),
  recheck: text("recheck").$type<Recheck>(),
  unverifiedReason: text("unverified_reason"),
  designation: text("designation"),
  showsEmail: boolean("shows_email").notNull().default(false),
  showsPhone: boolean("shows_phone").notNull().default(false),
  createdAt: moment("created_at").notNull(),
});
