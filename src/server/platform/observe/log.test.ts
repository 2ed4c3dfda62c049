/** What the log says of people: routes, ids and durations, and no word of theirs. */
import { beforeEach, expect, it } from "vitest";
import { login } from "#contract/accounts.ts";
import { openContactForm, sendContactForm } from "#contract/contact.ts";
import { uploadDocument } from "#contract/documents.ts";
import { passport } from "#server/features/documents/test-files.ts";
import { testApp } from "../../../../test/app.ts";
import { givenPilgrim } from "../../../../test/factories/accounts.ts";
import { standingClock } from "../../../../test/factories/bookings.ts";
import { openLog } from "./log.ts";

let said = "";
const log = openLog(
  { logLevel: "debug" },
  {
    write(line) {
      said += line;
    },
  },
);
beforeEach(() => {
  said = "";
});

const NAMES = { firstName: "Zubaydah", lastName: "Tashkandi", email: "zubaydah@post.example" };
const PASSWORD = "seven dates at dawn";

it("is told of calls, of jobs and of what they meet by routes and ids, in no word of whoever made them", async () => {
  const { clock, move } = standingClock();
  const app = await testApp({ clock, log });
  const { session, user } = await givenPilgrim(app, { ...NAMES, username: "zubaydah84", password: PASSWORD });
  await app.call(login, { body: { username: NAMES.email, password: PASSWORD } });
  await app.refusal(login, { body: { username: NAMES.email, password: "not the dates" } });
  const { bytes } = await passport();
  const file = { name: "zubaydah.jpg", type: "image/jpeg", bytes: new Uint8Array(bytes) };
  await app.upload(uploadDocument, { fields: { type: "passport" }, file }, session);
  const { token } = await app.call(openContactForm, {});
  move({ minutes: 1 });
  const letter = { ...NAMES, subject: "Her knees", message: "My mother cannot climb stairs.", token };
  await app.call(sendContactForm, { body: letter });
  await app.inject({ url: "/api/packages?q=zubaydah" });
  await app.inject({ url: "/api/bookings/of-zubaydah", headers: { ...session } });
  await app.jobsDone();

  expect(said).toContain('"route":"/api/bookings/:id"');
  expect(said).toContain(user.id);
  const theirs = [...Object.values(NAMES), "zubaydah", PASSWORD, "not the dates", "A80172615", "knees", "stairs"];
  const secrets = [token, session.cookie.split("=")[1] ?? ""];
  for (const word of [...theirs, ...secrets]) expect(said.toLowerCase()).not.toContain(word.toLowerCase());
});

it("says of a refused call why, and of which account", async () => {
  const app = await testApp({ log, settings: { RATE_LIMITS: "on" } });
  const { session, user } = await givenPilgrim(app);
  await app.inject({ method: "POST", url: login.path, payload: { username: 7 }, headers: { ...session } });

  expect(said).toMatch(new RegExp(`"status":400.*"code":"invalid_input","userId":"${user.id}"`));
});

it("withholds secrets and names that somebody hands to it by mistake", () => {
  log.info({ password: PASSWORD, account: NAMES, request: { headers: { cookie: "a=b", authorization: "Bearer t" } } });

  expect(said).toContain("[Redacted]");
  for (const word of [PASSWORD, ...Object.values(NAMES), "a=b", "Bearer"]) expect(said).not.toContain(word);
});

it("names a fault of the database without the row that the database quotes", () => {
  const detail = `Key (email)=(${NAMES.email}) already exists.`;
  const quoting = { code: "23505", detail, parameters: [NAMES.email] };

  log.error({
    err: new Error("a row could not be written", { cause: Object.assign(new Error("duplicate key"), quoting) }),
  });

  expect(said).toContain('"code":"23505"');
  expect(said).not.toContain(NAMES.email);
});
