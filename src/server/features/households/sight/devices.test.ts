/** Who of a household is signed in on what kind of device: for its members, and for nobody else. */
import { expect, it } from "vitest";
import { householdDevices } from "#contract/family.ts";
import { DAY_MS } from "#domain/durations.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenResident, standingClock } from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../../test/factories/families.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });

async function signIn(userId: string, system: "ios" | "windows"): Promise<void> {
  const session = { userId, system, tokenHash: Buffer.from(`${userId} ${system}`), lastUsedAt: time.clock() };
  const expiresAt = new Date(time.clock().getTime() + DAY_MS);
  await app.platform.db
    .insertInto("sessions")
    .values({ ...session, expiresAt })
    .execute();
}

it("tells each kind once, which of them was used lately, and nothing of sessions that are over", async () => {
  const amina = await givenResident(app, "GB");
  const { id, members } = await givenFamily(app, amina);
  const yusuf = await givenJoined(app, amina, id);
  await signIn(yusuf.id, "windows");
  time.move({ minutes: 20 });
  await signIn(yusuf.id, "ios");

  const told = await app.call(householdDevices, { params: { id } }, amina.session);

  const his = told.find(({ memberId }) => memberId !== members[0]?.id);
  expect(his?.devices.filter(({ system }) => system !== "other")).toEqual([
    { system: "ios", isRecent: true },
    { system: "windows", isRecent: false },
  ]);
  expect(Object.keys(his?.devices[0] ?? {})).toEqual(["system", "isRecent"]);

  time.move({ days: 2 });
  const later = await app.call(householdDevices, { params: { id } }, amina.session);
  expect(later.flatMap(({ devices }) => devices).every(({ system }) => system === "other")).toBe(true);
});

it("is not there for whoever is of another household, or of none", async () => {
  const amina = await givenResident(app, "GB");
  const { id } = await givenFamily(app, amina);
  const stranger = await givenResident(app, "GB");
  await givenFamily(app, stranger);

  expect((await app.refusal(householdDevices, { params: { id } }, stranger.session)).status).toBe(404);
});
