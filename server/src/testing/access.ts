import { createInquiryJourneys } from "./inquiries.ts";
import { type Answer, PASSWORD, type TestApp } from "./test-app.ts";

/** Actions on a listing's access, through the API. */
export async function createAccessJourneys(site: TestApp) {
  const { enter, owner, readMails } = await createInquiryJourneys(site);
  type Person = { readonly token: string };
  const FORM = { purpose: "buy", capacity: "company", company: "Gagnon inc.", message: "We run two bakeries." };

  const put = (who: Person, path: string, body: object = {}): Promise<Answer> =>
    site.call("POST", `/v1/access/${path}`, { body, token: who.token });
  const read = async (who: Person, path: string) =>
    (await site.call("GET", `/v1/access/${path}`, { token: who.token })).body;

  return {
    enter,
    owner,
    readMails,
    put,
    read,
    /** One of the owner's listings. */
    async offer(): Promise<string> {
      return (await site.addListings([{ ownerId: owner.uid, title: "Bakery with two ovens" }]))[0] ?? "";
    },
    ask: (who: Person, listing: string, form: object = {}) => put(who, `${listing}/request`, { ...FORM, ...form }),
    stand: async (who: Person, listing: string) => (await read(who, listing)).access,
    list: async (box: string, listing: string) =>
      (await read(owner, `requests?box=${box}&listing=${listing}`)).requests,
    /** The id of the request that the owner has to decide. */
    async findWaiting(listing: string): Promise<string> {
      return (await read(owner, `requests?listing=${listing}`)).requests[0]?.id ?? "";
    },
    /** Makes a listing require the standard agreement. */
    askForSignatures: (listing: string): Promise<Answer> =>
      site.call("POST", `/v1/property/${listing}/agreement`, { token: owner.token, body: { kind: "standard" } }),
    /** Opens a listing's agreement and signs it. */
    async sign(who: Person, listing: string): Promise<Answer> {
      const path = `/v1/property/${listing}/agreement`;
      const { body } = await site.call("POST", `${path}/open`, { token: who.token, body: { inQuebec: false } });
      const { version, language, sha256 } = body;
      const form = { version, language, sha256, name: "Luc Gagnon", capacity: "self", agreed: true };
      return site.call("POST", `${path}/sign`, { token: who.token, body: { ...form, password: PASSWORD } });
    },
    saveSettings: (who: Person, listing: string, settings: object): Promise<Answer> =>
      site.call("POST", `/v1/access/${listing}/settings`, {
        token: who.token,
        body: { mode: "manual", signsFirst: false, days: 30, allowedDomains: [], deniedDomains: [], ...settings },
      }),
  };
}
