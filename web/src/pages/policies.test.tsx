import { screen, waitFor } from "@testing-library/react";
import {
  AGREEMENT_WORDS,
  POLICIES,
  POLICY_VERSIONS,
  toPolicyTextPath,
} from "@vestpocket/domain/accounts/policies.rules";
import { buildSiteFacts } from "@vestpocket/domain/operators/operators.factory";
import { PROCESSOR_TASKS } from "@vestpocket/domain/operators/operators.processors";
import { LANGUAGES } from "@vestpocket/domain/shared/text";
import { expect, test } from "vitest";
import { addCatalogue } from "../platform/catalogues.ts";
import { respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

/** A site that uses every kind of company, so that a version's text has all of them. */
const FACTS = buildSiteFacts({
  processors: PROCESSOR_TASKS.map((task) => ({ task, name: "Northern Services", country: "CA" })),
});
const TEXTS = "h1, h2, h3, p, li, dt, dd";
const CASES = POLICIES.flatMap((policy) => LANGUAGES.map((language) => ({ policy, language })));

/** The texts of an element from top to bottom, one per line, without the operator's details. */
function readTexts(page: HTMLElement): string {
  const root = page.cloneNode(true) as HTMLElement;
  for (const detail of root.querySelectorAll("[data-of-operator]")) detail.textContent = "[…]";
  const blocks = [...root.querySelectorAll(TEXTS)].filter((block) => block.querySelector(TEXTS) === null);
  return `${blocks.map(({ textContent }) => textContent.replace(/\s+/gu, " ").trim()).join("\n\n")}\n`;
}

// If this fails because you changed a text that is already published, raise its version in policies.rules.ts. Then run
// `vitest -u` on this file.
test.each(CASES)("the text of $policy in force is stored as a file: $language", async ({ policy, language }) => {
  respond("GET /v1/operator", { json: { facts: FACTS } });
  await openPage(`${language === "fr" ? "/fr" : ""}/${policy}`);
  await addCatalogue("legal");
  const link = await screen.findByRole("link", { name: language === "fr" ? "son texte" : "its text" });
  const file = toPolicyTextPath({ policy, version: POLICY_VERSIONS[policy] }, language);
  expect(link).toHaveAttribute("href", file);
  await expect(readTexts(screen.getByRole("main"))).toMatchFileSnapshot(`../../public${file}`);
});

test.each([
  ["/sign-up", /^I am of the age of majority/u, AGREEMENT_WORDS["sign-up"].terms.message],
  ["/sign-up", /^The Privacy notice says/u, AGREEMENT_WORDS["sign-up"].privacy.message],
  ["/fr/sign-up", /^J’ai l’âge de la majorité/u, "J’ai l’âge de la majorité là où je vis et j’accepte les conditions."],
  [
    "/fr/sign-up",
    /^L’avis de confidentialité dit/u,
    "L’avis de confidentialité dit ce que nous faisons de vos renseignements personnels.",
  ],
])("%s shows the sentence that is stored with the consent: %s", async (address, begins, sentence) => {
  await openPage(address);
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() =>
    expect(
      [...document.querySelectorAll("main span, main p")].some(({ textContent }) => begins.test(textContent)),
    ).toBe(true),
  );
  const shown = [...document.querySelectorAll("main span, main p")].map(({ textContent }) => textContent);
  expect(shown).toContain(sentence);
});
