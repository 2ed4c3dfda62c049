/** The settings (docs/configuration.md): read once from the environment, checked, and refused with one sentence when wrong. */
import { readFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { resolve } from "node:path";
import type { z } from "zod";
import { SECRET_NAMES, Settings } from "./settings.ts";

export interface StorageBucket {
  /** Origin of the storage, as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly name: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin used in links and in the origin check, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same as the owner of its tables; null: the user of `databaseUrl` is it. */
  readonly databaseOwnerUrl: string | null;
  readonly demo: boolean;
  /** Processes behind the one port, at least 1. */
  readonly workers: number;
  /** 32 bytes each, the first is current; null: made in `dataDir` at the first start. */
  readonly secretKeys: readonly Buffer[] | null;
  /** Percent of a booking's price that an operator pays, 0–100. */
  readonly serviceFeePercent: number;
  /** Null: mails are written into `dataDir`/outbox. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  /** Another model with the usual chat interface, for what people agree to send it; null: none. No slash at the address's end. */
  readonly model: { readonly baseUrl: string; readonly apiKey: string | null; readonly name: string } | null;
  /** Card payments; null: the sandbox gateway, which moves no money. `apiUrl` null: Stripe's own address. */
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly apiUrl: string | null;
  } | null;
  /** A chain of public randomness for the queue's draws; null: the server's seed only. */
  readonly beaconUrl: string | null;
  /** Daily reference rates as the European Central Bank publishes them; null: those shipped with the product. */
  readonly fxUrl: string | null;
  /** Origin of a push service for trials, on this machine; null: those of the browsers' makers alone. */
  readonly pushService: string | null;
  /** Where uploaded files lie, sealed; null: in `dataDir`/files. */
  readonly bucket: StorageBucket | null;
  readonly rateLimits: boolean;
  readonly logLevel: "debug" | "info" | "warn" | "error" | "silent";
  /** Who knows it may read the metrics from anywhere; null: only this machine may. */
  readonly metricsToken: string | null;
  /** Addresses of proxies whose X-Forwarded-For is believed; null: none. */
  readonly trustProxy: readonly string[] | null;
}

const WORKER_BYTES = 500_000_000;

/** A setting that stops the start; the message is the whole sentence for the person at the terminal. */
export class SettingError extends Error {}

export const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

/** The settings of this process. The one place that reads the environment. */
export function configFromEnvironment(): Config {
  return readConfig(process.env);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings in `environment`; an empty value counts as not given, and NAME_FILE names the file that holds a secret one. Throws SettingError. */
export function readConfig(environment: Environment): Config {
  const named = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const given = { ...named, ...secretsFromFiles(named) };
  const parsed = Settings.safeParse(given);
  if (!parsed.success) throw wrongSetting(parsed.error.issues[0], given);
  return checkTogether(parsed.data);
}

/** Containers and systemd hand secrets over as files, so that no list of processes shows them. */
function secretsFromFiles(given: Environment): Environment {
  const named = SECRET_NAMES.filter((name) => given[`${name}_FILE`]);
  return Object.fromEntries(named.map((name) => [name, secretIn(name, given)]));
}

function secretIn(name: string, given: Environment): string {
  const path = given[`${name}_FILE`] ?? "";
  if (given[name]) throw new SettingError(`${name} and ${name}_FILE are both set: keep one of them.`);
  const text = readText(path);
  if (text === null) throw new SettingError(`The setting ${name}_FILE names ${path}, which cannot be read.`);
  if (!text) throw new SettingError(`The setting ${name}_FILE names ${path}, which is empty.`);
  return text;
}

/** Without the line's end that editors leave; null where there is no such file for this user. */
function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return null;
  }
}

function wrongSetting(issue: z.core.$ZodIssue | undefined, given: Record<string, string | undefined>): SettingError {
  const name = String(issue?.path[0]);
  const value = SECRET_NAMES.includes(name) ? "" : ` is "${given[name]}" but it`;
  return new SettingError(`The setting ${name}${value} ${sentenceOf(issue)}.`);
}

/** A union reports its own words at the top; every other kind carries them in its message. */
function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code !== "invalid_union") return issue?.message ?? "is wrong";
  return issue.errors.flat().find((inner) => inner.message.startsWith("must"))?.message ?? issue.message;
}

/** A database on another machine of which nobody has said how it is reached: what is read from it would pass in the clear. */
function isPlainOverNetwork(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get("host") ?? hostname;
  const isHere = host === "" || host.startsWith("/") || LOOPBACK.has(host.replace(/^\[|\]$/g, ""));
  return !isHere && !searchParams.has("sslmode");
}

