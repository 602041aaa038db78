import type { Message } from "@vestpocket/domain/shared/text";
import { useCallback, useEffect, useState } from "react";

interface Coordinates {
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
}

export interface VisitorLocation {
  /**
   * 'checking': looking up the permission; 'loading': locating; 'resting': not requested, or failed (then with a
   * message), and the default featured listings are shown.
   */
  readonly state: "checking" | "loading" | "resting" | "located";
  readonly coordinates: Coordinates | undefined;
  readonly message: Message | undefined;
}

const CHECKING: VisitorLocation = { state: "checking", coordinates: undefined, message: undefined };
const LOADING: VisitorLocation = { state: "loading", coordinates: undefined, message: undefined };
const RESTING: VisitorLocation = { state: "resting", coordinates: undefined, message: undefined };

const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 60_000 };

export const LOCATION_MESSAGES = {
  unsupported: /*i18n*/ {
    id: "places.location.unsupported",
    message: "Geolocation is not supported by your browser. Showing default properties.",
  },
  failed: /*i18n*/ {
    id: "places.location.failed",
    message: "Error fetching location. Showing default properties.",
  },
  denied: /*i18n*/ {
    id: "places.location.denied",
    message:
      "Location access was denied. Enable it in your browser settings to see nearby properties, or continue with default properties.",
  },
  unavailable: /*i18n*/ {
    id: "places.location.unavailable",
    message: "Location information is unavailable. Showing default properties.",
  },
  timeout: /*i18n*/ {
    id: "places.location.timeout",
    message: "Location request timed out. Showing default properties.",
  },
  unexpected: /*i18n*/ {
    id: "places.location.unexpected",
    message: "An unexpected error occurred while fetching location. Showing default properties.",
  },
} as const satisfies Record<string, Message>;

/**
 * The visitor's location. It is requested at once only if already permitted; otherwise when the visitor asks for it,
 * through `locate`.
 */
export function useVisitorLocation(): { location: VisitorLocation; locate: () => void } {
  const [location, setLocation] = useState(CHECKING);

  const locate = useCallback(() => {
    setLocation(LOADING);
    void findLocation(navigator.geolocation).then(setLocation);
  }, []);

  useEffect(() => {
    let left = false;
    void isAllowed().then((allowed) => {
      if (left) return;
      if (allowed) locate();
      else setLocation(RESTING);
    });
    return () => {
      left = true;
    };
  }, [locate]);

  return { location, locate };
}

async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state === "granted";
  } catch {
    return false;
  }
}

/** Never fails: without a position, the message says why. */
export async function findLocation(geolocation: Geolocation | undefined): Promise<VisitorLocation> {
  if (!geolocation) return { ...RESTING, message: LOCATION_MESSAGES.unsupported };
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
      geolocation.getCurrentPosition(resolve, reject, OPTIONS);
    });
    const coordinates = { lat: roughly(coords.latitude), lon: roughly(coords.longitude) };
    if (Number.isFinite(coordinates.lat + coordinates.lon))
      return { state: "located", coordinates, message: undefined };
    return { ...RESTING, message: LOCATION_MESSAGES.failed };
  } catch (error) {
    return { ...RESTING, message: messageOf(error) };
  }
}

/** Rounded to about a kilometre: enough for the nearest city, and no more precise than needed. */
function roughly(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

const DENIED = 1;
const UNAVAILABLE = 2;
const TIMEOUT = 3;

function messageOf(error: unknown): Message {
  if (error instanceof Error || typeof error !== "object" || error === null || !("code" in error)) {
    return LOCATION_MESSAGES.failed;
  }
  if (error.code === DENIED) return LOCATION_MESSAGES.denied;
  if (error.code === UNAVAILABLE) return LOCATION_MESSAGES.unavailable;
  if (error.code === TIMEOUT) return LOCATION_MESSAGES.timeout;
  return LOCATION_MESSAGES.unexpected;
}
