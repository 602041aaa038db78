import { buildAsked } from "@vestpocket/domain/listings/listings.factory";
import type { Cadence } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { createKeptJobs } from "./kept-jobs.ts";
import { openStreams } from "./streams.ts";
import { buildTestApp } from "./test-app.ts";
import { OPERATOR } from "./test-config.ts";

type Buyer = Awaited<ReturnType<Awaited<ReturnType<typeof openAlerts>>["addBuyer"]>>;

export type { Buyer };

/** The columns of a listing that is offered at another price. */
export function askColumns(listing: Parameters<typeof buildAsked>[0]): Readonly<Record<string, unknown>> {
  const { sale, lease, price, measures } = buildAsked(listing);
  return {
    sale: sale && JSON.stringify(sale),
    lease: lease && JSON.stringify(lease),
    price,
    sale_price: measures.salePrice,
    rent_month_net: measures.rentMonthNet,
    rent_month_gross: measures.rentMonthGross,
    rent_sqft_year_net: measures.rentSqftYearNet,
    rent_sqft_year_gross: measures.rentSqftYearGross,
  };
}

/** A site whose alerts run when a test says so. */
export async function openAlerts() {
  const kept = createKeptJobs();
  const site = await buildTestApp(OPERATOR, { jobs: kept.jobs });
  const { streams } = openStreams(site);
  const owner = await site.addAccount();
  const query = (text: string, values: readonly unknown[] = []) => site.db.$client.query(text, [...values]);

  const listMails = async ({ email }: { email: string }): Promise<{ subject: string; text: string; html: string }[]> =>
    (await site.call("GET", `/dev/outbox.json?to=${encodeURIComponent(email)}`)).body.messages;

  /** Changes columns of a listing, as a use case does. */
  async function change(id: string, columns: Readonly<Record<string, unknown>>): Promise<void> {
    const set = Object.entries({ updated_at: site.clock.now(), ...columns });
    const names = set.map(([name], at) => `${name} = $${at + 2}`).join(", ");
    await query(`UPDATE listings SET ${names} WHERE id = $1`, [id, ...set.map(([, value]) => value)]);
  }

  const publish = (id: string) =>
    change(id, {
      status: "active",
      plan: "Basic",
      published_at: site.clock.now(),
      expires_at: new Date(site.clock.now().getTime() + 90 * 86_400_000),
      paused_at: null,
    });

  return {
    site,
    query,
    owner,
    streams,
    listMails,
    change,
    publish,
    run: () => kept.runSchedule("saved-searches.alert"),
    runSchedule: kept.runSchedule,
    /** An account that asked for alerts. */
    async addBuyer(account: { language?: "en" | "fr" } = {}) {
      const { uid, email } = await site.addAccount(account);
      const { language = "en" } = account;
      await streams.consents.give(site.db, { accountId: uid, stream: "alerts", language, source: "search" });
      return { uid, email, token: await site.signIn(email) };
    },
    /** Saves a search and returns its id. */
    async save(
      { token }: { token: string },
      filter: SearchFilter,
      { cadence = "instant", name = "My search" }: { cadence?: Cadence; name?: string } = {},
    ): Promise<string> {
      const { status, body } = await site.call("POST", "/v1/saved-searches", {
        token,
        body: { name, filter, cadence },
      });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.id;
    },
    /** A draft of the site's owner. */
    async draft(row: Omit<Parameters<typeof site.addListings>[0][number], "ownerId"> = {}): Promise<string> {
      const unpublished = { status: "draft", publishedAt: null, expiresAt: null, plan: null } as const;
      const [id = ""] = await site.addListings([{ ownerId: owner.uid, ...row, ...unpublished }]);
      return id;
    },
    /** What an account's searches say. */
    async list({ token }: { token: string }) {
      return (await site.call("GET", "/v1/saved-searches", { token })).body;
    },
  };
}