/** Settings that lean on each other. */
function checkTogether(s: z.output<typeof Settings>): Config {
  const loopback = LOOPBACK.has(s.HOST);
  const publicUrl = new URL(s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).origin;
  // https or a proxy that is trusted: others reach it, wherever it listens itself.
  const isTrial = loopback && !s.DATABASE_URL && !s.TRUST_PROXY && !publicUrl.startsWith("https:");
  if (s.DATABASE_URL && !s.SECRET_KEY) {
    throw new SettingError(
      "DATABASE_URL is set without SECRET_KEY: every node needs the same SECRET_KEY to read the files.",
    );
  }
  if (s.DATABASE_OWNER_URL && !s.DATABASE_URL)
    throw new SettingError("DATABASE_OWNER_URL is set without DATABASE_URL: set both, or neither.");
  for (const name of ["DATABASE_URL", "DATABASE_OWNER_URL"] as const) {
    if (s[name] && isPlainOverNetwork(s[name])) {
      throw new SettingError(
        `${name} names another machine without sslmode: add ?sslmode=verify-full, or ?sslmode=disable where nobody else is on that network.`,
      );
    }
  }
  if (s.RATE_LIMITS === "off" && !loopback) {
    throw new SettingError(`RATE_LIMITS is off, which is allowed only where HOST is loopback, not ${s.HOST}.`);
  }
  return {
    port: s.PORT,
    host: s.HOST,
    publicUrl,
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL ?? null,
    databaseOwnerUrl: s.DATABASE_OWNER_URL ?? null,
    demo: s.DEMO ? s.DEMO === "on" : isTrial,
    workers: s.WORKERS === "auto" ? workersOfMachine() : s.WORKERS,
    secretKeys: s.SECRET_KEY ?? null,
    serviceFeePercent: s.SERVICE_FEE_PERCENT,
    mail: mailOf(s),
    model: modelOf(s),
    stripe: stripeOf(s),
    beaconUrl: s.BEACON_URL ?? null,
    fxUrl: fxUrlOf(s),
    pushService: pushServiceOf(s),
    bucket: bucketOf(s),
    rateLimits: s.RATE_LIMITS === "on",
    logLevel: s.LOG_LEVEL,
    metricsToken: s.METRICS_TOKEN ?? null,
    trustProxy: s.TRUST_PROXY,
  };
}

/** One core is left to the database, and each process may grow to 500 MB. */
function workersOfMachine(): number {
  const memory = process.constrainedMemory() || totalmem();
  return Math.max(1, Math.min(availableParallelism() - 1, Math.floor(memory / WORKER_BYTES)));
}

/** Both or neither. */
function mailOf({ SMTP_URL: smtpUrl, MAIL_FROM: from }: z.output<typeof Settings>): Config["mail"] {
  if (smtpUrl && from) return { smtpUrl, from };
  if (smtpUrl) throw new SettingError("SMTP_URL is set without MAIL_FROM: mail needs the address that it comes from.");
  if (from) throw new SettingError("MAIL_FROM is set without SMTP_URL: mail needs the server that takes it.");
  return null;
}

/** All four or none. What goes there is sealed and the key signs without being sent, so plain http is no leak. */
function bucketOf(s: z.output<typeof Settings>): Config["bucket"] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = s;
  if (endpoint && name && accessKey && secretKey)
    return { endpoint, region: s.S3_REGION ?? "us-east-1", name, accessKey, secretKey };
  if (endpoint || name || accessKey || secretKey || s.S3_REGION)
    throw new SettingError(
      "S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY belong together: set all four, or none for files in DATA_DIR.",
    );
  return null;
}

/** The address and the model's name go together; what is sent there is private, so it travels sealed or not at all. */
function modelOf({ LLM_BASE_URL: address, LLM_API_KEY: apiKey, LLM_MODEL: name }: z.output<typeof Settings>) {
  if (!address && !name && !apiKey) return null;
  if (!address || !name)
    throw new SettingError("LLM_BASE_URL and LLM_MODEL belong together: one says where the model is, the other which.");
  const { protocol, hostname } = new URL(address);
  if (protocol === "http:" && !LOOPBACK.has(hostname))
    throw new SettingError("The setting LLM_BASE_URL must begin with https, but for a model on this machine.");
  return { baseUrl: address.replace(/\/+$/, ""), apiKey: apiKey ?? null, name };
}

/** Both or neither; another address than Stripe's own gets the key, so it may only be this machine's. */
function stripeOf(s: z.output<typeof Settings>): Config["stripe"] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl = null } = s;
  if (apiUrl !== null && !LOOPBACK.has(new URL(apiUrl).hostname)) {
    throw new SettingError("STRIPE_API_URL is for trying things out: it may only be an address of this machine.");
  }
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiUrl };
  if (secretKey) {
    throw new SettingError(
      "STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET: without it nobody can tell Stripe's messages from forged ones.",
    );
  }
  if (webhookSecret)
    throw new SettingError("STRIPE_WEBHOOK_SECRET is set without STRIPE_SECRET_KEY: payments need both.");
  if (apiUrl !== null)
    throw new SettingError("STRIPE_API_URL is set without STRIPE_SECRET_KEY: it changes nothing alone.");
  return null;
}

/** Money is reckoned with what comes from there, so nobody on the way may change it. */
function fxUrlOf({ FX_URL: address }: z.output<typeof Settings>): string | null {
  if (!address) return null;
  const { protocol, hostname } = new URL(address);
  if (protocol === "https:" || LOOPBACK.has(hostname)) return address;
  throw new SettingError("The setting FX_URL must begin with https, but for a source on this machine.");
}

/** Pushes are addressed by browsers, who could name any address: another service than theirs may only be this machine's. */
function pushServiceOf({ PUSH_SERVICE_URL: address }: z.output<typeof Settings>): string | null {
  if (!address) return null;
  const { hostname, origin } = new URL(address);
  if (LOOPBACK.has(hostname)) return origin;
  throw new SettingError("PUSH_SERVICE_URL is for trying things out: it may only be an address of this machine.");
}
