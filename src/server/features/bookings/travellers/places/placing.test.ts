/** Rooms and group discounts from the hold on: who fits where, what it costs, and what is said when it does not fit. */
import { describe, expect, it } from "vitest";
import { createBooking, getBooking, nameTravellers } from "#contract/bookings.ts";
import { createPackage, getPackage, updatePackage } from "#contract/packages.ts";
import { testApp } from "../../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../../test/books.ts";
import { givenOperator } from "../../../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
} from "../../../../../../test/factories/bookings.ts";
import { givenDraft, packageDraft } from "../../../../../../test/factories/packages.ts";
import { givenTraveller } from "../../../../../../test/factories/travellers.ts";

const app = await testApp();
const operator = await givenOperator(app);

const ROOMS = JSON.stringify([
  { type: "quad", supplementMinor: 0 },
  { type: "double", supplementMinor: 30_000 },
]);
const DISCOUNTS = JSON.stringify([{ fromPeople: 3, percent: 10 }]);

async function household() {
  const payer = await givenResident(app, BY_OPERATOR);
  const person = (sex: "F" | "M", givenNames: string) =>
    givenTraveller(app, payer, { sex, givenNames, countryOfResidence: BY_OPERATOR });
  const people = [await person("F", "Amina"), await person("M", "Yusuf"), await person("F", "Maryam")] as const;
  const packageId = await givenOffer(app, operator.user.id, { roomTypes: ROOMS, groupDiscounts: DISCOUNTS });
  return { payer, ids: people.map(({ id }) => id), packageId };
}

const hold = ({ session }: Member, parts: object[]) => ({
  taken: () => app.call(createBooking, { body: { parts: parts as { packageId: string }[] } }, session),
  refused: () => app.refusal(createBooking, { body: { parts } }, session),
});

describe("a hold in rooms", () => {
  it("keeps who shares with whom, several kinds in one booking, and its exact sum", async () => {
    const { payer, ids, packageId } = await household();
    const [amina = "", yusuf = "", maryam = ""] = ids;

    const booking = await hold(payer, [
      { packageId, roomType: "double", room: 1, travellerIds: [amina, yusuf] },
      { packageId, roomType: "quad", room: 2, travellerIds: [maryam] },
      { packageId, roomType: "quad", room: 2, seats: 1 },
    ]).taken();

    expect(booking.parts.map(({ room, roomType, seats }) => [room, roomType, seats])).toEqual([
      [1, "double", 2],
      [2, "quad", 1],
      [2, "quad", 1],
    ]);
    // Four people get 10 %: 2 × 4,770 and 2 × 4,500.
    expect(booking.parts.map(({ amount, discount }) => [amount.amount, discount.amount])).toEqual([
      ["9540.00", "1060.00"],
      ["4500.00", "500.00"],
      ["4500.00", "500.00"],
    ]);
    expect([booking.totalAmount, booking.groupDiscount.amount]).toEqual([18_540, "2060.00"]);
    await expectBooksToBalance(app.platform.db);
  });

  it("is refused with what would fit, the room named, and takes nothing", async () => {
    const { payer, ids, packageId } = await household();
    const [amina = "", yusuf = "", maryam = ""] = ids;
    const inOne = (roomType: string, travellerIds: string[]) => [{ packageId, roomType, room: 1, travellerIds }];

    const problems = await Promise.all([
      hold(payer, inOne("quad", ids)).refused(),
      hold(payer, inOne("double", ids)).refused(),
      hold(payer, [
        ...inOne("double", [amina]),
        { packageId, roomType: "quad", room: 1, travellerIds: [maryam] },
      ]).refused(),
      hold(payer, [{ packageId, room: 1, travellerIds: [yusuf] }]).refused(),
    ]);

    expect(problems.map(({ status, code, errors }) => [status, code, ...Object.keys(errors ?? {})])).toEqual(
      problems.map(() => [422, "rooms_do_not_fit", "parts.0.room"]),
    );
    expect(problems[0]).toMatchObject({
      detail: "The party does not fit into these rooms. This would fit: 2 rooms for four; nothing was taken.",
      rooms: [
        { roomType: "quad", travellerIds: [amina, maryam], seats: 2 },
        { roomType: "quad", travellerIds: [yusuf], seats: 1 },
      ],
    });
    const { availableSlots } = await app.call(getPackage, { params: { id: packageId } }, payer.session);
    expect(availableSlots).toBe(50);
  });

  it("is judged again when names are put into its rooms", async () => {
    const { payer, ids, packageId } = await household();
    const [amina = "", yusuf = "", maryam = ""] = ids;
    const { id } = await hold(payer, [{ packageId, roomType: "quad", room: 1, seats: 3 }]).taken();
    const name = (travellerIds: string[]) => ({ params: { id }, body: { parts: [{ travellerIds }] } });

    expect(await app.refusal(nameTravellers, name([amina, yusuf]), payer.session)).toMatchObject({
      code: "rooms_do_not_fit",
      quad: 2,
    });
    const named = await app.call(nameTravellers, name([amina, maryam]), payer.session);
    expect(named.parts[0]?.travellers).toHaveLength(2);
  });
});

describe("the group discount", () => {
  it("counts the people of one package together, and is what was agreed whatever the operator changes later", async () => {
    const { payer, packageId } = await household();
    const offer = { params: { id: packageId } };

    const booking = await givenPaid(app, payer, packageId, 3);
    await app.call(updatePackage, { ...offer, body: { groupDiscounts: [], price: 9000 } }, operator.session);

    expect([booking.totalAmount, booking.amountPaid.amount]).toEqual([13_500, "13500.00"]);
    const later = await app.call(getBooking, { params: { id: booking.id } }, payer.session);
    expect(later.parts).toEqual(booking.parts);
    await expectBooksToBalance(app.platform.db);
  });

  it("is given to no smaller party", async () => {
    const { payer, packageId } = await household();

    const booking = await hold(payer, [{ packageId, seats: 2 }]).taken();

    expect([booking.totalAmount, booking.groupDiscount.amount]).toEqual([10_000, "0.00"]);
  });

  it("is written in steps that rise with the number of people", async () => {
    const steps = (...groupDiscounts: { fromPeople: number; percent: number }[]) => ({ groupDiscounts });
    const draft = await givenDraft(app, operator, steps({ fromPeople: 8, percent: 7 }, { fromPeople: 5, percent: 4 }));
    const refused = (body: object) =>
      app.refusal(createPackage, { body: { ...packageDraft(app.platform.clock()), ...body } }, operator.session);

    expect(draft.groupDiscounts).toEqual([
      { fromPeople: 5, percent: 4 },
      { fromPeople: 8, percent: 7 },
    ]);
    const falling = await refused(steps({ fromPeople: 8, percent: 4 }, { fromPeople: 5, percent: 7 }));
    expect([falling.status, Object.keys(falling.errors ?? {})]).toEqual([422, ["groupDiscounts"]]);
    const wild = await Promise.all([
      refused(steps({ fromPeople: 1, percent: 4 })),
      refused(steps({ fromPeople: 5, percent: 100 })),
      refused(steps({ fromPeople: 5, percent: -4 })),
      refused({ price: -1 }),
    ]);
    expect(wild.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });
});
