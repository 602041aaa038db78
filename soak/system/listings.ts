import type pg from "pg";
import { buildListingForm } from "../../server/src/testing/listing-forms.ts";
import { demand } from "./client.ts";
import type { Person } from "./people.ts";

interface Site {
  readonly url: string;
  readonly pool: pg.Pool;
}

/** Posts a listing, which is a draft until it is paid for. */
export async function makeDraft({ url }: Pick<Site, "url">, { token }: Person): Promise<string> {
  return (await demand(url, { path: "/v1/property/", token, form: buildListingForm() })).msg.propertyId;
}

/** Makes a listing public without a payment. */
export async function makeActiveListing(site: Site, owner: Person): Promise<{ id: string; url: string }> {
  const id = await makeDraft(site, owner);
  await site.pool.query(
    `UPDATE listings SET status = 'active', plan = 'Basic', published_at = now(), expires_at = now() + interval '60 days'
      WHERE id = $1`,
    [id],
  );
  return { id, url: `${site.url}/property/${id}` };
}
