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
  unverifiedReason: text("unverified_reason"),
  designation: text("designation"),
  showsEmail: boolean("shows_email").notNull().default(true),
  showsPhone: boolean("shows_phone").notNull().default(true),
  createdAt: moment("created_at").notNull(),
});
