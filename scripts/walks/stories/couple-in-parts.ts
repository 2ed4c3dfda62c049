/**
 * Walk b: two people of one account in Indonesia pay their operator in parts: the deposit, then the rest; one of the two
 * does not travel; the operator records the visa number. The places are held before anybody is entered.
 */
import { amountOf, fromDecimal } from "#domain/money.ts";
import { enter, giveCertificate, givePassport, givePhoto, giveVisa, makeGroup, pass, publish } from "../acts.ts";
import type { Ground } from "../ground.ts";
import type { Judged, Person } from "../person.ts";
import type { Recorder } from "../recorder.ts";
import type { Holder } from "../specimens.ts";

const HOME = {
  country: "ID",
  phone: "+628123456789",
  emergency: { name: "Dewi Santoso", phone: "+628123456780" },
};
const INDONESIAN = { state: "IDN", nationality: "ID" };
const BUDI: Holder = {
  ...{ surname: "Santoso", givenNames: "Budi", birthDate: "1969-04-02", sex: "M" },
  ...{ ...INDONESIAN, number: "C5512098", face: 5 },
};
const SITI: Holder = {
  ...{ surname: "Rahmawati", givenNames: "Siti", birthDate: "1972-11-23", sex: "F" },
  ...{ ...INDONESIAN, number: "C5512099", face: 6 },
};
const IN_PARTS = { deposit: { kind: "percent", percent: 20 }, balanceDays: 60, instalments: 3, graceDays: 7 };
const TERMS = {
  approval: "approval",
  cancellation: [
    { daysBefore: 60, refundPercent: 90 },
    { daysBefore: 30, refundPercent: 50 },
  ],
  payment: IN_PARTS,
};

/** Who is there, and the travellers' ids. */
interface Couple {
  readonly budi: Person;
  readonly desk: Person;
  readonly ids: { readonly budi: string; readonly siti: string };
}

export async function walkB(ground: Ground, recorder: Recorder): Promise<void> {
  const desk = await ground.staff();
  const sort = { username: "operator", firstName: "Hasan", lastName: "Wijaya", language: "en" } as const;
  const operator = await ground.operator({ ...sort, timeZone: "Asia/Jakarta" }, "Melati Haji");
  const offer = { price: 4900, departureCity: "Jakarta", channels: ["operator"], terms: TERMS };
  const packageId = await publish(operator, "Melati Reguler", offer);
  const stop = (name: string) => recorder.stop(name, { packageIds: [packageId] });
  const who = { username: "budi", firstName: "Budi", lastName: "Santoso", language: "en" } as const;
  const budi = await ground.person({ ...who, timeZone: "Asia/Jakarta" });
  await budi.patch("/api/user", { countryOfResidence: "ID", travelsAlone: false });

  const { id } = await budi.post("/api/bookings", { parts: [{ packageId, seats: 2 }] });
  await stop("held before anybody is entered");
  await budi.post(`/api/bookings/${id}/pay`, { card: "sandbox_visa", scope: "next" });
  await stop("deposit paid");
  await operator.post(`/api/bookings/${id}/approve`);
  await stop("accepted");

  const couple = await enterBoth(budi, desk);
  const { ids } = couple;
  await budi.put(`/api/bookings/${id}/travellers`, { parts: [{ travellerIds: [ids.budi, ids.siti] }] });
  await stop("both named");
  await handInFirst(couple);
  await ground.until("2026-12-04");
  await stop("papers begun");
  await pay(budi, id, "next");
  await stop("second part paid");
  await budi.post(`/api/bookings/${id}/leave`, { travellerId: ids.siti });
  await stop("one does not travel");
  await pay(budi, id, "all");
  await stop("rest paid");
  await operator.post(`/api/bookings/${id}/nusuk`, { reference: "VISA-6612044" });
  await stop("number recorded");

  await ground.until("2027-03-23");
  await handInLast(couple, ground.now());
  await stop("papers complete");
  await ground.until("2027-05-06");
  await stop("on the way");
  await ground.until("2027-05-27");
  await stop("home");
}

interface Owed {
  readonly schedule: readonly {
    readonly state: string;
    readonly open: { readonly amount: string; readonly currency: "USD" };
  }[];
}

/** The next amount, or all that is open: the sum that the screen shows is paid, or none. */
async function pay(budi: Person, id: string, scope: "next" | "all"): Promise<void> {
  const { schedule } = await budi.get<Owed>(`/api/bookings/${id}`);
  const open = schedule.filter(({ state }) => state !== "paid").slice(0, scope === "next" ? 1 : undefined);
  const minor = open.reduce((sum, one) => sum + fromDecimal(one.open.amount), 0);
  await budi.post(`/api/bookings/${id}/pay`, { card: "sandbox_visa", scope, amount: amountOf(minor, "USD") });
}

async function enterBoth(budi: Person, desk: Person): Promise<Couple> {
  const ids = {
    budi: await enter(budi, BUDI, "self", HOME),
    siti: await enter(budi, SITI, "spouse", HOME),
  };
  await makeGroup(budi, { name: "Santoso", travellerIds: [ids.siti] });
  return { budi, desk, ids };
}

/** Both passports, and one photo. */
async function handInFirst({ budi, desk, ids }: Couple): Promise<void> {
  await pass(desk, [
    await givePassport(budi, { holder: BUDI, memberId: ids.budi }),
    await givePassport(budi, { holder: SITI, memberId: ids.siti }),
    await givePhoto(budi, { holder: BUDI, memberId: ids.budi }),
  ]);
}

async function handInLast({ budi, desk, ids }: Couple, today: Date): Promise<void> {
  const whose = { holder: BUDI, memberId: ids.budi };
  const papers: Judged[] = [await giveCertificate(budi, whose, today), await giveVisa(budi, whose, today)];
  await pass(desk, papers);
}
