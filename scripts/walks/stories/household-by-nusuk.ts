/**
 * Walk a: a daughter in the United Kingdom books for her household of five by Nusuk: herself, her husband with an account
 * of his own, her parents, and a son who is too young to travel. Her mother's passport runs out too soon.
 */
import { enter, giveCertificate, givePassport, givePhoto, giveVisa, join, makeGroup, pass, publish } from "../acts.ts";
import type { Ground } from "../ground.ts";
import type { Judged, Person } from "../person.ts";
import type { Recorder } from "../recorder.ts";
import type { Holder } from "../specimens.ts";

const HOME = {
  country: "GB",
  phone: "+442079460018",
  emergency: { name: "Salma Rahman", phone: "+442079460019" },
};
const BRITISH = { state: "GBR", nationality: "GB" };
const AMINA: Holder = {
  ...{ surname: "Rahman", givenNames: "Amina Noor", birthDate: "1988-03-12", sex: "F" },
  ...{ ...BRITISH, number: "533401872", face: 0 },
};
const KAMAL: Holder = {
  ...{ surname: "Rahman", givenNames: "Kamal", birthDate: "1985-07-02", sex: "M" },
  ...{ ...BRITISH, number: "533401873", face: 1 },
};
const FATHER: Holder = {
  ...{ surname: "Choudhury", givenNames: "Abdul Latif", birthDate: "1953-09-11", sex: "M" },
  ...{ ...BRITISH, number: "533401874", face: 2 },
};
const MOTHER: Holder = {
  ...{ surname: "Choudhury", givenNames: "Rokeya", birthDate: "1958-01-20", sex: "F" },
  ...{ ...BRITISH, number: "533401875", face: 3 },
};
const MOTHER_RENEWED: Holder = { ...MOTHER, number: "544002211" };
const SON: Holder = {
  ...{ surname: "Rahman", givenNames: "Ibrahim", birthDate: "2022-08-30", sex: "M" },
  ...{ ...BRITISH, number: "533401876", face: 4 },
};
const TOO_SOON = "2027-07-14";
const NUMBER = "NSK-48213377";

/** Who is there, and what is booked for them. */
interface Household {
  readonly amina: Person;
  readonly kamal: Person;
  readonly desk: Person;
  readonly group: string;
  /** Travellers' ids, Kamal's of his own account. */
  readonly ids: Readonly<Record<"amina" | "kamal" | "father" | "mother" | "son", string>>;
}

export async function walkA(ground: Ground, recorder: Recorder): Promise<void> {
  const desk = await ground.staff();
  const sort = { username: "operator", firstName: "Yusuf", lastName: "Haddad", language: "en" } as const;
  const operator = await ground.operator(sort, "Noor Journeys");
  const packageId = await publish(operator, "Nur al-Haram", { releaseDate: "2027-01-20" });
  const stop = (name: string) => recorder.stop(name, { packageIds: [packageId] });
  const amina = await ground.person({ username: "amina", firstName: "Amina", lastName: "Rahman", language: "en" });
  await stop("registered");

  const household = await gather(ground, amina, desk);
  await stop("household entered");
  await handInFirst(household);
  await stop("one passport refused");

  const { amina: self, kamal, father, mother } = household.ids;
  const held = { parts: [{ packageId, travellerIds: [self, kamal, father, mother] }], familyId: household.group };
  const { id } = await amina.post("/api/bookings", held);
  await stop("held");
  await amina.post(`/api/bookings/${id}/confirm`);
  await stop("asked of the operator");
  await operator.post(`/api/bookings/${id}/approve`);
  await operator.post(`/api/bookings/${id}/messages`, { body: "Welcome. Please load the wallet in January." });
  await stop("approved");

  await ground.until("2026-12-07");
  await handInMore(household);
  await stop("passport renewed");
  await ground.until("2027-01-18");
  await stop("sale is near");
  await amina.post(`/api/bookings/${id}/nusuk`, { reference: NUMBER });
  await stop("number reported");
  await operator.post(`/api/bookings/${id}/nusuk/seen`, { references: [NUMBER] });
  await stop("number seen");

  await ground.until("2027-03-19");
  await handInLast(household, ground.now());
  await stop("papers complete but one visa");
  await ground.until("2027-05-06");
  await stop("on the way");
  await ground.until("2027-05-15");
  await stop("days of Hajj");
  await ground.until("2027-05-27");
  await stop("home");
}

async function gather(ground: Ground, amina: Person, desk: Person): Promise<Household> {
  await amina.patch("/api/user", { countryOfResidence: "GB", travelsAlone: false });
  const own = {
    amina: await enter(amina, AMINA, "self", HOME),
    father: await enter(amina, FATHER, "father", HOME),
    mother: await enter(amina, MOTHER, "mother", HOME),
    son: await enter(amina, SON, "son", HOME),
  };
  const travellerIds = [own.father, own.mother, own.son];
  const { id: group } = await makeGroup(amina, { name: "Rahman", travellerIds });
  const kamal = await ground.person({ username: "kamal", firstName: "Kamal", lastName: "Rahman", language: "en" });
  await kamal.patch("/api/user", { countryOfResidence: "GB", travelsAlone: false });
  await join(kamal, amina, group, "spouse");
  return { amina, kamal, desk, group, ids: { ...own, kamal: await enter(kamal, KAMAL, "self", HOME) } };
}

/** Everybody's passport, and the photos of two. */
async function handInFirst({ amina, kamal, desk, ids }: Household): Promise<void> {
  await pass(desk, [
    await givePassport(amina, { holder: AMINA, memberId: ids.amina }),
    await givePassport(amina, { holder: FATHER, memberId: ids.father }),
    await givePassport(amina, { holder: MOTHER, memberId: ids.mother }, TOO_SOON),
    await givePassport(amina, { holder: SON, memberId: ids.son }),
    await givePassport(kamal, { holder: KAMAL, memberId: ids.kamal }),
    await givePhoto(amina, { holder: AMINA, memberId: ids.amina }),
    await givePhoto(kamal, { holder: KAMAL, memberId: ids.kamal }),
  ]);
}

/** The mother's new passport, her photo with glasses, and the father's. */
async function handInMore({ amina, desk, ids }: Household): Promise<void> {
  await pass(desk, [
    await givePassport(amina, { holder: MOTHER_RENEWED, memberId: ids.mother }),
    await givePhoto(amina, { holder: FATHER, memberId: ids.father }),
    await givePhoto(amina, { holder: MOTHER_RENEWED, memberId: ids.mother }, "glasses"),
  ]);
}

/** All but the father's visa. */
async function handInLast({ amina, kamal, desk, ids }: Household, today: Date): Promise<void> {
  const papers: Judged[] = [await givePhoto(amina, { holder: MOTHER_RENEWED, memberId: ids.mother })];
  for (const [person, holder, memberId] of [
    [amina, AMINA, ids.amina],
    [kamal, KAMAL, ids.kamal],
    [amina, FATHER, ids.father],
    [amina, MOTHER_RENEWED, ids.mother],
  ] as const) {
    papers.push(await giveCertificate(person, { holder, memberId }, today));
    if (holder !== FATHER) papers.push(await giveVisa(person, { holder, memberId }, today));
  }
  await pass(desk, papers);
}
