/** Look-ups of people who had not seen the tree, in their words: each ends in the right file in one step. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Finder } from "./finder.ts";
import { allPlaces } from "./places.ts";

const finder = new Finder(allPlaces(), readFileSync("docs/glossary.md", "utf8"));

function filesFor(question: string): string {
  const kinds = ["answers", "constants", "calls", "screens", "code", "words", "docs"] as const;
  return kinds.flatMap((kind) => finder.find(question, kind, 5).map(({ path, text }) => `${path} ${text}`)).join("\n");
}

it.each([
  ["the refund ladder", "src/domain/packages/package.ts"],
  ["the queue's pace", "src/domain/queue/window.ts"],
  ["the word on the Book button", "messages/<language>/packages.json"],
  ["the most members a household may have", "src/domain/households/household.ts"],
  ["how many people a booking may cover", "src/domain/bookings/booking.ts"],
  ["the passport's remaining-validity rule (six months)", "src/domain/documents/rules/passport.ts"],
  ["which file types are allowed for upload", "src/domain/documents/seen/file-kind.ts"],
  [
    "the Content-Security-Policy header (permit another image host)",
    "src/server/platform/http/guards/security-headers.ts",
  ],
  ["how long a signed-in session lasts, its cookie's name", "src/server/platform/http/session.ts"],
  ["the font used for Urdu", "src/web/ui/styles/fonts.css"],
  ["which fields are redacted from the log lines", "src/server/platform/observe/log.ts"],
  ["how often a background job runs (the one that sweeps lapsed holds)", "overdue.job.ts"],
  ["the assistant's system instructions", "src/server/features/assistant/language-model/instruction.ts"],
  ["rate limit on the sign-in call (attempts per minute)", "src/server/platform/limits/limits.ts"],
  ["No packages found", "src/i18n/messages/<language>/packages.json"],
  ["payment optimize answer shape", "src/contract/payment-centre.ts"],
  ["phone number on every user: database column", "src/server/features/accounts/tables.ts"],
  ["commission percentage the marketplace takes from a booking", "src/server/platform/config/settings.ts"],
  ["who in staff has the permission to open an uploaded document", "src/contract/staff.ts"],
  ["the verified badge of an operator", "src/server/features/packages/present-package.ts"],
  ["in what order the parts stand on the booking screen", "src/web/features/bookings/booking-page.tsx"],
  ["columns of the CSV export of pilgrims", "src/domain/groups/lists.ts"],
  ["what the assistant says when asked for a religious ruling", "src/assistant/answer/composers.ts"],
  ["blood group column of a household's member", "src/server/features/households/tables.ts"],
  ["the offline banner", "src/web/app/strips/strips.tsx"],
  ["accept WebP picture of a passport", "src/domain/documents/seen/file-kind.ts"],
  ["let staff see the phone number of an account", "src/contract/measures.ts"],
  ["how long an unpaid held seat stays reserved", "src/domain/bookings/booking.ts"],
  ["how much money back when cancelling by days before departure", "src/domain/packages/package.ts"],
  ["reorder columns in the operator's bookings table", "src/web/features/operator/bookings/table-columns.tsx"],
  ["package search maximum results per page", "src/contract/packages.ts"],
  ["payment confirmation email wording", "src/i18n/messages/<language>/notifications.json"],
  ["the button to join the waiting line", "src/i18n/messages/<language>/queue.json"],
  ["too many requests when logging in", "src/server/platform/limits/limits.ts"],
  ["upload refused by the proxy, too large", "deploy/Caddyfile"],
])("finds %s", (question, file) => {
  expect(filesFor(question)).toContain(file);
});

it("names a constant with its line, a call by method and path, a sentence by its key", () => {
  const [constant] = finder.find("largest party", "constants", 1);
  const [call] = finder.find("POST /api/queue/join", "calls", 1);
  const [sentence] = finder.find("No packages found", "words", 1);

  expect(readFileSync(constant?.path ?? "", "utf8").split("\n")[(constant?.line ?? 0) - 1]).toBe(constant?.text);
  expect(call?.text).toMatch(/^POST \/api\/queue/);
  expect(sentence?.text).toMatch(/^[\w.]+: No packages found .*src\/web\/features\/packages\/[\w/-]+\.tsx$/);
});

it("says nothing of a word that stands nowhere", () => {
  expect(finder.find("xylophone", "code", 5)).toEqual([]);
});
