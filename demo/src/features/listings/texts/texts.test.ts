import { CATEGORIES } from "@vestpocket/domain/categories/categories.schema";
import { findSubtypeForm } from "@vestpocket/domain/listings/listings.fields";
import { expect, test } from "vitest";
import { findTexts } from "./texts.ts";

test("every subtype has at least eight title patterns in either language", () => {
  for (const { slug, subtypes } of CATEGORIES) {
    for (const subtype of subtypes) {
      for (const language of ["en", "fr"] as const) {
        expect(new Set(findTexts(language, `${slug}/${subtype.slug}`).titles).size).toBeGreaterThanOrEqual(8);
      }
    }
  }
});

test("every tag that a sentence mentions is a tag of some form", () => {
  const known = new Set(
    CATEGORIES.flatMap(({ type, subtypes }) =>
      subtypes.flatMap(({ name }) => findSubtypeForm(type, name)?.tags ?? []),
    ).map((tag) => tag.value),
  );
  for (const { slug, subtypes } of CATEGORIES) {
    for (const subtype of subtypes) {
      for (const language of ["en", "fr"] as const) {
        const texts = findTexts(language, `${slug}/${subtype.slug}`);
        const sentences = [...texts.openings, ...texts.details, ...texts.kinds.flatMap((kind) => kind.lines)];
        for (const sentence of sentences) {
          const conditions = /^\[([^\]]*)\]/u.exec(sentence)?.[1]?.split(",") ?? [];
          for (const condition of conditions)
            if (condition.startsWith("+")) expect(known).toContain(condition.slice(1));
        }
      }
    }
  }
});
