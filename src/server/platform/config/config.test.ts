import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { wordsAtStart } from "../i18n/words-at-start.ts";
import { readConfig } from "./config.ts";

const key = Buffer.alloc(32, 7).toString("base64");

describe("readConfig", () => {
  it("needs nothing: loopback, embedded database, demo on", () => {
    const config = readConfig({});

    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      databaseUrl: null,
      secretKeys: null,
      demo: true,
      rateLimits: true,
      trustProxy: null,
    });
  });

  it.each([
    [{ PORT: "abc" }, 'The setting PORT is "abc" but it must be a whole number from 0 to 65535.'],
    [{ PORT: "70000" }, 'The setting PORT is "70000" but it must be a whole number from 0 to 65535.'],
    [
      { PUBLIC_URL: "rihla" },
      'The setting PUBLIC_URL is "rihla" but it must be an address such as https://rihla.example.',
    ],
    [{ DEMO: "yes" }, 'The setting DEMO is "yes" but it must be on or off.'],
    [{ TRUST_PROXY: "everyone" }, 'The setting TRUST_PROXY is "everyone" but it must be addresses of proxies, or off.'],
    [{ SECRET_KEY: "c2hvcnQ=" }, "The setting SECRET_KEY must be 32 bytes in base64, or several with commas between."],
    [
      { DATABASE_URL: "mysql://secret@x/y" },
      "The setting DATABASE_URL must be an address such as postgres://user:password@host/database.",
    ],
    [
      { DATABASE_URL: "postgres://x/y" },
      "DATABASE_URL is set without SECRET_KEY: every node needs the same SECRET_KEY to read the files.",
    ],
    [
      { DATABASE_URL: "postgres://u:secret@db.example/d", SECRET_KEY: key },
      "DATABASE_URL names another machine without sslmode: add ?sslmode=verify-full, or ?sslmode=disable where nobody else is on that network.",
    ],
    [
      { RATE_LIMITS: "off", HOST: "0.0.0.0" },
      "RATE_LIMITS is off, which is allowed only where HOST is loopback, not 0.0.0.0.",
    ],
    [
      { SMTP_URL: "smtp://user:secret@mail.example" },
      "SMTP_URL is set without MAIL_FROM: mail needs the address that it comes from.",
    ],
    [{ MAIL_FROM: "hello@rihla.example" }, "MAIL_FROM is set without SMTP_URL: mail needs the server that takes it."],
    [{ SMTP_URL: "http://x:secret@y" }, "The setting SMTP_URL must be an address such as smtps://user:password@host."],
    [
      { SMTP_URL: "smtp://y", MAIL_FROM: "Rihla" },
      'The setting MAIL_FROM is "Rihla" but it must be an address such as Rihla <hello@rihla.example>.',
    ],
    [
      { STRIPE_SECRET_KEY: "sk_test_a" },
      "STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET: without it nobody can tell Stripe's messages from forged ones.",
    ],
    [
      { STRIPE_WEBHOOK_SECRET: "whsec_a" },
      "STRIPE_WEBHOOK_SECRET is set without STRIPE_SECRET_KEY: payments need both.",
    ],
    [
      { STRIPE_SECRET_KEY: "pk_live_secret", STRIPE_WEBHOOK_SECRET: "whsec_a" },
      "The setting STRIPE_SECRET_KEY must be a secret key of Stripe (sk_… or rk_…).",
    ],
    [
      { STRIPE_SECRET_KEY: "sk_test_a", STRIPE_WEBHOOK_SECRET: "whsec_a", STRIPE_API_URL: "https://example.org" },
      "STRIPE_API_URL is for trying things out: it may only be an address of this machine.",
    ],
    [
      { PUSH_SERVICE_URL: "https://example.org" },
      "PUSH_SERVICE_URL is for trying things out: it may only be an address of this machine.",
    ],
    [{ METRICS_TOKEN: "short-secret" }, "The setting METRICS_TOKEN must have at least 16 characters."],
    [
      { LLM_BASE_URL: "https://models.example/v1" },
      "LLM_BASE_URL and LLM_MODEL belong together: one says where the model is, the other which.",
    ],
    [{ LLM_MODEL: "m" }, "LLM_BASE_URL and LLM_MODEL belong together: one says where the model is, the other which."],
    [
      { LLM_BASE_URL: "http://models.example/v1", LLM_MODEL: "m" },
      "The setting LLM_BASE_URL must begin with https, but for a model on this machine.",
    ],
    [
      { LLM_BASE_URL: "file:///etc/passwd", LLM_MODEL: "m" },
      'The setting LLM_BASE_URL is "file:///etc/passwd" but it must be an address such as https://models.example/v1.',
    ],
    [
      { FX_URL: "http://rates.example/daily.xml" },
      "The setting FX_URL must begin with https, but for a source on this machine.",
    ],
    [
      { S3_BUCKET: "files" },
      "S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY belong together: set all four, or none for files in DATA_DIR.",
    ],
  ])("refuses %o with one sentence that names the setting", (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it("turns the demo off where others can reach it, unless it is written", () => {
    expect(readConfig({ HOST: "0.0.0.0" }).demo).toBe(false);
    expect(readConfig({ HOST: "0.0.0.0", DEMO: "on" }).demo).toBe(true);
    expect(readConfig({ DATABASE_URL: "postgres://localhost/y", SECRET_KEY: key }).demo).toBe(false);
    const behindProxy = { PUBLIC_URL: "https://hajj.example.org", TRUST_PROXY: "127.0.0.1" };
    expect(readConfig({ PUBLIC_URL: behindProxy.PUBLIC_URL }).demo).toBe(false);
    expect(readConfig({ TRUST_PROXY: behindProxy.TRUST_PROXY }).demo).toBe(false);
    expect(readConfig({ ...behindProxy, DEMO: "on" }).demo).toBe(true);
  });

  it.each(["postgres://x/y?sslmode=verify-full", "postgres://[::1]:5432/y", "postgres://localhost/y?host=%2Frun%2Fpg"])(
    "takes a database that is here, or one of which it is said how it is reached: %s",
    (databaseUrl) => {
      expect(readConfig({ DATABASE_URL: databaseUrl, SECRET_KEY: key }).databaseUrl).toBe(databaseUrl);
    },
  );

  it("takes several keys, the first one current, and a list of proxies", () => {
    const config = readConfig({ SECRET_KEY: `${key},${key}`, TRUST_PROXY: "10.0.0.1, 10.1.0.0/16" });

    expect(config.secretKeys).toHaveLength(2);
    expect(config.trustProxy).toEqual(["10.0.0.1", "10.1.0.0/16"]);
  });

  it("takes the mail server together with the sender", () => {
    const from = "Rihla <hello@rihla.example>";

    expect(readConfig({ SMTP_URL: "smtp://y:25", MAIL_FROM: from }).mail).toEqual({ smtpUrl: "smtp://y:25", from });
    expect(readConfig({}).mail).toBeNull();
  });

  it("treats an empty value as not given", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it("takes a secret from the file that NAME_FILE names, and never says what is in it", () => {
    const file = join(mkdtempSync(join(tmpdir(), "rihla-secret-")), "key");
    writeFileSync(file, `${key}\n`);

    expect(readConfig({ SECRET_KEY_FILE: file }).secretKeys).toEqual([Buffer.alloc(32, 7)]);
    expect(() => readConfig({ SECRET_KEY_FILE: file, SECRET_KEY: key })).toThrow("keep one of them");
    writeFileSync(file, "short-secret");
    expect(() => readConfig({ METRICS_TOKEN_FILE: file })).toThrow("The setting METRICS_TOKEN must have at least 16");
    writeFileSync(file, "\n");
    expect(() => readConfig({ SECRET_KEY_FILE: file })).toThrow("which is empty");
  });
});

it("says at start, where others can come, that without mail every account counts as confirmed", () => {
  const mail = { SMTP_URL: "smtps://mail.example", MAIL_FROM: "hello@rihla.example" };

  expect(wordsAtStart(readConfig({}))).toEqual([]);
  expect(wordsAtStart(readConfig({ PUBLIC_URL: "https://rihla.example" }))).toEqual([
    expect.stringContaining("SMTP_URL is not set"),
  ]);
  expect(wordsAtStart(readConfig({ PUBLIC_URL: "https://rihla.example", ...mail }))).toEqual([]);
});
