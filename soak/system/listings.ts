import type pg from "pg";
import { buildListingForm } from "../../server/src/testing/listing-forms.ts";
import { insist } from "./client.ts";
import type { Person } from "./people.ts";

interface Site {
  readonly url: string;
  readonly pool: pg.Pool;
}

/** Posts a listing, which is a draft until it is paid. */
export async function makeDraft({ url }: Pick<Site, "url">, { token }: Person): Promise<string> {
  const answer = await insist(url, { path: "/v1/property/", token, form: buildListingForm() });
  if (answer.status !== 200) throw new Error(`no listing: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.msg.propertyId;
}

/** Makes a listing that everyone sees, without a payment. */
export async function makeActiveListing(site: Site, owner: Person): Promise<{ id: string; url: string }> {
  const id = await makeDraft(site, owner);
  await site.pool.query(
    `UPDATE listings SET status = 'active', plan = 'Basic', published_at = now(), expires_at = now() + interval '60 days'
      WHERE id = $1`,
    [id],
  );
  return { id, url: `${site.url}/property/${id}` };
}
