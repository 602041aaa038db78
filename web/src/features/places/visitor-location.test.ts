import { expect, test, vi } from "vitest";
import { findLocation, LOCATION_MESSAGES } from "./visitor-location.ts";

function geolocation(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  const getCurrentPosition = vi.fn<Geolocation["getCurrentPosition"]>((found, failed) => {
    answer(found, failed ?? (() => undefined));
  });
  return { getCurrentPosition, watchPosition: vi.fn(), clearWatch: vi.fn() } satisfies Geolocation;
}

const at = (latitude: number, longitude: number) => ({ coords: { latitude, longitude } }) as GeolocationPosition;
const failure = (code: number) => ({ code }) as GeolocationPositionError;

test("a position is requested for at most 10 s, can be a minute old, and leaves the browser rounded", async () => {
  const browser = geolocation((found) => found(at(45.50884, -73.58781)));
  expect(await findLocation(browser)).toEqual({
    state: "located",
    coordinates: { lat: 45.51, lon: -73.59 },
    message: undefined,
  });
  expect(browser.getCurrentPosition.mock.calls[0]?.[2]).toEqual({ timeout: 10_000, maximumAge: 60_000 });
});

test.each([
  ["denied", 1],
  ["unavailable", 2],
  ["timeout", 3],
  ["unexpected", 9],
] as const)("%s: its own message, and the default listings", async (name, code) => {
  const location = await findLocation(geolocation((_, failed) => failed(failure(code))));
  expect(location).toEqual({ state: "resting", coordinates: undefined, message: LOCATION_MESSAGES[name] });
});

test("a browser without geolocation", async () => {
  expect((await findLocation(undefined)).message).toBe(LOCATION_MESSAGES.unsupported);
});

test("a browser that fails, or returns nonsense", async () => {
  const broken = geolocation(() => {
    throw new TypeError("broken");
  });
  expect((await findLocation(broken)).message).toBe(LOCATION_MESSAGES.failed);
  expect((await findLocation(geolocation((found) => found(at(Number.NaN, 0))))).message).toBe(LOCATION_MESSAGES.failed);
});
