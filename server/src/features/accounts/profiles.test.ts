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

describe("profiles", () => {
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
    const body = { firstName: "Amélie", lastName: "Tremblay", phoneNumber: "", email, password: PASSWORD, ...change };
    return people.post(`/v1/auth/updateUser/${uid}`, body, { token });
  };
  const subjectsTo = async (email: string) => (await people.readMessages(email)).map(({ subject }) => subject);
  const verifyEmail = ({ token }: SignedIn, oobCode: string) =>
    people.post("/v1/auth/verify-email", { oobCode }, { token });

  test("a profile shows the owner's data and no secret", async () => {
    const person = await people.enter({ phoneNumber: "+14165550142", emailVerifiedAt: null });
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
      isVerifiedAgent: false,
      directory: null,
      hasSecondFactor: false,
      recoveryCodes: 0,
      agreements: [],
      hasLoggedInBefore: false,
      createdAt: { seconds: Math.floor(site.clock.now().getTime() / 1000) },
    });
  });

  test("a profile says whether its owner has logged in before, even if that session has ended", async () => {
    const first = await people.enter();
    expect(await read(first)).toMatchObject({ hasLoggedInBefore: false });
    await people.post("/v1/auth/sign-out", { refreshToken: first.refreshToken }, { token: first.token });
    const again = await people.signInOnDevice(first.email);
    expect(await read({ ...first, ...again })).toMatchObject({ hasLoggedInBefore: true });
  });

  test("names and language are saved at once", async () => {
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
  ])("a profile change of %j is rejected naming the field, and nothing is saved", async (change, fields) => {
    const person = await people.enter();
    const before = await read(person);
    const answer = await save(person, { firstName: "Other", ...change });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual(fields);
    expect(await read(person)).toEqual(before);
  });

  describe("changing the e-mail", () => {
    test("a new e-mail takes effect when its link is opened; the old address is notified both times", async () => {
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

      expect((await verifyEmail(person, await people.readConfirmationCode(email))).status).toBe(200);
      expect(await read(person)).toMatchObject({ email, newEmail: null, emailVerified: true });
      expect((await subjectsTo(person.email))[0]).toBe("Your email was changed");
      expect((await people.signIn(email)).status).toBe(200);
      expect((await people.signIn(person.email)).status).toBe(401);
      // Links that were e-mailed to the old address stop working.
      expect((await people.resetPassword(reset, "lining-button-8")).status).toBe(400);
    });

    test("a new e-mail that already has an account gets the same answer as a free one; only its owner is notified", async () => {
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

    test("of two people who want the same new e-mail one gets it, even if both open their links at once", async () => {
      for (let round = 0; round < 5; round += 1) {
        const [one, other] = [await people.enter(), await people.enter()];
        const email = `shared-${one.uid}@example.ca`;
        await save(one, { email });
        const first = await people.readConfirmationCode(email);
        await save(other, { email });
        const second = await people.readConfirmationCode(email);
        const answers = await Promise.all([verifyEmail(one, first), verifyEmail(other, second)]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      }
    });

    test("an e-mail can be changed five times an hour", async () => {
      const person = await people.enter();
      const statuses: number[] = [];
      for (let round = 0; round < 6; round += 1) {
        statuses.push((await save(person, { email: `${round}-${person.uid}@example.ca` })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await save(person, {})).status).toBe(200);
    });

    test("an address gets at most four e-mails a day from accounts that are not its own", async () => {
      const owner = await people.enter();
      for (const email of [owner.email, `nobody-${owner.uid}@example.ca`]) {
        const statuses: number[] = [];
        for (let round = 0; round < 3; round += 1) {
          const other = await people.enter();
          statuses.push((await save(other, { email })).status);
          statuses.push((await people.post("/v1/auth/send-confirmation", {}, { token: other.token })).status);
        }
        // The last one has nothing to confirm.
        expect(statuses).toEqual([200, 200, 200, 200, 429, 200]);
        expect(await people.readMessages(email)).toHaveLength(4);
      }
    });

    test("a later change of the e-mail replaces a pending one", async () => {
      const person = await people.enter();
      const [first, second] = [`1-${person.uid}@example.ca`, `2-${person.uid}@example.ca`];
      await save(person, { email: first });
      await save(person, { email: second });
      expect((await verifyEmail(person, await people.readConfirmationCode(first))).status).toBe(400);
      expect((await verifyEmail(person, await people.readConfirmationCode(second))).status).toBe(200);
    });

    test("a confirmation link works for three days and can be sent again five times an hour", async () => {
      const person = await people.enter({ emailVerifiedAt: null });
      const again = () => people.post("/v1/auth/send-confirmation", {}, { token: person.token });
      expect((await again()).body.msg).toBe("A link to confirm your email is on its way.");
      const first = await people.readConfirmationCode(person.email);
      for (let round = 0; round < 4; round += 1) expect((await again()).status).toBe(200);
      expect((await again()).status).toBe(429);
      expect((await verifyEmail(person, first)).status).toBe(400);
      const last = await people.readConfirmationCode(person.email);
      site.clock.advance(72 * 60 * 60_000 + 1_000);
      expect((await verifyEmail(person, last)).status).toBe(400);
    });
  });

  test("a new phone number takes effect when its code is entered, and the owner is notified", async () => {
    const [phoneNumber, next] = [inventPhone(), inventPhone()];
    const person = await people.enter({ phoneNumber, phoneVerifiedAt: site.clock.now() });
    const answer = await save(person, { phoneNumber: next });
    expect(answer.body.msg).toBe(
      "Your profile has been saved. Your new number takes effect once you enter the code we text you.",
    );
    expect(await read(person)).toMatchObject({ phoneNumber, phoneVerified: true });
    await people.sendCode(next, { token: person.token });
    const body = { phoneNumber: next, verificationCode: await people.readPhoneCode(next), password: PASSWORD };
    expect((await people.post("/v1/auth/verify-phone", body, { token: person.token })).status).toBe(200);
    expect(await read(person)).toMatchObject({ phoneNumber: next, phoneVerified: true });
    expect(await subjectsTo(person.email)).toEqual(["Your phone number was changed"]);
    expect((await save(person, { phoneNumber: "" })).body.fields).toEqual({ phoneNumber: "Phone number is required." });
  });

  describe("the data export", () => {
    test("the data export is a file with everything stored, except credentials", async () => {
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
      expect(answer.body.profilePictureUrl).toMatch(/\/files\/profile-pictures\/a{32}$/u);
      expect(answer.text).not.toMatch(/argon2|passwordHash|secondFactorSecret/u);
      for (const secret of [person.token, person.refreshToken, person.refreshToken.split(".")[2]]) {
        expect(answer.text).not.toContain(secret);
      }
    });

    test("the data export asks for the password", async () => {
      const { token } = await people.enter();
      const answer = await people.post("/v1/auth/export", { password: "wrong-password-1" }, { token });
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual(WRONG);
      expect((await people.post("/v1/auth/export", {}, { token })).body.fields).toEqual({
        password: "Password is required.",
      });
    });
  });

  describe("deleting an account", () => {
    test("deleting an account deletes its listings, sessions and links, and sends a last e-mail", async () => {
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
      // The audit log keeps only the id.
      const tables = (await people.dump()).split(/^-- /mu).filter((table) => !table.startsWith("audit_entries"));
      expect(tables.join("").includes(person.uid)).toBe(false);
      // The address can be used again.
      expect((await people.signUp(inventPerson({ email: person.email }))).status).toBe(201);
      expect((await subjectsTo(person.email))[0]).toBe("Confirm your email");
    });

    test("deleting an account asks for the password, and a wrong one changes nothing", async () => {
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
