/** Whose money goes through which method, and who then owes whom. */
import type { MemberShare, MethodUse, MoneyFlow, Transfer } from "./plan.ts";
import type { Method } from "./problem.ts";

interface Settled {
  readonly shares: readonly MemberShare[];
  readonly uses: readonly MethodUse[];
  readonly methods: readonly Pick<Method, "id" | "memberId">[];
  /** Who is charged on methods that belong to nobody named. */
  readonly payer: string;
}

/** Who is charged on a method. */
function ownerOf({ methods, payer, shares }: Settled, methodId: string): string {
  const owner = methods.find(({ id }) => id === methodId)?.memberId ?? payer;
  return shares.some(({ memberId }) => memberId === owner) ? owner : payer;
}

/** Each person's money first through their own methods, then, in order, through what is left of the others'. */
export function flowsOf(settled: Settled): MoneyFlow[] {
  const owed = new Map(settled.shares.map(({ memberId, payableMinor }) => [memberId, payableMinor]));
  const open = new Map(settled.uses.map(({ methodId, costMinor }) => [methodId, costMinor]));
  const flows: MoneyFlow[] = [];
  const pour = (memberId: string, methodId: string) => {
    const amountMinor = Math.min(owed.get(memberId) ?? 0, open.get(methodId) ?? 0);
    if (amountMinor === 0) return;
    owed.set(memberId, (owed.get(memberId) ?? 0) - amountMinor);
    open.set(methodId, (open.get(methodId) ?? 0) - amountMinor);
    flows.push({ memberId, methodId, amountMinor });
  };
  for (const { methodId } of settled.uses) pour(ownerOf(settled, methodId), methodId);
  for (const { memberId } of settled.shares) for (const { methodId } of settled.uses) pour(memberId, methodId);
  return flows;
}

/** As few transfers as there can be; after them everybody has paid exactly their share. */
export function transfersOf(settled: Settled): Transfer[] {
  const charged = (memberId: string) =>
    settled.uses
      .filter(({ methodId }) => ownerOf(settled, methodId) === memberId)
      .reduce((sum, { costMinor }) => sum + costMinor, 0);
  const balances = settled.shares
    .map(({ memberId, payableMinor }) => ({ memberId, minor: charged(memberId) - payableMinor }))
    .filter(({ minor }) => minor !== 0);
  return groupsThatBalance(balances).flatMap(settleGroup);
}

interface Balance {
  readonly memberId: string;
  /** Above 0 is owed to this person. */
  readonly minor: number;
}

/** The most groups that sum to zero each: a group of n settles in n - 1 transfers. Tries all subsets, of at most eight people. */
function groupsThatBalance(balances: readonly Balance[]): Balance[][] {
  const [first, ...rest] = balances;
  if (!first) return [];
  const options = subsets(rest)
    .map((others) => [first, ...others])
    .filter((group) => group.reduce((sum, { minor }) => sum + minor, 0) === 0)
    .map((group) => [group, ...groupsThatBalance(balances.filter((one) => !group.includes(one)))]);
  return options.toSorted((a, b) => b.length - a.length)[0] ?? [[...balances]];
}

function subsets(balances: readonly Balance[]): Balance[][] {
  const all = Array.from({ length: 2 ** balances.length }, (_, bits) => bits);
  return all.map((bits) => balances.filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1));
}

function settleGroup(group: readonly Balance[]): Transfer[] {
  const from = group.filter(({ minor }) => minor < 0).toSorted((a, b) => a.minor - b.minor)[0];
  const to = group.filter(({ minor }) => minor > 0).toSorted((a, b) => b.minor - a.minor)[0];
  if (!(from && to)) return [];
  const amountMinor = Math.min(-from.minor, to.minor);
  const moved = new Map([
    [from.memberId, amountMinor],
    [to.memberId, -amountMinor],
  ]);
  const left = group.map(({ memberId, minor }) => ({ memberId, minor: minor + (moved.get(memberId) ?? 0) }));
  return [
    { from: from.memberId, to: to.memberId, amountMinor },
    ...settleGroup(left.filter(({ minor }) => minor !== 0)),
  ];
}
