/** docs/configuration.md is made from the settings; `vitest run --project api src/server/platform/config/settings.test.ts -u` writes it anew. */
import { expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { notesOf, SECRET_NAMES, SETTINGS_PARTS, Settings } from "./settings.ts";

const SETTINGS = Object.entries(Settings.shape);
const KEY = Buffer.alloc(32).toString("base64");
/** No setting takes it but those that take any text. */
const NONSENSE = "<";

/** What stops the start although each setting by itself is right. */
const APART: readonly Readonly<Record<string, string>>[] = [
  { DATABASE_URL: "postgres://u@h/d" },
  { DATABASE_URL: "postgres://u@h/d", SECRET_KEY: KEY },
  { RATE_LIMITS: "off", HOST: "0.0.0.0" },
  { SMTP_URL: "smtps://u@h" },
  { MAIL_FROM: "hello@rihla.example" },
  { S3_BUCKET: "files" },
  { STRIPE_SECRET_KEY: "sk_test_a" },
  { STRIPE_WEBHOOK_SECRET: "whsec_a" },
  { STRIPE_API_URL: "http://127.0.0.1:12111" },
  { STRIPE_SECRET_KEY: "sk_test_a", STRIPE_WEBHOOK_SECRET: "whsec_a", STRIPE_API_URL: "https://example.org" },
  { FX_URL: "http://rates.example/daily.xml" },
  { LLM_MODEL: "m" },
  { LLM_BASE_URL: "http://models.example/v1", LLM_MODEL: "m" },
  { PUSH_SERVICE_URL: "https://example.org" },
  { SECRET_KEY: KEY, SECRET_KEY_FILE: "/run/secrets/key" },
  { SECRET_KEY_FILE: "/nowhere/key" },
];

it("docs/configuration.md says what each setting is", async () => {
  await expect(page()).toMatchFileSnapshot("../../../../docs/configuration.md");
});

it("every setting stands in a part of the page, and nothing secret has a value of its own", () => {
  const given = Object.entries(Settings.parse({})).filter(([, value]) => value !== undefined && value !== null);

  expect(new Set(SETTINGS.map(([, schema]) => notesOf(schema).part))).toEqual(new Set(SETTINGS_PARTS));
  expect(given.map(([name]) => name).filter((name) => SECRET_NAMES.includes(name))).toEqual([]);
});

/** The sentence that a wrong environment is answered with, or null where it is taken. */
function refusal(environment: Readonly<Record<string, string>>): string | null {
  try {
    readConfig(environment);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function mustBe(name: string): string {
  return /\bmust (?:be|have) (.+)\.$/.exec(refusal({ [name]: NONSENSE }) ?? "")?.[1] ?? "any text";
}

function row([name, schema]: (typeof SETTINGS)[number]): string {
  const { meaning, unset, secret } = notesOf(schema);
  return `| \`${name}\`${secret ? " *" : ""} | ${unset ?? `\`${String(schema.parse(undefined))}\``} | ${mustBe(name)} | ${meaning} |`;
}

function page(): string {
  const parts = SETTINGS_PARTS.map((part) => {
    const rows = SETTINGS.filter(([, schema]) => notesOf(schema).part === part).map(row);
    return `## ${part}\n\n| Setting | Not given | May be | Meaning |\n|---|---|---|---|\n${rows.join("\n")}\n`;
  });
  const apart = APART.map((given) => {
    const names = Object.entries(given).map(([name, value]) =>
      SECRET_NAMES.includes(name) ? name : `${name}=${value}`,
    );
    return `| \`${names.join(" ")}\` | ${refusal(given)} |`;
  });
  return `# Settings

Made from \`src/server/platform/config/settings.ts\` by \`npx vitest run --project api src/server/platform/config/settings.test.ts -u\`, and compared with it in every test run.

All are environment variables, read once at the start; a change needs a restart. An empty value counts as not given. A wrong one stops the start with one sentence that names it, before anything is touched.

Those with * are secret: they are in no log and no message, and each may come from a file instead. \`SECRET_KEY_FILE=/run/secrets/rihla-key\` reads \`SECRET_KEY\` from there, as containers and systemd hand secrets over.

What belongs to the organisation and not to the machine (its name, offices, numbers) stands in \`config/site.json\` ([installation](install.md#4-say-who-you-are)).

${parts.join("\n")}
## What belongs together

Given like this, alone, the start is refused:

| Given | Answer |
|---|---|
${apart.join("\n")}
`;
}
