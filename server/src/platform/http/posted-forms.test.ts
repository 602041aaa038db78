import { rmSync } from "node:fs";
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJourneys } from "../../testing/account-journeys.ts";
import { writeFormPages } from "../../testing/form-pages.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";

const input = (name: string, type = "text") => `<input name="${name}" type="${type}">`;
const PAGES = {
  "/login": [input("email", "email"), input("password", "password")],
  "/sign-up": [
    ...["firstName", "lastName", "email"].map((name) => input(name)),
    ...["password", "confirmation"].map((name) => input(name, "password")),
  ],
  "/forgot-password": [input("email", "email")],
  "/reset-password": ["password", "confirmation"].map((name) => input(name, "password")),
  "/ticket": [
    '<select name="type"><option value=""></option><option value="bug"></option><option value="other"></option></select>',
    input("subject"),
    '<textarea name="description"></textarea>',
    input("email"),
  ],
};

describe("a form submitted without the page's scripts", () => {
  const pages = writeFormPages(PAGES);
  let site: TestApp;
  let person: { email: string };
  beforeAll(async () => {
    site = await buildTestApp({ BOT_CHECK: "off" }, { pages });
    person = await site.addAccount();
  });
  afterAll(async () => {
    await site.close();
    rmSync(pages, { recursive: true });
  });

  async function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const answer = await site.call("POST", url, {
      body: new URLSearchParams(fields).toString(),
      headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded", ...headers },
    });
    return { ...answer, page: readPage(answer.text) };
  }

  function readPage(html: string) {
    const $ = load(html, { scriptingEnabled: false });
    const texts = (selector: string) =>
      $(`main ${selector}:not([hidden] *)`)
        .toArray()
        .map((each) => $(each).text());
    return {
      language: $("html").attr("lang"),
      heading: $("h1").text(),
      action: $("form").attr("action"),
      alerts: texts("[role=alert] p"),
      notes: texts("[role=status] p"),
      values: Object.fromEntries(
        $("form [name]")
          .toArray()
          .map((each) => [$(each).attr("name"), $(each).val()]),
      ),
      errors: Object.fromEntries(
        $("form [aria-invalid]")
          .toArray()
          .map((each) => [$(each).attr("name"), $(`#${$(each).attr("aria-describedby")}`).text()]),
      ),
      focused: $("[autofocus]").attr("name"),
      scripts: $("script, img").length,
    };
  }

  const people = () => site.db.$client.query("SELECT count(*)::int AS n FROM accounts").then(({ rows }) => rows[0].n);

  test("logs in and leads to the requested page", async () => {
    const right = { email: ` ${person.email} `, password: PASSWORD };
    for (const [url, goal] of [
      ["/login", "/#signed-in"],
      ["/fr/login", "/fr#signed-in"],
      ["/login?next=%2Fproperty%2F1", "/property/1#signed-in"],
      ["/login?next=%2Faccount%2Fprofile%23phone", "/account/profile#signed-in"],
      ["/login?next=%2F%2Fevil.example", "/#signed-in"],
      ["/login?next=%2F%E4%B8%AD%2F%C3%A9%3Fq%3D%E2%80%A8%20x", "/%E4%B8%AD/%C3%A9?q=%E2%80%A8%20x#signed-in"],
    ] as const) {
      const { status, headers, text } = await post(url, right);
      expect([status, headers.location, text], url).toEqual([303, goal, ""]);
      expect(String(headers["set-cookie"])).toMatch(/vestpocket_refresh=[^;]+;.*HttpOnly; SameSite=Lax/u);
    }
  });

  test("is answered with its page, the input and the errors, in the page's language", async () => {
    const wrong = await post(
      "/fr/login?next=%2Fterms",
      { email: person.email, password: "not this 1" },
      { "accept-language": "en" },
    );
    expect(wrong.status).toBe(401);
    expect(wrong.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    expect(wrong.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(wrong.page).toMatchObject({
      language: "fr",
      heading: "/login",
      action: "/fr/login?next=%2Fterms",
      alerts: ["Le courriel ne correspond pas au mot de passe"],
      values: { email: person.email, password: undefined },
      scripts: 0,
    });
    expect(wrong.text).not.toContain("not this 1");

    const malformed = await post("/login", { email: "nobody", password: "something 1" });
    expect([malformed.status, malformed.page.errors, malformed.page.alerts, malformed.page.focused]).toEqual([
      400,
      { email: "The email address is badly formatted." },
      [],
      "email",
    ]);
  });

  test("is rejected like the call: too many attempts, another site, a body that is too large", async () => {
    const { email } = await site.addAccount();
    const guess = () => post("/login", { email, password: "not this 1" });
    let last = await guess();
    for (let tries = 0; tries < 30 && last.status === 401; tries += 1) last = await guess();
    expect([last.status, ...last.page.alerts]).toEqual([
      429,
      "Too many failed login attempts. Please try again later.",
      expect.stringMatching(/^You can continue in \d+ minutes?\.$/u),
    ]);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
    const call = await site.call("POST", "/v1/auth/sign-in", { body: { email, password: PASSWORD } });
    expect(call.status).toBe(429);

    const foreign = await post(
      "/login",
      { email: person.email, password: PASSWORD },
      { origin: "https://evil.example" },
    );
    expect([foreign.status, foreign.headers["set-cookie"], foreign.page.alerts]).toEqual([
      403,
      undefined,
      ["This request came from another site and was refused."],
    ]);
    expect((await post("/ticket", { description: "x".repeat(200_000) })).status).toBe(413);
  });

  test("cannot write anything but text into the page", async () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>'&amp;`;
    const { status, page } = await post("/ticket", {
      type: hostile,
      subject: hostile,
      description: hostile,
      email: hostile,
    });
    expect(page.values).toMatchObject({ subject: hostile, description: hostile, email: hostile });
    expect([status, page.scripts]).toEqual([400, 0]);
  });

  test("says that two-step log-in needs scripts, and starts no session", async () => {
    const member = await site.signInAsAdministrator();
    const { status, headers, page } = await post("/login", { email: member.email, password: PASSWORD });
    expect([status, headers["set-cookie"]]).toEqual([200, undefined]);
    expect(page.alerts).toEqual([
      "Two-step log-in is on for this account, and its second step needs JavaScript. Turn on JavaScript, then log in again.",
    ]);
  });

  test("validates a sign-up and creates no account, since the phone's code needs scripts", async () => {
    const before = await people();
    const valid = {
      firstName: "Zoé",
      lastName: "Roy",
      email: "zoe.roy@example.ca",
      password: "a long pass 1",
      confirmation: "a long pass 1",
    };
    const wrong = await post("/sign-up", { ...valid, firstName: "", confirmation: "other" });
    expect(wrong.page.errors).toEqual({
      firstName: "First name is required.",
      confirmation: "Passwords do not match.",
    });
    expect(wrong.page.values).toMatchObject({ lastName: "Roy", email: valid.email, password: undefined });
    const common = await post("/sign-up", { ...valid, password: "password1", confirmation: "password1" });
    expect(common.page.errors).toEqual({ password: "This password is too common." });
    const right = await post("/sign-up", valid);
    expect([right.status, right.page.errors, right.page.alerts]).toEqual([
      400,
      {},
      ["The next step, confirming your phone, needs JavaScript. Turn it on, then sign up again."],
    ]);
    expect(await people()).toBe(before);
  });

  test("requests a reset link, and sets the new password with it", async () => {
    const { email } = await site.addAccount();
    expect((await post("/forgot-password", { email: "nobody" })).page).toMatchObject({
      errors: { email: "Please enter a valid email address." },
      values: { email: "nobody" },
    });
    const asked = await post("/fr/forgot-password", { email });
    expect([asked.status, asked.page.notes]).toEqual([
      200,
      ["Si un compte utilise ce courriel, nous y avons envoyé un lien pour choisir un nouveau mot de passe."],
    ]);

    const link = `/reset-password?oobCode=${await createJourneys(site).readResetCode(email)}`;
    const differing = await post(link, { password: "another pass 2", confirmation: "another pass 3" });
    expect([differing.page.errors, differing.page.action]).toEqual([{ confirmation: "Passwords do not match." }, link]);
    const set = await post(link, { password: "another pass 2", confirmation: "another pass 2" });
    expect([set.status, set.page.heading, set.page.action, set.page.notes]).toEqual([
      200,
      "/login",
      "/login",
      ["Your password has been changed. Please log in with the new one."],
    ]);
    expect((await post("/login", { email, password: "another pass 2" })).status).toBe(303);
    const again = await post(link, { password: "another pass 4", confirmation: "another pass 4" });
    expect(again.page.alerts).toEqual(["This link is no longer valid. Please request a new one."]);
  });

  test("submits a ticket, also as a multipart form, and counts a line break once", async () => {
    const ticket = { type: "bug", subject: "Map", description: `${"é".repeat(4_998)}\r\n!`, email: "buyer@example.ca" };
    const wrong = await post("/fr/ticket", { ...ticket, type: "", subject: "" });
    expect(Object.keys(wrong.page.errors)).toEqual(["type", "subject"]);
    expect(wrong.page.values.description).toBe(ticket.description.replace("\r\n", "\n"));
    const form = new FormData();
    for (const [name, value] of Object.entries(ticket)) form.set(name, value);
    const encoded = new Response(form);
    const filed = await site.call("POST", "/fr/ticket", {
      body: Buffer.from(await encoded.arrayBuffer()),
      headers: { accept: "text/html", "content-type": encoded.headers.get("content-type") ?? "" },
    });
    const page = readPage(filed.text);
    expect(filed.status).toBe(200);
    expect(page.notes[1]).toMatch(/^[A-Z0-9-]{6,}$/u);
    expect(page.values.subject).toBeUndefined();
    const { rows } = await site.db.$client.query("SELECT subject, language FROM tickets");
    expect(rows).toEqual([{ subject: "Map", language: "fr" }]);
  });

  test("submits one ticket however often it is sent, and another one if anything differs", async () => {
    const ticket = { type: "other", subject: "Twice", description: "Pressed twice.", email: "twice@example.ca" };
    const send = async (fields: Record<string, string>) => (await post("/ticket", fields)).page.notes[1];
    const number = await send(ticket);
    expect(number).toMatch(/^[A-Z0-9-]{6,}$/u);
    expect(await send(ticket)).toBe(number);
    expect(await send({ ...ticket, description: "Pressed again." })).not.toBe(number);
    const { rows } = await site.db.$client.query("SELECT 1 FROM tickets WHERE subject = 'Twice'");
    expect(rows).toHaveLength(2);
  });
});
