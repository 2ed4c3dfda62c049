/** Every setting: what it may be, what it is where nobody gives it, and the words of docs/configuration.md, which is made from here. */
import { z } from "zod";

export const SETTINGS_PARTS = [
  "Address",
  "Data",
  "The installation",
  "Mail",
  "Files",
  "Money",
  "Other services",
  "Watching",
] as const;

interface Notes {
  readonly part: (typeof SETTINGS_PARTS)[number];
  readonly meaning: string;
  /** What happens where it is not given; left out where the schema has the value itself. */
  readonly unset?: string;
  /** Never repeated on a screen or in a log, and taken from a file by NAME_FILE. */
  readonly secret?: true;
}

const notes = z.registry<Notes>();

/** An address alone, or a name with the address in angle brackets. */
const SENDER = /^(?:[^<>\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/;

const STRIPE_KEY = /^[sr]k_(?:test|live)_\w+$/;
const ECB_SHEET = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";

const whole = (text: string, max: number) => z.coerce.number(text).int(text).min(0, text).max(max, text);
const onOff = (text = "must be on or off") => z.enum(["on", "off"], text);
const url = (text: string, protocol: RegExp) => z.url({ protocol, error: text });
const percent = (text: string) => z.coerce.number(text).min(0, text).max(100, text);

export const Settings = z.object({
  PORT: whole("must be a whole number from 0 to 65535", 65535)
    .default(3000)
    .register(notes, { part: "Address", meaning: "The port it listens on; 0 takes a free one." }),
  HOST: z.string().default("127.0.0.1").register(notes, {
    part: "Address",
    meaning:
      "The address it listens on. Anything but loopback lets others reach it without https: keep a proxy before it.",
  }),
  PUBLIC_URL: url("must be an address such as https://rihla.example", /^https?$/)
    .optional()
    .register(notes, {
      part: "Address",
      meaning:
        "The address people type: used in links and in the check where a call comes from. With https the cookie is marked Secure.",
      unset: "http://localhost:PORT",
    }),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(",").map((address) => address.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], "must be addresses of proxies, or off")))
    .or(z.literal("off").transform(() => null))
    .default(null)
    .register(notes, {
      part: "Address",
      meaning: "Addresses or networks of the proxies whose forwarded address is believed, with commas between.",
      unset: "off",
    }),
  DATA_DIR: z.string().default("./data").register(notes, {
    part: "Data",
    meaning:
      "The folder of the embedded database, the uploaded files, the outbox and the key; it belongs to the server's user alone.",
  }),
  DATABASE_URL: url("must be an address such as postgres://user:password@host/database", /^postgres(ql)?$/)
    .optional()
    .register(notes, {
      part: "Data",
      meaning: "A PostgreSQL 15 or newer in place of the embedded one; several nodes share it.",
      unset: "the embedded database in DATA_DIR",
      secret: true,
    }),
  DATABASE_OWNER_URL: url("must be an address such as postgres://owner:password@host/database", /^postgres(ql)?$/)
    .optional()
    .register(notes, {
      part: "Data",
      meaning:
        "The same database as the owner of its tables: the start prepares it so, commands work so, and the user of DATABASE_URL, who serves, is granted rows alone.",
      unset: "the user of DATABASE_URL owns the database",
      secret: true,
    }),
  SECRET_KEY: z
    .string()
    .transform((list) => list.split(",").map((key) => Buffer.from(key.trim(), "base64")))
    .refine(
      (keys) => keys.every((key) => key.length === 32),
      "must be 32 bytes in base64, or several with commas between",
    )
    .optional()
    .register(notes, {
      part: "Data",
      meaning:
        "What seals files and private values. The first is current; the others still open what they have sealed.",
      unset: "made in DATA_DIR at the first start",
      secret: true,
    }),
  DEMO: onOff().optional().register(notes, {
    part: "The installation",
    meaning: "Loads the demonstration world into an empty database and shows its sign-ins.",
    unset: "on with the embedded database on loopback without https and without a trusted proxy, else off",
  }),
  WORKERS: z
    .union([z.literal("auto"), z.coerce.number().int().min(1).max(64)], "must be auto or a whole number from 1 to 64")
    .default(1)
    .register(notes, {
      part: "The installation",
      meaning:
        "Processes behind the one port; auto is one less than the machine has cores, and one for every 500 MB of memory at most.",
    }),
  SERVICE_FEE_PERCENT: percent("must be a number from 0 to 100").default(0).register(notes, {
    part: "The installation",
    meaning: "Charged to operators on a successful booking.",
  }),
  RATE_LIMITS: onOff().default("on").register(notes, {
    part: "The installation",
    meaning: "off for load tests; no load is shed then either.",
  }),
  SMTP_URL: url("must be an address such as smtps://user:password@host", /^smtps?$/)
    .optional()
    .register(notes, {
      part: "Mail",
      meaning:
        "The server that takes outgoing mail; one on another machine by an encrypted connection alone, but for `?requireTLS=false` at the address's end.",
      unset: "mails are written to DATA_DIR/outbox",
      secret: true,
    }),
  MAIL_FROM: z
    .string()
    .regex(SENDER, "must be an address such as Rihla <hello@rihla.example>")
    .optional()
    .register(notes, { part: "Mail", meaning: "The address that mail comes from.", unset: "none" }),
  S3_ENDPOINT: url("must be an address such as https://s3.eu-central-1.amazonaws.com", /^https?$/)
    .optional()
    .register(notes, {
      part: "Files",
      meaning: "An object storage with the S3 interface for uploaded files, which are sealed before they leave.",
      unset: "files lie in DATA_DIR/files",
    }),
  S3_BUCKET: z.string().optional().register(notes, { part: "Files", meaning: "The bucket there.", unset: "none" }),
  S3_REGION: z.string().optional().register(notes, {
    part: "Files",
    meaning: "The region of that storage, where it has several.",
    unset: "us-east-1",
  }),
  S3_ACCESS_KEY: z
    .string()
    .optional()
    .register(notes, { part: "Files", meaning: "The name of its key.", unset: "none" }),
  S3_SECRET_KEY: z.string().optional().register(notes, {
    part: "Files",
    meaning: "Its key: to read, write, delete and list below files/.",
    unset: "none",
    secret: true,
  }),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(STRIPE_KEY, "must be a secret key of Stripe (sk_… or rk_…)")
    .optional()
    .register(notes, {
      part: "Money",
      meaning: "Card payments to the operators' own accounts, where an operator sells.",
      unset: "a sandbox gateway that moves no money, said on screen",
      secret: true,
    }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "must be the signing secret of a webhook of Stripe (whsec_…)")
    .optional()
    .register(notes, {
      part: "Money",
      meaning: "Tells Stripe's messages from forged ones.",
      unset: "none",
      secret: true,
    }),
  STRIPE_API_URL: url("must be an address such as http://127.0.0.1:12111", /^https?$/)
    .optional()
    .register(notes, {
      part: "Money",
      meaning: "Another address of Stripe's API, for trying things out.",
      unset: "Stripe's own",
    }),
  FX_URL: url(`must be an address such as ${ECB_SHEET}`, /^https?$/)
    .optional()
    .register(notes, {
      part: "Money",
      meaning: "Daily reference rates in the form of the European Central Bank.",
      unset: "rates shipped with the product, dated on screen",
    }),
  LLM_BASE_URL: url("must be an address such as https://models.example/v1", /^https?$/)
    .optional()
    .register(notes, {
      part: "Other services",
      meaning:
        "A model with the usual chat interface: it leads the assistant's conversations, of another host by leave alone ([assistant](assistant.md)), and uploaders may ask it for a second opinion, which changes no verdict.",
      unset: "nothing is sent anywhere",
    }),
  LLM_MODEL: z
    .string()
    .optional()
    .register(notes, { part: "Other services", meaning: "That model's name.", unset: "none" }),
  LLM_API_KEY: z.string().optional().register(notes, {
    part: "Other services",
    meaning: "Its key, where it asks for one.",
    unset: "none",
    secret: true,
  }),
  BEACON_URL: url("must be an address such as https://api.drand.sh/<chain>", /^https?$/)
    .optional()
    .register(notes, {
      part: "Other services",
      meaning: "A chain of public randomness for the draws of queues.",
      unset: 'none; the page says "server seed only"',
    }),
  PUSH_SERVICE_URL: url("must be an address such as http://127.0.0.1:8180", /^https?$/)
    .optional()
    .register(notes, {
      part: "Other services",
      meaning: "One more push service, for trying things out.",
      unset: "those of the browsers' makers",
    }),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")
    .default("info")
    .register(notes, { part: "Watching", meaning: "What the log holds." }),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional().register(notes, {
    part: "Watching",
    meaning: "Whoever sends it may read /api/metrics from anywhere.",
    unset: "this machine alone",
    secret: true,
  }),
});

/** Every setting that this version reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(Settings.shape);

/** What docs/configuration.md says of one; throws where nobody has written it. */
export function notesOf(schema: z.ZodType): Notes {
  const found = notes.get(schema);
  if (!found) throw new Error("A setting has no words for docs/configuration.md.");
  return found;
}

/** Values that must not be repeated on a screen or in a log. */
export const SECRET_NAMES: readonly string[] = Object.entries(Settings.shape)
  .filter(([, schema]) => notesOf(schema).secret)
  .map(([name]) => name);
