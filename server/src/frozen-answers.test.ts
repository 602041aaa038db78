import { readFileSync } from "node:fs";
import type { Features } from "@vestpocket/domain/listings/listings.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { updateContactChoice } from "./features/agents/agents.queries.ts";
import { createJourneys, inventPerson, inventPhone } from "./testing/account-journeys.ts";
import { buildForm } from "./testing/forms.ts";
import { createInquiryJourneys } from "./testing/inquiries.ts";
import { buildListingForm, drawPng } from "./testing/listing-forms.ts";
import { askToJoin, joinAgentPro } from "./testing/memberships.ts";
import { askToPay } from "./testing/payments.ts";
import { type Answer, buildTestApp, type TestApp } from "./testing/test-app.ts";

/**
 * Responses of the specified calls: only the specified members, with placeholders for what differs each time. A member
 * may be added to a response; renaming, removing or changing the type or value of one breaks clients. Never adapt the
 * file to a change.
 */
const FROZEN: Readonly<Record<string, object>> = JSON.parse(
  readFileSync(new URL("./frozen-answers.json", import.meta.url), "utf8"),
);

/** Members whose values differ each time. */
const VOLATILE =
  /^(?:accessToken|refreshToken|expirationTime|seconds|lastDoc|requestId|ticketNumber|clientSecret|checkoutUrl|discountToken|token|email|phoneNumber|url|thumbnailUrl)$/u;
const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u;

/** A response with a placeholder for the type of each volatile value. */
function freeze(value: unknown, key = ""): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((each) => freeze(each, key));
  if (typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, freeze(each, name)]));
  }
  if (typeof value === "string" && (ID.test(value) || value.startsWith("/files/"))) return "<text>";
  if (VOLATILE.test(key)) return typeof value === "string" ? "<text>" : `<${typeof value}>`;
  return value;
}

let site: TestApp;
const answers = new Map<string, unknown>();

function keep(call: string, { status, body }: Answer): void {
  answers.set(call, freeze({ status, body }));
}

beforeAll(async () => {
  site = await buildTestApp({ BOT_CHECK: "off" }, { takesPayments: true });
  await readListings();
  await useAccount();
  await postAndPay();
});
afterAll(() => site.close());

async function readListings(): Promise<void> {
  const people = await createInquiryJourneys(site);
  const { token } = await people.enter();
  const features: Features = { totalArea: 2400, parkingSpots: 6 };
  features.includes = ["Basement"];
  const [id = ""] = await site.addListings([
    { ownerId: people.owner.uid, city: "Winnipeg", province: "Manitoba", features },
  ]);
  const search = { province: "Manitoba", keywords: [], page: 1, limit: 10 };
  keep("POST search", await site.call("POST", "/v1/property/search", { token, body: search }));
  keep("POST search, refused", await site.call("POST", "/v1/property/search", { token, body: { lowerPrice: -1 } }));
  keep("POST search, signed out", await site.call("POST", "/v1/property/search", { body: search }));
  keep(
    "POST featured",
    await site.call("POST", "/v1/property/featured", { token, body: { city: "Winnipeg", limit: 1 } }),
  );
  keep("GET getProperty", await site.call("GET", `/v1/property/getProperty/${id}`, { token }));
  keep("GET getProperty, unknown", await site.call("GET", `/v1/property/getProperty/${people.owner.uid}`, { token }));
  keep("POST owner", await site.call("POST", "/v1/property/owner", { token, body: { uid: people.owner.uid } }));
  keep("POST sendInquiryMail", await people.send({ token }));
}

async function useAccount(): Promise<void> {
  const journeys = createJourneys(site);
  const person = inventPerson();
  keep("POST sign-up", await journeys.signUpWithCode(person));
  const signedIn = await journeys.signIn(person.email, person.password);
  keep("POST sign-in", signedIn);
  const { accessToken: token, user } = signedIn.body;
  keep("GET getUser", await site.call("GET", `/v1/auth/getUser/${user.uid}`, { token }));
  const { email, firstName } = person;
  const body = { firstName, lastName: "Changed", phoneNumber: person.phoneNumber, email };
  keep("POST updateUser", await site.call("POST", `/v1/auth/updateUser/${user.uid}`, { token, body }));
  const ticket = { type: "bug", subject: "The map", description: "It does not load.", email };
  keep("POST add-ticket", await site.call("POST", "/v1/admin/add-ticket", { body: ticket }));
}

async function postAndPay(): Promise<void> {
  const { uid, token } = await joinAgentPro(site);
  // As specified, a profile has both; today its member chooses so.
  await updateContactChoice(site.db, uid, { showsEmail: true, showsPhone: true });
  const other = await site.signInAs({ phoneNumber: inventPhone(), phoneVerifiedAt: site.clock.now() });
  keep("POST generate-session", await askToJoin(site, other.token));
  keep("GET agents", await site.call("GET", "/v1/users/agents?province=&city=&searchQuery=", { token }));
  keep("GET agents/{id}", await site.call("GET", `/v1/users/agents/${uid}`, { token }));
  const role = { token, body: { subscriptionType: "agent" } };
  keep("POST isSubscribed", await site.call("POST", `/v1/users/isSubscribed/${uid}`, role));
  const picture = buildForm([{ name: "profilePicture", filename: "a.png", content: await drawPng() }]);
  keep("POST upload-profile", await site.call("POST", `/v1/users/agents/upload-profile/${uid}`, { token, ...picture }));
  const posted = await site.call("POST", "/v1/property/", { token, ...buildListingForm() });
  keep("POST property", posted);
  const { propertyId: listingId, discountToken } = posted.body.msg;
  keep("GET mine", await site.call("GET", "/v1/property/mine", { token }));
  keep(
    "POST resend-code",
    await site.call("POST", "/v1/property/resend-code", { token, body: { token: discountToken } }),
  );
  const features = ["priority"];
  keep("POST generate-payment-intent", await askToPay(site, { token, listingId }, { features }));
  keep(
    "POST cancel-subscription",
    await site.call("POST", "/v1/checkout-session/cancel-subscription", { token, body: { uid } }),
  );
}

test("the specified calls are all frozen", () => {
  expect([...answers.keys()]).toEqual(Object.keys(FROZEN));
});

test.each(Object.entries(FROZEN))("%s responds as it did when it was specified", (call, frozen) => {
  expect(answers.get(call)).toMatchObject(frozen);
});
