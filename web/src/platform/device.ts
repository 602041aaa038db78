/** The browser and system names from a user agent string. */
export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
  /** A phone or tablet. */
  readonly isMobile: boolean;
}

/** The first match wins: most browsers also name those they derive from. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//u, "Edge"],
  [/\b(?:OPR|Opera)\//u, "Opera"],
  [/\bSamsungBrowser\//u, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//u, "Firefox"],
  [/(?:Chrome|CriOS|Chromium)\//u, "Chrome"],
  [/\bVersion\/\S+ .*Safari\//u, "Safari"],
] as const;

const SYSTEMS = [
  [/\biPhone\b/u, "iPhone"],
  [/\biPad\b/u, "iPad"],
  [/\bAndroid\b/u, "Android"],
  [/\bWindows\b/u, "Windows"],
  [/\bCrOS\b/u, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/u, "macOS"],
  [/\bLinux\b/u, "Linux"],
] as const;

export function readDevice(userAgent: string): Device {
  const [, browser] = BROWSERS.find(([mark]) => mark.test(userAgent)) ?? [];
  const [, system] = SYSTEMS.find(([mark]) => mark.test(userAgent)) ?? [];
  return { browser, system, isMobile: system === "iPhone" || system === "iPad" || system === "Android" };
}
