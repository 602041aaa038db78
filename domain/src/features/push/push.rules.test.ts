import { expect, test } from "vitest";
import { isPublicEndpoint } from "./push.rules.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://web.push.apple.com/QGx",
  "https://wns2-by3p.notify.windows.com/w/?token=Bg",
])("%s may be a push service", (address) => {
  expect(isPublicEndpoint(address)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/a",
  "https://localhost/a",
  "https://printer.local/a",
  "https://metadata.google.internal/a",
  "https://127.0.0.1/a",
  "https://2130706433/a",
  "https://0x7f.1/a",
  "https://[::1]/a",
  "https://[::ffff:169.254.169.254]/a",
  "https://169.254.169.254/a",
  "https://intranet/a",
  "https://push.example.com:8443/a",
  "https://user@push.example.com/a",
  "ftp://push.example.com/a",
  "not an address",
  "https://push.example.com",
  "https://push.example.com@127.0.0.1/",
  "https://push.example.com\\@127.0.0.1/",
])("%s may not be a push service", (address) => {
  expect(isPublicEndpoint(address)).toBe(false);
});
