/** The commands of docs/install.md as a person at the terminal gives them, on an installation of its own. */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { login, register, resetPassword } from "#contract/accounts.ts";
import { beginSecondFactor, confirmSecondFactor } from "#contract/second-factor.ts";
import { registration } from "./factories/accounts.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { SURVIVING } from "./surroundings/surviving.ts";

const root = mkdtempSync(join(tmpdir(), "rihla-commands-"));
const [first, second, backup] = [join(root, "first"), join(root, "second"), join(root, "backup")];
const amina = registration({ password: "Labbayk 7" });
const running = new Set<ServerProcess>();

async function started(dataDir: string): Promise<ServerProcess> {
  const server = await startServer(dataDir);
  running.add(server);
  return server;
}

async function stopped(server: ServerProcess): Promise<void> {
  running.delete(server);
  await server.kill("server and database");
}

/** What a command says; both streams, since only one of them speaks. */
async function command(file: string, dataDir: string, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [`src/server/commands/${file}.ts`, ...words], {
    env: { ...SURVIVING, DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = await Promise.all([text(child.stdout), text(child.stderr)]);
  return said.join("").trim();
}

function send({ origin }: ServerProcess, path: string, body: object, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  return fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
}

const post = async (...args: Parameters<typeof send>) => (await send(...args)).status;

async function turnOnSecondFactor(server: ServerProcess): Promise<void> {
  const { username, password } = amina;
  const cookie = (await send(server, login.path, { username, password })).headers.getSetCookie()[0]?.split(";")[0];
  const begun = await send(server, beginSecondFactor.path, { password }, cookie);
  const { secret } = beginSecondFactor.response.parse(await begun.json());
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect(await post(server, confirmSecondFactor.path, { code }, cookie)).toBe(200);
}

const signIn = (server: ServerProcess, username: string, password: string) =>
  post(server, login.path, { username, password });

let server: ServerProcess;
beforeAll(async () => {
  server = await started(first);
  expect(await post(server, register.path, amina)).toBe(201);
});
afterAll(async () => {
  for (const one of running) await one.kill("server and database");
  rmSync(root, { recursive: true, force: true });
});

it("`staff` beside the running server prints a link that sets the password of the first member", async () => {
  const said = await command("make-staff", first, "nadia@example.org");
  const token = /\/auth\/reset#([\w-]+)/.exec(said)?.[1] ?? "";

  expect(said).toContain("nadia@example.org is staff.");
  expect(await post(server, resetPassword.path, { token, password: "a desk" })).toBeLessThan(300);
  expect(await signIn(server, "nadia@example.org", "a desk")).toBe(200);
});

it("`second-factor-off` beside the running server lets in who has lost app and codes", async () => {
  await turnOnSecondFactor(server);
  expect(await signIn(server, amina.username, amina.password)).toBe(401);

  const said = await command("second-factor-off", first, amina.email);
  const again = await command("second-factor-off", first, amina.email);

  expect(said).toContain(`Two-step sign-in of ${amina.email} is off`);
  expect(again).toBe(`${amina.email} has no two-step sign-in that is on.`);
  expect(await signIn(server, amina.username, amina.password)).toBe(200);
});

it("`backup` beside the running server and `restore` into an empty folder bring the same sign-in back", async () => {
  const taken = await command("backup", first, backup);
  const again = await command("backup", first, backup);
  await stopped(server);
  const restored = await command("restore", second, backup);
  const moved = await started(second);

  expect(taken).toContain("The backup is complete: ");
  expect(again).toContain("is not empty");
  expect(restored).toContain("Start the server as usual.");
  expect(await signIn(moved, amina.username, amina.password)).toBe(200);
  expect(await signIn(moved, amina.username, "something else")).toBe(401);
  await stopped(moved);
});

it("say in one sentence what they lack", async () => {
  const empty = join(root, "empty");

  const said = await Promise.all([
    command("backup", first),
    command("backup", empty, backup),
    command("restore", empty),
    command("restore", second, backup),
    command("make-staff", first),
    command("second-factor-off", first),
  ]);

  expect(said).toEqual([
    "Say where the backup shall lie: npm run backup -- <folder>",
    `There is no data folder ${empty}; set DATA_DIR.`,
    "Say where the backup lies: npm run restore -- <folder>",
    `The data folder ${second} is not empty; set DATA_DIR to an empty one.`,
    "Say whom: npm run staff -- <email>",
    "Say whose: npm run second-factor-off -- <username or email>",
  ]);
  expect(readdirSync(root).sort()).toEqual(["backup", "first", "second"]);
});
