/**
 * Walk f: an elder from Pakistan with her husband, in Urdu, with text of 150 % in plain mode: their tickets, the journey, and
 * Arafah on a phone that is switched on again where there is no network.
 */
import { enter, giveCertificate, givePassport, givePhoto, giveVisa, pass, publish } from "../acts.ts";
import { openDevice } from "../device.ts";
import type { Ground } from "../ground.ts";
import type { Judged, Person } from "../person.ts";
import type { Recorder } from "../recorder.ts";
import type { Holder } from "../specimens.ts";

const HOME = {
  country: "PK",
  phone: "+923001234567",
  emergency: { name: "Sana Khan", phone: "+923001234568" },
};
const PAKISTANI = { state: "PAK", nationality: "PK" };
const ZAINAB: Holder = {
  ...{ surname: "Khan", givenNames: "Zainab", birthDate: "1955-04-02", sex: "F" },
  ...{ ...PAKISTANI, number: "AB5512098", face: 55 },
};
const YUSUF: Holder = {
  ...{ surname: "Khan", givenNames: "Yusuf", birthDate: "1951-11-23", sex: "M" },
  ...{ ...PAKISTANI, number: "AB5512099", face: 44 },
};
const ELDER = { language: "ur", timeZone: "Asia/Karachi", looks: { text: "150", plain: "on" } } as const;

interface Couple {
  readonly zainab: Person;
  readonly desk: Person;
  readonly ids: Readonly<Record<"zainab" | "yusuf", string>>;
}

export async function walkF(ground: Ground, recorder: Recorder): Promise<void> {
  const desk = await ground.staff();
  const sort = { username: "operator", firstName: "Bilal", lastName: "Qureshi", language: "en" } as const;
  const operator = await ground.operator({ ...sort, timeZone: "Asia/Karachi" }, "Lahore Hajj");
  const offer = { price: 4900, departureCity: "Lahore", channels: ["operator"] };
  const packageId = await publish(operator, "Lahore Economy", offer);
  const stop = (name: string) => recorder.stop(name, { packageIds: [packageId] });
  const zainab = await ground.person({ username: "zainab", firstName: "Zainab", lastName: "Khan", ...ELDER });
  await zainab.patch("/api/user", { countryOfResidence: "PK", travelsAlone: false });
  const ids = {
    zainab: await enter(zainab, ZAINAB, "self", HOME),
    yusuf: await enter(zainab, YUSUF, "spouse", HOME),
  };
  const couple = { zainab, desk, ids };
  await pass(desk, [await givePassport(zainab, { holder: ZAINAB, memberId: ids.zainab })]);
  const { id } = await zainab.post("/api/bookings", { parts: [{ packageId, travellerIds: [ids.zainab, ids.yusuf] }] });
  await zainab.post(`/api/bookings/${id}/pay`, { card: "sandbox_visa" });
  await operator.post(`/api/bookings/${id}/approve`);
  await stop("accepted");

  await ground.later({ days: 100 });
  await operator.post(`/api/bookings/${id}/nusuk`, { reference: "VISA-6612044" });
  await handIn(couple, ground.now());
  await stop("number recorded");
  await ground.until("2027-05-12");
  await stop("on the way");
  await ground.until("2027-05-15");
  await stop("Arafah");

  const device = await openDevice(ground, zainab);
  await recorder.page("Arafah, papers kept", zainab, await device.keepPapers());
  await device.cut();
  for (const [name, text] of await device.read()) await recorder.page(`no network, ${name}`, zainab, text);
  await device.close();
  await ground.until("2027-05-27");
  await stop("home");
}

/** All but his visa; on his photo he wears glasses. */
async function handIn({ zainab, desk, ids }: Couple, today: Date): Promise<void> {
  const papers: Judged[] = [
    await givePassport(zainab, { holder: YUSUF, memberId: ids.yusuf }),
    await givePhoto(zainab, { holder: ZAINAB, memberId: ids.zainab }),
    await givePhoto(zainab, { holder: YUSUF, memberId: ids.yusuf }, "glasses"),
    await giveCertificate(zainab, { holder: ZAINAB, memberId: ids.zainab }, today),
    await giveCertificate(zainab, { holder: YUSUF, memberId: ids.yusuf }, today),
    await giveVisa(zainab, { holder: ZAINAB, memberId: ids.zainab }, today),
  ];
  await pass(desk, papers);
}
