import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import config from "./playwright.config.ts";

/**
 * The main journeys in browsers other than that of `npm test`: finding, saving, asking, posting, paying, signing up and
 * out. Through WebDriver BiDi, Firefox emulates neither print nor dark colors, always runs scripts, cannot drag by
 * mouse, and does not report what a page sent: journeys that need these are excluded. So is one that reloads a page
 * before it is complete: Firefox fails the scripts that are still loading, and the router then reloads the page on its
 * own.
 */
const MAIN = [
  "a visitor who wants results or a listing logs in",
  "a wrong password and an unknown email",
  "signing out in one tab",
  "a person logs in and signs out with the keyboard alone",
  "a dropdown of the search is searched by typing",
  "a saved listing has its heart",
  "a buyer writes to an owner",
  "a visitor who wants to post logs in",
  "a card is checked before it is sent",
  "a visitor signs up with a phone confirmed by a code",
  "the language switch keeps the page",
  "the Resources menu opens by keyboard",
  "what is typed before the scripts have loaded",
];
const relay = fileURLToPath(new URL("./firefox-relay.ts", import.meta.url));

export default defineConfig({
  ...config,
  testMatch: "*.e2e.ts",
  workers: 2,
  grep: MAIN.map((title) => new RegExp(` ${title}`, "u")),
  projects: [
    {
      name: "firefox",
      use: { browserName: "firefox", channel: "moz-firefox", launchOptions: { executablePath: relay } },
    },
    { name: "webkit", use: { browserName: "webkit", launchOptions: {} } },
  ],
});
