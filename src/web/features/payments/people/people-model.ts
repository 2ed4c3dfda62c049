/** Who bears a sum, as it is typed, and what it comes to for each. */
import { owedAmong } from "#domain/households/debts.ts";
import { divide } from "#domain/households/shares.ts";
import { fromDecimal, toMajor } from "#domain/money.ts";
import type { SplitMode } from "#domain/payments/plan/problem.ts";
import { bearable, splitBetween } from "#domain/payments/plan/split.ts";
import { typedMinor, typedNumber } from "#domain/typed-number.ts";
import type { PayingHousehold } from "../queries.ts";

export interface SplitPerson {
  readonly key: string;
  readonly name: string;
  /** Of the household; null: the reader, or somebody who is only a number. */
  readonly memberId: string | null;
  readonly hasAccount: boolean;
  readonly isYou: boolean;
  readonly pays: boolean;
  /** How many shares; counts where it is divided by share. */
  readonly share: string;
  /** The most that this person can pay; empty: no bound. */
  readonly cap: string;
}

const TYPED = { pays: true, share: "1", cap: "" } as const;

/** People who are only counted; the first is the reader. */
export function numberedPeople(count: number, nameOf: (number: number) => string): SplitPerson[] {
  return Array.from({ length: count }, (_, at) => ({
    ...{ key: `pilgrim ${at + 1}`, name: nameOf(at + 1), memberId: null, hasAccount: true, isYou: at === 0, ...TYPED },
  }));
}

/** At most `most` of those who can come along, the reader first, then who can pay with an account of their own. */
export function peopleOf({ members, limits }: PayingHousehold, most: number): SplitPerson[] {
  const rank = ({ isYou, hasAccount }: PayingHousehold["members"][number]) => (isYou ? 0 : hasAccount ? 1 : 2);
  return members
    .filter(({ id }) => !limits.tooYoung.includes(id))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most)
    .map(({ id, name, hasAccount, isYou }) => {
      return { key: id, name, memberId: isYou ? null : id, hasAccount, isYou, ...TYPED, pays: hasAccount };
    });
}

/** What a household has agreed that each of its payers bears. */
export interface AgreedPart {
  readonly memberId: string;
  readonly amount: { readonly amount: string };
}

/**
 * The people with the shares that their household has agreed on: whole ones where the amounts are so many times the
 * least, else percentages. Equal for all where nothing, or the same of everybody, is agreed.
 */
export function agreedBy(
  people: readonly SplitPerson[],
  parts: readonly AgreedPart[],
): { people: SplitPerson[]; split: SplitMode } {
  const minors = new Map(parts.map(({ memberId, amount }) => [memberId, fromDecimal(amount.amount)]));
  const borne = people.map(({ key }) => Math.max(0, minors.get(key) ?? 0));
  const paying = borne.filter((minor) => minor > 0);
  if (paying.length === 0) return { people: [...people], split: "equal" };
  const least = Math.min(...paying);
  const total = paying.reduce((sum, minor) => sum + minor, 0);
  const times = (minor: number) => Math.round(minor / least);
  // Odd pennies of a division are no other ratio.
  const isWhole = paying.every(
    (minor) => times(minor) < 100 && Math.abs(minor - times(minor) * least) <= people.length,
  );
  const shareOf = (minor: number) => (isWhole ? String(times(minor)) : ((minor / total) * 100).toFixed(2));
  return {
    people: people.map((person, at) => {
      const minor = borne[at] ?? 0;
      return minor > 0 ? { ...person, pays: true, share: shareOf(minor) } : { ...person, pays: false };
    }),
    split: isWhole && paying.every((minor) => times(minor) === 1) ? "equal" : "by_share",
  };
}

const SHARE_PARTS = 100;
const MOST_SHARES = 99.99;

/** Null for what is no number of shares. */
function sharesOf(text: string): number | null {
  const shares = typedNumber(text);
  return shares !== null && shares > 0 && shares <= MOST_SHARES ? shares : null;
}

const isCap = (text: string) => text === "" || (typedMinor(text) ?? 0) > 0;

/** The fields of somebody who pays that hold no number. */
export function wrongOf({ pays, share, cap }: SplitPerson, mode: SplitMode): readonly ("share" | "cap")[] {
  if (!pays) return [];
  return [
    ...(mode === "by_share" && sharesOf(share) === null ? (["share"] as const) : []),
    ...(isCap(cap) ? [] : (["cap"] as const)),
  ];
}

/** 0 pays nothing; one share where it is divided otherwise, or where none is typed. */
export function shareWeightOf({ pays, share }: SplitPerson, mode: SplitMode): number {
  if (!pays) return 0;
  return (mode === "by_share" ? sharesOf(share) : null) ?? 1;
}

/** Null: no bound. */
export function capOf({ cap }: SplitPerson): number | null {
  const minor = typedMinor(cap) ?? 0;
  return minor > 0 ? toMajor(minor) : null;
}

function membersOf(people: readonly SplitPerson[], mode: SplitMode) {
  return people.map((person) => {
    const cap = capOf(person);
    return {
      ...{ id: person.key, name: person.name, weight: Math.round(shareWeightOf(person, mode) * SHARE_PARTS) },
      capMinor: cap === null ? null : fromDecimal(cap.toFixed(2)),
    };
  });
}

/** What each bears of a sum in minor units, in their order; null where together they cannot. */
export function splitAmounts(minor: number, people: readonly SplitPerson[], mode: SplitMode): number[] | null {
  return splitBetween(minor, membersOf(people, mode), mode);
}

/** How much of a sum nobody can bear. */
export function missingOf(minor: number, people: readonly SplitPerson[], mode: SplitMode): number {
  return Math.max(0, minor - bearable(membersOf(people, mode)));
}

/**
 * Each of some amounts divided so that each person's parts come to what they bear of the whole; `parts` are of the sum of
 * the amounts. One row an amount, in the order of the people.
 */
export function partsByAmount(amounts: readonly number[], parts: readonly number[]): number[][] {
  let left = parts;
  return amounts.map((minor) => {
    const row = divide(minor, left);
    left = left.map((open, at) => open - (row[at] ?? 0));
    return row;
  });
}

interface Debt {
  readonly from: SplitPerson;
  readonly minor: number;
}

/** What the others then owe the reader: their part of what the reader has paid already, and what is paid in their name. */
export function debtsToYou(people: readonly SplitPerson[], parts: readonly number[], laidOutMinor: number): Debt[] {
  const you = people.find(({ isYou }) => isYou)?.key ?? "";
  const borne = people.map(({ key }, at) => ({ memberId: key, minor: parts[at] ?? 0 }));
  const back = owedAmong([{ memberId: you, minor: laidOutMinor }], borne);
  return people
    .map((from, at) => {
      const ofPaid = back.find((debt) => debt.from === from.key)?.minor ?? 0;
      return { from, minor: ofPaid + (from.hasAccount ? 0 : (parts[at] ?? 0)) };
    })
    .filter(({ from, minor }) => !from.isYou && minor > 0);
}
