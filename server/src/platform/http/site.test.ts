import { describe, expect, test } from "vitest";
import { toPolicy } from "./site.ts";

const directives = (policy: string) =>
  new Map(policy.split("; ").map((each) => [each.split(" ")[0], each.split(" ").slice(1)] as const));

describe("what a page may load", () => {
  test("is its own, and nothing else", () => {
    const policy = toPolicy({ hashes: ["sha256-abc"], isSecure: true, takesStripe: false });
    expect(policy).not.toContain("https:");
    expect(directives(policy).get("script-src")).toEqual(["'self'", "'sha256-abc'"]);
    expect(directives(policy).get("object-src")).toEqual(["'none'"]);
  });

  test("is Stripe's fields besides, where its keys are set", () => {
    const policy = directives(toPolicy({ hashes: [], isSecure: true, takesStripe: true }));
    expect(policy.get("script-src")).toEqual(["'self'", "https://js.stripe.com"]);
    expect(policy.get("frame-src")).toEqual(["https://js.stripe.com", "https://hooks.stripe.com"]);
    expect(policy.get("connect-src")).toEqual(["'self'", "https://api.stripe.com"]);
    expect(policy.get("script-src")?.join()).not.toMatch(/unsafe/u);
  });
});
