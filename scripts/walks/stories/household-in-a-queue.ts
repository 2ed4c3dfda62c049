/**
 * Walk c: a household of three comes late to a sale through a queue, his wife on a second phone: in line, its turn, a turn that
 * lapses, a hold that runs out, the waitlist with its offer, and a booking.
 */
import { MINUTE_MS } from "#domain/durations.ts";
import { enter, givePassport, givePhoto, join, makeGroup, pass, publish } from "../acts.ts";
import type { Ground } from "../ground.ts";
import type { Made, Person } from "../person.ts";
import type { Recorder } from "../recorder.ts";
import type { Holder } from "../specimens.ts";

const HOME = {
  country: "GB",
  phone: "+442079460018",
  emergency: { name: "Defne Yildiz", phone: "+442079460019" },
};
const BRITISH = { state: "GBR", nationality: "GB" };
const KEREM: Holder = {
  ...{ surname: "Yildiz", givenNames: "Kerem", birthDate: "1984-02-03", sex: "M" },
  ...{ ...BRITISH, number: "533401882", face: 40 },
};
const ELIF: Holder = {
  ...{ surname: "Yildiz", givenNames: "Elif", birthDate: "1987-05-06", sex: "F" },
  ...{ ...BRITISH, number: "533401883", face: 31 },
};
const MOTHER: Holder = {
  ...{ surname: "Yildiz", givenNames: "Nazan", birthDate: "1957-08-09", sex: "F" },
  ...{ ...BRITISH, number: "533401884", face: 55 },
};
/** As many as the household: none is left for all of it while somebody else has a turn. */
const SEATS = 3;
const TURN_MINUTES = 10;
const MOST_MINUTES = 20;

/** Who is there, and the travellers' ids. */
interface Household {
  readonly kerem: Person;
  readonly elif: Person;
  readonly desk: Person;
  readonly familyId: string;
  readonly ids: Readonly<Record<"kerem" | "mother", string>>;
}

export async function walkC(ground: Ground, recorder: Recorder): Promise<void> {
  const desk = await ground.staff();
  const sort = { username: "operator", firstName: "Murat", lastName: "Aydin", language: "en" } as const;
  const operator = await ground.operator(sort, "Yedi Tepe Hac");
  const packageId = await publish(operator, "Yedi Tepe", { capacity: SEATS, channels: ["nusuk"] });
  const stop = (name: string) => recorder.stop(name, { packageIds: [packageId] });
  const rival = await ground.person({ username: "rival", firstName: "Timur", lastName: "Azimov", ...UNREAD });
  await rival.patch("/api/user", { countryOfResidence: "GB", travelsAlone: true });
  const household = await gather(ground, desk);
  const { kerem, elif, familyId, ids } = household;
  const opensAt = new Date(ground.now().getTime() + 20 * MINUTE_MS).toISOString();
  const sale = { packageIds: [packageId], opensAt, admitPerMinute: 1, admittedMinutes: TURN_MINUTES };
  const { id: windowId } = await operator.post("/api/queue/windows", sale);
  const joinLine = (person: Person, body: object) => person.post(`/api/queue/windows/${windowId}/join`, body);
  await joinLine(rival, { seats: 1 });
  await stop("a sale is announced");

  await ground.later({ minutes: 20 });
  await turnOf(ground, rival);
  await joinLine(kerem, { familyId });
  await stop("in line");
  await operator.post(`/api/queue/windows/${windowId}/pause`);
  await stop("paused");
  await operator.post(`/api/queue/windows/${windowId}/resume`);
  await ground.later({ minutes: TURN_MINUTES });
  await turnOf(ground, kerem);
  await stop("turn");
  await ground.later({ minutes: TURN_MINUTES });
  await turnOf(ground, kerem, "lapsed");
  await stop("turn ran out");

  await joinLine(kerem, { familyId });
  await turnOf(ground, kerem);
  const elifs = await enter(elif, ELIF, "self", HOME);
  const travellerIds = [ids.kerem, ids.mother, elifs];
  const held = await kerem.post("/api/bookings", { parts: [{ packageId, travellerIds }], familyId });
  await pass(desk, [await givePassport(kerem, { holder: KEREM, memberId: ids.kerem })]);
  await stop("held in a turn");
  await ground.later({ minutes: 16 });
  await stop("hold ran out");

  await operator.post(`/api/queue/windows/${windowId}/close`);
  const taken = await rival.post("/api/bookings", { parts: [{ packageId, seats: 1 }] });
  await kerem.post("/api/waitlist", { packageId, seats: 3, familyId });
  await stop("on the waitlist");
  await rival.post(`/api/bookings/${taken.id}/cancel`);
  await ground.settled();
  await stop("offered");
  const offered = await offerOf(kerem, held);
  await kerem.put(`/api/bookings/${offered.id}/travellers`, { parts: [{ travellerIds }] });
  await kerem.post(`/api/bookings/${offered.id}/confirm`);
  await operator.post(`/api/bookings/${offered.id}/approve`);
  await handIn(household);
  await stop("booked");
}

const UNREAD = { language: "en", isUnread: true } as const;

async function gather(ground: Ground, desk: Person): Promise<Household> {
  const kerem = await ground.person({ username: "kerem", firstName: "Kerem", lastName: "Yildiz", language: "en" });
  await kerem.patch("/api/user", { countryOfResidence: "GB", travelsAlone: false });
  const ids = {
    kerem: await enter(kerem, KEREM, "self", HOME),
    mother: await enter(kerem, MOTHER, "mother", HOME),
  };
  const { id: familyId } = await makeGroup(kerem, { name: "Yildiz", travellerIds: [ids.mother] });
  const elif = await ground.person({ username: "elif", firstName: "Elif", lastName: "Yildiz", language: "en" });
  await elif.patch("/api/user", { countryOfResidence: "GB", travelsAlone: false });
  await join(elif, kerem, familyId, "spouse");
  return { kerem, elif, desk, familyId, ids };
}

/** The mother's passport, and a photo of his wife with glasses. */
async function handIn({ kerem, elif, desk, ids }: Household): Promise<void> {
  await pass(desk, [
    await givePassport(kerem, { holder: MOTHER, memberId: ids.mother }),
    await givePhoto(elif, { holder: ELIF }, "glasses"),
  ]);
}

interface Ticket {
  readonly ticket: { readonly state: string } | null;
}

/** Minutes of the sale until this one's place has come to that state. */
async function turnOf(ground: Ground, person: Person, state = "admitted"): Promise<void> {
  for (let minutes = 0; minutes < MOST_MINUTES; minutes += 1) {
    await ground.round();
    await person.rest();
    const { ticket } = await person.get<Ticket>("/api/queue/status");
    if (ticket?.state === state) return;
    await ground.later({ minutes: 1 });
  }
  throw new Error(`${person.name} never came to ${state}`);
}

async function offerOf(person: Person, before: Made): Promise<Made> {
  const bookings = await person.get<Made[]>("/api/bookings");
  const offered = bookings.find(({ id }) => id !== before.id);
  if (!offered) throw new Error("nothing was offered");
  return offered;
}
