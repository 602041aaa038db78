import "@testing-library/jest-dom/vitest";
import { configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { readFilledFields } from "../platform/adopt-typed.ts";
import { interceptBack } from "../ui/back.ts";
import "./owner-stacks.ts";
import { stubBrowser } from "./browser.ts";
import { resetServer, unansweredCalls } from "./server.ts";
import { closePage } from "./site.tsx";

configure({
  // A page's code is loaded on demand, which takes a while on a busy machine.
  asyncUtilTimeout: 60_000,
  getElementError: (message) => new Error(`${message?.split("\n")[0]}\nThe page says: ${document.body.textContent}`),
});

/** The test DOM does not support this element yet. */
const UNKNOWN_TAG = /^The tag <%s> is unrecognized in this browser\..* search$/u;

let errors: string[] = [];

// As in `entry.client.tsx`.
interceptBack();
readFilledFields();

beforeEach(() => {
  stubBrowser();
  resetServer();
  errors = [];
  vi.spyOn(console, "error").mockImplementation((...parts) => {
    const message = parts.map(String).join(" ");
    if (!UNKNOWN_TAG.test(message)) errors.push(message);
  });
});

afterEach(() => {
  const rawPhones = document.body.textContent?.match(/\+\d{11}/gu);
  closePage();
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect({ errors, unanswered: unansweredCalls(), rawPhones }).toEqual({ errors: [], unanswered: [], rawPhones: null });
});
