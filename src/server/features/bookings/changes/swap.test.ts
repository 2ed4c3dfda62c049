/** Another traveller in the place of one: the same room, the same price, and only while lists are open. */
import { describe, expect, it } from "vitest";
import { changeRooms, swapTraveller } from "#contract/booking-changes.ts";
import { type Booking, createBooking, nameTravellers, recordNusuk } from "#contract/bookings.ts";
import { addDays } from "#domain/calendar.ts";
import { BY_NUSUK, BY_OPERATOR, givenResident } from "../../../../../test/factories/bookings.ts";
import { givenChanges, INSTANT, namesOn, params } from "../../../../../test/factories/changes.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";

const { time, app, operator, givenRoomy, family, paid, noticesOf, read } = await givenChanges();

describe("a swap", () => {
  it("puts another traveller into the same room, and the operator is told", async () => {
    const given = await family();
    const booking = await paid(given);
    const khadija = await givenTraveller(app, given.payer, { sex: "F", countryOfResidence: BY_OPERATOR });
    const told = await noticesOf(operator.user.id, "customer_swapped");

    const swapped = await app.call(
      swapTraveller,
      { ...params(booking), body: { outId: given.maryam.id, inId: khadija.id } },
      given.payer.session,
    );

    expect(namesOn(swapped)).toEqual([given.amina.id, given.yusuf.id, khadija.id].sort());
    expect(swapped.parts.map(({ room, amount }) => [room, amount])).toEqual(
      booking.parts.map(({ room, amount }) => [room, amount]),
    );
    expect(await noticesOf(operator.user.id, "customer_swapped")).toBe(told + 1);
  });

  it("is refused for whoever may not travel, may not be named, or has no place", async () => {
    const given = await family();
    const booking = await paid(given);
    const { payer, amina, maryam } = given;
    const here = { countryOfResidence: BY_OPERATOR };
    const child = await givenTraveller(app, payer, { ...here, birthDate: "2018-01-01" });
    const stranger = await givenTraveller(app, await givenResident(app, BY_OPERATOR), here);
    const abroad = await givenTraveller(app, payer, { countryOfResidence: BY_NUSUK });
    const busy = await givenTraveller(app, payer, here);
    await app.call(
      createBooking,
      { body: { parts: [{ packageId: await givenRoomy(), travellerIds: [busy.id] }] } },
      payer.session,
    );
    const man = await givenTraveller(app, payer, { ...here, sex: "M" });
    const free = await givenTraveller(app, payer, { ...here, sex: "F" });
    const refused = (outId: string, inId: string, session = payer.session) =>
      app.refusal(swapTraveller, { ...params(booking), body: { outId, inId } }, session);

    const problems = await Promise.all([
      refused(maryam.id, child.id),
      refused(maryam.id, stranger.id),
      refused(maryam.id, amina.id),
      refused(maryam.id, abroad.id),
      refused(maryam.id, busy.id),
      refused(stranger.id, free.id),
      refused(maryam.id, free.id, (await givenResident(app, BY_OPERATOR)).session),
      refused(maryam.id, free.id, operator.session),
    ]);

    expect(problems.map(({ status, code }) => `${status} ${code}`)).toEqual([
      "422 unacceptable",
      "422 unacceptable",
      "422 unacceptable",
      "422 mixed_channels",
      "409 already_travelling",
      "409 not_on_booking",
      "404 not_found",
      "403 forbidden",
    ]);
    expect(namesOn(await read(payer, booking))).toEqual(namesOn(booking));
    // Beside strangers of the other kind nobody can be put.
    const { payer: other, ...second } = await family();
    const shared = await paid({ payer: other, held: second.held });
    const brother = await givenTraveller(app, other, { ...here, sex: "M" });
    expect(man.id).not.toBe(brother.id);
    await app.call(
      changeRooms,
      {
        ...params(shared),
        body: {
          parts: [
            {
              packageId: second.packageId,
              roomType: "quad",
              room: 1,
              travellerIds: [second.amina.id, second.maryam.id],
            },
            { packageId: second.packageId, roomType: "quad", room: 2, travellerIds: [second.yusuf.id] },
          ],
        },
      },
      other.session,
    );
    await app.jobsDone();
    expect(
      await app.refusal(
        swapTraveller,
        { ...params(shared), body: { outId: second.maryam.id, inId: brother.id } },
        other.session,
      ),
    ).toMatchObject({ status: 422, code: "rooms_do_not_fit" });
  });

  it("happens once when two are asked for at once", async () => {
    const given = await family();
    const booking = await paid(given);
    const [one, two] = [
      await givenTraveller(app, given.payer, { sex: "F", countryOfResidence: BY_OPERATOR }),
      await givenTraveller(app, given.payer, { sex: "F", countryOfResidence: BY_OPERATOR }),
    ];
    const swap = (inId: string) =>
      app.inject({
        method: "POST",
        url: swapTraveller.path.replace(":id", booking.id),
        headers: { ...given.payer.session },
        payload: { outId: given.maryam.id, inId },
      });

    const answers = await Promise.all([swap(one.id), swap(two.id), swap(one.id)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(namesOn(await read(given.payer, booking))).toHaveLength(3);
  });

  it("ends with the operator's lists, and on Nusuk with the number that is recorded there", async () => {
    const early = await family({ terms: { ...INSTANT, changeDays: 120 } });
    const onNusuk = await family({ country: BY_NUSUK });
    const [closed, fixed] = [await paid(early), onNusuk.held];
    await app.inject({
      method: "POST",
      url: `/api/bookings/${fixed.id}/confirm`,
      headers: { ...onNusuk.payer.session },
    });
    await app.call(recordNusuk, { ...params(fixed), body: { reference: "NSK-2027" } }, onNusuk.payer.session);
    const refused = async ({ payer, maryam }: typeof early, booking: Booking, country: string) => {
      const other = await givenTraveller(app, payer, { sex: "F", countryOfResidence: country });
      const body = { outId: maryam.id, inId: other.id };
      return app.refusal(swapTraveller, { ...params(booking), body }, payer.session);
    };
    const renamed = async ({ payer, yusuf, amina }: typeof early, booking: Booking) => {
      const body = { parts: [{ travellerIds: [yusuf.id, amina.id] }, { travellerIds: [] }] };
      return (await app.refusal(nameTravellers, { ...params(booking), body }, payer.session)).code;
    };
    const same = ({ yusuf, amina, maryam }: typeof early) => [
      { travellerIds: [yusuf.id, amina.id] },
      { travellerIds: [maryam.id] },
    ];
    expect(closed.changesCloseOn).toBe(addDays(closed.departureDate, -120));
    const fixedNow = await refused(onNusuk, fixed, BY_NUSUK);
    expect(await renamed(onNusuk, fixed)).toBe("names_are_fixed");
    time.move({ days: 50 });

    expect(await renamed(early, closed)).toBe("changes_closed");
    // Whoever is named stays: places without a name may still get one.
    await app.call(nameTravellers, { ...params(closed), body: { parts: same(early) } }, early.payer.session);
    expect(fixedNow).toMatchObject({ status: 409, code: "names_are_fixed" });
    expect(await refused(early, closed, BY_OPERATOR)).toMatchObject({ status: 409, code: "changes_closed" });
    time.move({ days: -50 });
  });
});
