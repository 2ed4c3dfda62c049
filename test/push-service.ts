/**
 * A small push service on a free port of this machine, and browsers that subscribe at it: what arrives is opened as a
 * browser would (RFC 8291), by Node's own cryptography and not by the library that sealed it, and its sender is proved
 * by the signature (RFC 8292).
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { z } from "zod";

const Shown = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  language: z.string(),
  direction: z.string(),
  urgent: z.boolean(),
  unread: z.array(z.string()),
});
export type Shown = z.output<typeof Shown>;

export interface PushBrowser {
  /** As `PushSubscription.toJSON()` gives it. */
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** What it was told, oldest first. */
  readonly shown: (Shown & { readonly urgency: string; readonly seconds: number })[];
  /** What its service answers, one after the other, before it takes anything: 410, 429, … */
  readonly answers: number[];
}

export interface PushStandIn {
  /** As in PUSH_SERVICE_URL. */
  readonly url: string;
  /** A browser that subscribed with the installation's key. */
  browser(publicKey: string): PushBrowser;
  close(): Promise<void>;
}

interface Registered extends PushBrowser {
  open(body: Buffer): Buffer;
  readonly publicKey: string;
}

/** At `port`, 0: any that is free. */
export async function pushStandIn(port = 0): Promise<PushStandIn> {
  const browsers = new Map<string, Registered>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const browser = browsers.get(request.url ?? "");
      const status = browser ? (browser.answers.shift() ?? take(browser, body, request.headers, url)) : 404;
      response.writeHead(status).end();
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    browser(publicKey) {
      const path = `/push/${randomUUID()}`;
      const made = { ...makeBrowser(`${url}${path}`), publicKey };
      browsers.set(path, made);
      return made;
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function makeBrowser(endpoint: string): Omit<Registered, "publicKey"> {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") },
    },
    shown: [],
    answers: [],
    open(body) {
      const [salt, length] = [body.subarray(0, 16), body[20] ?? 0];
      const sender = body.subarray(21, 21 + length);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
      const secret = hkdfSync("sha256", own.computeSecret(sender), auth, info, 32);
      const part = (name: string, bytes: number) =>
        Buffer.from(hkdfSync("sha256", Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, bytes));
      const sealed = body.subarray(21 + length);
      const decipher = createDecipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2));
    },
  };
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** 403 from whoever is not the installation that the browser knows. */
function take(browser: Registered, body: Buffer, headers: Headers, origin: string): number {
  if (!isSignedBy(browser.publicKey, String(headers.authorization), origin)) return 403;
  const told = Shown.parse(JSON.parse(browser.open(body).toString()));
  browser.shown.push({ ...told, urgency: String(headers.urgency), seconds: Number(headers.ttl) });
  return 201;
}

function isSignedBy(publicKey: string, authorization: string, origin: string): boolean {
  const [, token = "", key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) return false;
  const [head = "", claims = "", signature = ""] = token.split(".");
  const { aud } = z.object({ aud: z.string() }).parse(JSON.parse(Buffer.from(claims, "base64url").toString()));
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const known = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" } });
  const data = Buffer.from(`${head}.${claims}`);
  const proof = Buffer.from(signature, "base64url");
  return aud === origin && verify("sha256", data, { key: known, dsaEncoding: "ieee-p1363" }, proof);
}
