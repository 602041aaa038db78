import { describe, expect, test } from "vitest";
import { isLivePage, localPath, paths, splitPath } from "./paths.ts";

describe("paths", () => {
  test("every page has its address, in English and under /fr in French", () => {
    const pages: Record<keyof typeof paths, [string, string, string]> = {
      home: [paths.home(), "/", "/fr"],
      login: [paths.login(), "/login", "/fr/login"],
      searchResults: [
        paths.searchResults("city=Toronto"),
        "/search-results?city=Toronto",
        "/fr/search-results?city=Toronto",
      ],
      property: [paths.property("a b"), "/property/a%20b", "/fr/property/a%20b"],
      resource: [paths.resource("how-it-works"), "/resources/how-it-works", "/fr/resources/how-it-works"],
    };
    for (const [path, english, french] of Object.values(pages)) {
      expect(localPath("en", path)).toBe(english);
      expect(localPath("fr", path)).toBe(french);
      expect(splitPath(french)).toEqual({ language: "fr", path });
      expect(splitPath(english)).toEqual({ language: "en", path });
    }
  });

  test.each([
    ["/search-results", true],
    ["/fr/search-results", true],
    ["/property/0190", true],
    ["/fr/property/0190/", true],
    ["/property", false],
    ["/property/0190/more", false],
    ["/", false],
    ["/french", false],
    ["/resources/how-it-works", false],
  ])("%s depends on the database: %s", (path, isLive) => {
    expect(isLivePage(path)).toBe(isLive);
  });
});
