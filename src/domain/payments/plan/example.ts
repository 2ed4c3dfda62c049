/** The demonstration's package sold by its operator: whose best plan the demo world and the tests work out (design: £34,000, five people). */
import type { BillLine, FeeProfile, Method, PlanProblem } from "./problem.ts";

const CARD: FeeProfile = {
  spreadPpm: 2_500,
  foreignFeePpm: 0,
  fixedMinor: 0,
  minimumMinor: 0,
  cashbackPpm: 0,
  cashbackCapMinor: 0,
};

const METHODS: readonly Method[] = [
  {
    id: "visa",
    type: "visa",
    currency: "GBP",
    limitMinor: 15_000_00,
    perMonthMinor: null,
    fees: { ...CARD, foreignFeePpm: 27_500 },
    memberId: null,
  },
  {
    id: "mastercard",
    type: "mastercard",
    currency: "GBP",
    limitMinor: 20_000_00,
    perMonthMinor: null,
    fees: CARD,
    memberId: null,
  },
];

function line(id: string, currency: BillLine["currency"], amountMinor: number): BillLine {
  const payableIn = currency === "GBP" ? (["GBP"] as const) : ([currency, "GBP"] as const);
  return { id, currency, amountMinor, grain: null, dueOn: null, minimumMinor: 0, payableIn, accepts: null };
}

/** Rates are frozen: the mean of June 2026 in dollars a pound, and the riyal's peg (docs/sources.md#rates). The operator's own rate is 1.2316. */
export const EXAMPLE_PROBLEM: PlanProblem = {
  home: "GBP",
  bill: {
    target: "invoice",
    lines: [line("flights", "USD", 21_000_00), line("mina", "SAR", 72_274_95), line("office", "GBP", 1_300_00)],
    price: { minor: 34_000_00, currency: "GBP" },
    travellers: 5,
    posted: {
      USD: { units: 1_000_000, dollars: 1_000_000 },
      SAR: { units: 3_750_000, dollars: 1_000_000 },
      GBP: { units: 1_000_000, dollars: 1_231_600 },
    },
    readyOn: null,
    refundFeePpm: 0,
    groupDiscount: null,
  },
  methods: METHODS,
  members: ["Pilgrim 1", "Pilgrim 2", "Pilgrim 3", "Pilgrim 4", "Pilgrim 5"].map((name) => {
    return { id: name, name, weight: 1, capMinor: null };
  }),
  rates: {
    asOf: "2026-06-30",
    source: "demo",
    parities: {
      USD: { units: 1_000_000, dollars: 1_000_000 },
      SAR: { units: 3_750_000, dollars: 1_000_000 },
      AED: { units: 3_672_500, dollars: 1_000_000 },
      GBP: { units: 1_000_000, dollars: 1_333_900 },
    },
  },
  wishes: { section75: false, perChargeMinor: 0, countCashback: false, split: "equal" },
};
