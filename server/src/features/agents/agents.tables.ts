import { boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const agents = pgTable("agents", {
  accountId: uuid("account_id").primaryKey(),
  brokerageName: text("brokerage_name").notNull(),
  province: text("province").notNull(),
  city: text("city").notNull(),
  isRealEstateMember: boolean("is_real_estate_member").notNull(),
  realEstateBoard: text("real_estate_board"),
  verifiedAt: moment("verified_at"),
  createdAt: moment("created_at").notNull(),
});
