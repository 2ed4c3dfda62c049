import { describe, expect, it } from "vitest";
import { testApp } from "../../../../../test/app.ts";
import { givenPilgrim } from "../../../../../test/factories/accounts.ts";

const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** What every answer carries, wherever it is served. */
const EVERYWHERE = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
  "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
};

const ADDRESSES = ["/api/site", "/api/nothing", "/api/docs", "/api/openapi.json", "/api/packages"];

describe("on plain http", async () => {
  const app = await testApp();

  it.each(ADDRESSES)("%s carries every header, and none that breaks it", async (url) => {
    const { headers } = await app.inject({ url });

    expect(headers).toMatchObject({ ...EVERYWHERE, "content-security-policy": POLICY.join(";") });
    for (const name of ["strict-transport-security", "server", "x-powered-by"]) expect(headers[name]).toBeUndefined();
  });

  it("the session's cookie is out of reach for scripts and other sites", async () => {
    const { session } = await givenPilgrim(app);

    expect(session.cookie).toMatch(/^rihla_session=/);
  });
});

describe("behind https", async () => {
  const app = await testApp({ settings: { PUBLIC_URL: "https://rihla.example", TRUST_PROXY: "127.0.0.1" } });

  it.each(ADDRESSES)("%s also holds the browser to https", async (url) => {
    const { headers } = await app.inject({ url });

    expect(headers).toMatchObject({
      ...EVERYWHERE,
      "content-security-policy": [...POLICY, "upgrade-insecure-requests"].join(";"),
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    });
  });

  it("the session's cookie belongs to this host alone and travels by https only", async () => {
    const { user, password } = await givenPilgrim(app);
    const signedIn = await app.inject({
      method: "POST",
      url: "/api/login",
      payload: { username: user.username, password },
    });

    expect(signedIn.cookies).toEqual([
      expect.objectContaining({
        name: "__Host-rihla_session",
        path: "/",
        httpOnly: true,
        secure: true,
        sameSite: "Lax",
        maxAge: 30 * 86_400,
      }),
      expect.objectContaining({ name: "__Host-signed_in", value: "1", path: "/", secure: true, sameSite: "Lax" }),
      expect.objectContaining({ name: "__Host-lang", path: "/", secure: true, sameSite: "Lax" }),
      expect.objectContaining({
        name: "__Host-known_browser",
        path: "/",
        httpOnly: true,
        secure: true,
        sameSite: "Lax",
      }),
    ]);
  });
});
