/** A statement says what the ledger says, month by month, to whoever may see the operator's money. */
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { cancelBooking } from "#contract/bookings.ts";
import { listStatements, statementFile, statementMovements } from "#contract/statements.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenEmployee, givenOperator } from "../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  givenOffer,
  givenPaid,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";

const time = standingClock("2026-11-20T09:00:00.000Z");
const app = await testApp({ clock: time.clock, settings: { SERVICE_FEE_PERCENT: "2.5" } });
const { db } = app.platform;
const operator = await givenOperator(app);
const packageId = await givenOffer(app, operator.user.id);

const payer = await givenResident(app, BY_OPERATOR);
const first = await givenPaid(app, payer, packageId);
const months = async ({ session }: Given = operator) => (await app.call(listStatements, {}, session)).months;
const ofNovember = { params: { month: "2026-11" }, query: { currency: "USD" } } as const;

describe("a statement", () => {
  it("equals the ledger, opens with what it closed with before, and leaves a closed month as it was", async () => {
    const [running] = await months();
    expect(running).toMatchObject({ month: "2026-11", movements: 2, closed: false });
    expect(running).toMatchObject({
      paid: { amount: "5000.00" },
      fee: { amount: "125.00" },
      net: { amount: "4875.00" },
    });
    time.move({ days: 15 });
    const before = await months();
    await app.call(cancelBooking, { params: { id: first.id } }, payer.session);
    await app.jobsDone();
    await givenPaid(app, await givenResident(app, BY_OPERATOR), packageId, 2);

    const [december, november] = await months();

    expect([november]).toEqual(before);
    expect(november?.closed).toBe(true);
    expect(december?.opening).toEqual(november?.closing);
    const { rows } = await sql<{ minor: number }>`
      select sum(amount_minor)::bigint as minor from ledger_entries where account = ${`operator:${operator.user.id}`}
    `.execute(db);
    expect(Number(december?.closing.amount) * 100).toBe(rows[0]?.minor);
    expect(Number(december?.refunded.amount)).toBeGreaterThan(0);
  });

  it("lists the movements of a month in their order, and gives them all as a file", async () => {
    const shown = await app.call(statementMovements, ofNovember, operator.session);
    const file = await app.inject({
      url: "/api/operator/statements/2026-11/file?currency=USD",
      headers: { ...operator.session },
    });

    expect(shown.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ["payment", "5000.00"],
      ["fee", "-125.00"],
    ]);
    expect(file.headers["content-disposition"]).toContain("statement-2026-11-USD.csv");
    expect(file.body).toContain("5000.00");
    expect(file.body).toContain("-125.00");
    expect(file.body.trim().split("\n")).toHaveLength(3);
  });

  it("is another operator's own, empty without money, and an employee's only with the right", async () => {
    const [withMoney, without] = [
      await givenEmployee(app, operator, ["money"]),
      await givenEmployee(app, operator, ["bookings", "analytics"]),
    ];

    expect(await months(await givenOperator(app))).toEqual([]);
    expect(await months(withMoney)).toEqual(await months());
    expect((await app.refusal(listStatements, {}, without.session)).code).toBe("right_needed");
    expect((await app.refusal(statementFile, ofNovember, without.session)).code).toBe("right_needed");
  });

  it.each([
    ["2026-13", "USD"],
    ["november", "USD"],
    ["2026-11", "XXX"],
  ])("of %s in %s is refused", async (month, currency) => {
    const args = { params: { month }, query: { currency } };

    expect((await app.refusal(statementMovements, args, operator.session)).status).toBe(400);
  });
});
