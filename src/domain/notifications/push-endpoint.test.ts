/** Where a push may be sent to. */
import { expect, it } from "vitest";
import { isPushEndpoint } from "./push-endpoint.ts";

it.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://wns2-by3p.notify.windows.com/w/?token=BQY",
  "https://web.push.apple.com/QGuQ",
])("knows %s", (address) => {
  expect(isPushEndpoint(address, null)).toBe(true);
});

it.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://user:word@fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com.evil.example/fcm/send/abc",
  "https://evil.example/fcm.googleapis.com",
  "https://notify.windows.com/w",
  "https://a.b.push.apple.com/x",
  "https://fcm.googleapis.com\\@evil.example/x",
  "https://fcm.googleapis.com/x#y",
  " https://fcm.googleapis.com/x",
  "HTTPS://FCM.googleapis.com/x",
  "https://127.0.0.1/x",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/x",
  "https://localhost/x",
  "https://permanently-removed.invalid/fcm/send/abc",
  "file:///etc/passwd",
  "push",
  "",
  `https://fcm.googleapis.com/fcm/send/${"a".repeat(10_000)}`,
])("goes nowhere for %s", (address) => {
  expect(isPushEndpoint(address, "http://127.0.0.1:9999")).toBe(false);
});

it("goes to the service for trials only at its own origin", () => {
  expect(isPushEndpoint("http://127.0.0.1:9999/a", "http://127.0.0.1:9999")).toBe(true);
  expect(isPushEndpoint("http://127.0.0.1:9998/a", "http://127.0.0.1:9999")).toBe(false);
  expect(isPushEndpoint("http://127.0.0.1:9999/a", null)).toBe(false);
});
