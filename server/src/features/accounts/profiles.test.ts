import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createJourneys,
  inventPerson,
  inventPhone,
  type SignedIn,
  toComparable,
} from "../../testing/account-journeys.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const WRONG = { password: "Incorrect password. Please try again." };

describe("an account's own page", () => {
  let site: TestApp;
  let people: ReturnType<typeof createJourneys>;
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" });
    people = createJourneys(site);
  });
  afterAll(() => site.close());

  const read = async ({ uid, token }: Pick<SignedIn, "uid" | "token">) =>
    (await site.call("GET", `/v1/auth/getUser/${uid}`, { token })).body.data;
  const save = ({ uid, token, email }: SignedIn, change: object) => {
    const body = { firstName: "Amélie", lastName: "Tremblay", phoneNumber: "", email, ...change };
    return people.post(`/v1/auth/updateUser/${uid}`, body, { token });
  };
  const subjectsTo = async (email: string) => (await people.readMessages(email)).map(({ subject }) => subject);
  const verifyEmail = (oobCode: string) => people.post("/v1/auth/verify-email", { oobCode });

  test("shows what is kept, and no secret", async () => {
    const person = await people.enter({ phoneNumber: "+14165550142" });
    expect(await read(person)).toEqual({
      uid: person.uid,
      email: person.email,
      firstName: "Amélie",
      lastName: "Tremblay",
      language: "en",
      role: "member",
      profilePictureUrl: null,
      emailVerified: false,
      newEmail: null,
      phoneNumber: "+14165550142",
      phoneVerified: false,
      isSubscribed: false,
      hasSecondFactor: false,
      createdAt: { seconds: Math.floor(site.clock.now().getTime() / 1000) },
    });
  });

  test("saves names and language at once", async () => {
    const person = await people.enter();
    const answer = await save(person, {
      uid: person.uid,
      firstName: " Jean  Guy ",
      lastName: "D’Arcy",
      language: "fr",
    });
    expect(answer.body).toMatchObject({ success: true, msg: "Your profile has been saved." });
    expect(await read(person)).toMatchObject({ firstName: "Jean Guy", lastName: "D’Arcy", language: "fr" });
    expect(await people.readMessages(person.email)).toEqual([]);
  });

  test.each([
    [{ firstName: "" }, { firstName: "First name is required." }],
    [{ lastName: "  " }, { lastName: "Last name is required." }],
    [{ email: "nonsense" }, { email: "Please enter a valid email address." }],
    [{ phoneNumber: "+18765550142" }, { phoneNumber: "Failed to send SMS. Please check the phone number." }],
    [{ phoneNumber: "12" }, { phoneNumber: "Failed to send SMS. Please check the phone number." }],
    [{ language: "de" }, { language: "This is not one of the allowed values." }],
    [{ emailVerified: true }, { emailVerified: "Unknown field." }],
    [{ role: "administrator" }, { role: "Unknown field." }],
    [{ isSubscribed: true }, { isSubscribed: "Unknown field." }],
    [{ constructor: 1 }, { constructor: "Unknown field." }],
  ])("refuses %j by name and saves nothing", async (change, fields) => {
    const person = await people.enter();
    const before = await read(person);
    const answer = await save(person, { firstName: "Other", ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual(fields);
    expect(await read(person)).toEqual(before);
  });

  describe("a new e-mail", () => {
    test("counts when the link mailed to it is opened; the old address is told at once and again then", async () => {
      const person = await people.enter();
      const email = `new-${person.uid}@example.ca`;
      const answer = await save(person, { email });
      expect(answer.body.msg).toBe(
        "Your profile has been saved. To confirm your new email, open the link we sent to it.",
      );
      expect(await read(person)).toMatchObject({ email: person.email, newEmail: email });
      expect(await subjectsTo(email)).toEqual(["Confirm your new email"]);
      expect(await subjectsTo(person.email)).toEqual(["Your email is about to change"]);
      expect((await people.signIn(person.email)).status).toBe(200);
      const reset = await people.forgetPassword(person.email);

      expect((await verifyEmail(await people.readConfirmationCode(email))).status).toBe(200);
      expect(await read(person)).toMatchObject({ email, newEmail: null, emailVerified: true });
      expect((await subjectsTo(person.email))[0]).toBe("Your email was changed");
      expect((await people.signIn(email)).status).toBe(200);
      expect((await people.signIn(person.email)).status).toBe(401);
      // What was mailed to the old mailbox opens the account no more.
      expect((await people.resetPassword(reset, "lining-button-8")).status).toBe(400);
    });

    test("that has an account looks the same as a free one; its owner is told, and nothing can come of it", async () => {
      const [one, other, owner] = [await people.enter(), await people.enter(), await people.enter()];
      const free = `free-${one.uid}@example.ca`;
      const [toFree, toTaken] = [await save(one, { email: free }), await save(other, { email: owner.email })];
      expect(toComparable(toTaken)).toEqual(toComparable(toFree));
      expect(await read(other)).toMatchObject({ email: other.email, newEmail: owner.email });
      expect(await subjectsTo(owner.email)).toEqual(["You already have an account"]);
      const again = (who: SignedIn) => people.post("/v1/auth/send-confirmation", {}, { token: who.token });
      expect(toComparable(await again(other))).toEqual(toComparable(await again(one)));
      const links = (await people.readMessages(owner.email)).filter(({ text }) => text.includes("oobCode="));
      expect(links).toEqual([]);
      expect(await read(owner)).toMatchObject({ email: owner.email });
    });

    test("asked for by two people goes to one of them, also when both open their links at once", async () => {
      for (let round = 0; round < 5; round += 1) {
        const [one, other] = [await people.enter(), await people.enter()];
        const email = `shared-${one.uid}@example.ca`;
        await save(one, { email });
        const first = await people.readConfirmationCode(email);
        await save(other, { email });
        const second = await people.readConfirmationCode(email);
        const answers = await Promise.all([verifyEmail(first), verifyEmail(second)]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      }
    });

    test("is asked for five times an hour at most", async () => {
      const person = await people.enter();
      const statuses: number[] = [];
      for (let round = 0; round < 6; round += 1) {
        statuses.push((await save(person, { email: `${round}-${person.uid}@example.ca` })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await save(person, {})).status).toBe(200);
    });

    test("asked for later replaces the one before", async () => {
      const person = await people.enter();
      const [first, second] = [`1-${person.uid}@example.ca`, `2-${person.uid}@example.ca`];
      await save(person, { email: first });
      await save(person, { email: second });
      expect((await verifyEmail(await people.readConfirmationCode(first))).status).toBe(400);
      expect((await verifyEmail(await people.readConfirmationCode(second))).status).toBe(200);
    });

    test("waits three days for its link, which can be sent again five times an hour", async () => {
      const person = await people.enter();
      const again = () => people.post("/v1/auth/send-confirmation", {}, { token: person.token });
      expect((await again()).body.msg).toBe("A link to confirm your email is on its way.");
      const first = await people.readConfirmationCode(person.email);
      for (let round = 0; round < 4; round += 1) expect((await again()).status).toBe(200);
      expect((await again()).status).toBe(429);
      expect((await verifyEmail(first)).status).toBe(400);
      const last = await people.readConfirmationCode(person.email);
      site.clock.advance(72 * 60 * 60_000 + 1_000);
      expect((await verifyEmail(last)).status).toBe(400);
    });
  });

  test("a new phone counts when the code sent to it is given; the owner is told", async () => {
    const [phoneNumber, next] = [inventPhone(), inventPhone()];
    const person = await people.enter({ phoneNumber, phoneVerifiedAt: site.clock.now() });
    const answer = await save(person, { phoneNumber: next });
    expect(answer.body.msg).toBe(
      "Your profile has been saved. Your new number takes effect once you enter the code we text you.",
    );
    expect(await read(person)).toMatchObject({ phoneNumber, phoneVerified: true });
    await people.sendCode(next, { token: person.token });
    const body = { phoneNumber: next, verificationCode: await people.readPhoneCode(next) };
    expect((await people.post("/v1/auth/verify-phone", body, { token: person.token })).status).toBe(200);
    expect(await read(person)).toMatchObject({ phoneNumber: next, phoneVerified: true });
    expect(await subjectsTo(person.email)).toEqual(["Your phone number was changed"]);
    expect((await save(person, { phoneNumber: "" })).body.fields).toEqual({ phoneNumber: "Phone number is required." });
  });

  describe("taking one's data along", () => {
    test("gives everything that is kept, as a file, without what would let somebody in", async () => {
      const person = await people.enter({ phoneNumber: "+14165550142" });
      await people.post("/v1/auth/second-factor/enrol", { password: PASSWORD }, { token: person.token });
      await site.db.execute(sql`UPDATE accounts SET picture_token = ${"a".repeat(32)} WHERE id = ${person.uid}`);
      await site.addListings([{ ownerId: person.uid, title: "Mill on the river" }]);
      await site.addListings([{ ownerId: (await site.addAccount()).uid, title: "Somebody else’s barn" }]);
      const answer = await people.post("/v1/auth/export", { password: PASSWORD }, { token: person.token });
      expect(answer.status).toBe(200);
      expect(answer.headers["content-disposition"]).toBe('attachment; filename="vestpocket-data.json"');
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.body.account).toMatchObject({ id: person.uid, email: person.email, phoneNumber: "+14165550142" });
      expect(answer.body.listings.map(({ title }: { title: string }) => title)).toEqual(["Mill on the river"]);
      expect(answer.body.sessions).toHaveLength(1);
      expect(answer.body).toMatchObject({ agent: null, membership: null });
      expect(answer.text).not.toMatch(/argon2|passwordHash|secondFactorSecret|a{32}/u);
      for (const secret of [person.token, person.refreshToken, person.refreshToken.split(".")[2]]) {
        expect(answer.text).not.toContain(secret);
      }
    });

    test("asks for the password", async () => {
      const { token } = await people.enter();
      const answer = await people.post("/v1/auth/export", { password: "wrong-password-1" }, { token });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual(WRONG);
      expect((await people.post("/v1/auth/export", {}, { token })).body.fields).toEqual({
        password: "Password is required.",
      });
    });
  });

  describe("leaving", () => {
    test("deletes the account with its listings, sessions and links, and says good-bye", async () => {
      const person = await people.enter({ email: "leaving@example.ca" });
      await site.addListings([{ ownerId: person.uid }]);
      const other = await people.signInOnDevice(person.email);
      const reset = await people.forgetPassword(person.email);
      const answer = await people.post("/v1/auth/delete-account", { password: PASSWORD }, { token: person.token });
      expect(answer.body).toEqual({ msg: "Your account has been deleted." });
      for (const token of [person.token, other.token]) expect(await people.isLetIn(token)).toBe(false);
      expect((await people.refresh(other.refreshToken)).status).toBe(401);
      expect((await people.signIn(person.email)).status).toBe(401);
      expect((await people.resetPassword(reset, "lining-button-8")).status).toBe(400);
      expect((await subjectsTo(person.email))[0]).toBe("Your account has been deleted");
      // The audit log keeps the id alone.
      const tables = (await people.dump()).split(/^-- /mu).filter((table) => !table.startsWith("audit_entries"));
      expect(tables.join("").includes(person.uid)).toBe(false);
      // The address is free again.
      expect((await people.signUp(inventPerson({ email: person.email }))).status).toBe(201);
      expect((await subjectsTo(person.email))[0]).toBe("Confirm your email");
    });

    test("asks for the password, and with a wrong one nothing happens", async () => {
      const person = await people.enter();
      const answer = await people.post(
        "/v1/auth/delete-account",
        { password: "wrong-password-1" },
        { token: person.token },
      );
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual(WRONG);
      expect(await read(person)).toMatchObject({ uid: person.uid });
      expect(await people.readMessages(person.email)).toEqual([]);
    });
  });
});
