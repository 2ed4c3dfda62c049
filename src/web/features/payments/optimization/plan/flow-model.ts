/** Where the drawing's nodes and bands stand: three columns, as high as their share of the money. */
import type { OptimizeAnswer } from "#contract/payment-centre.ts";

export const FLOW_WIDTH = 760;
export const FLOW_HEIGHT = 360;
/** Lines of nodes, and where their words begin. */
const COLUMNS = [
  { x: 150, textX: 0 },
  { x: 380, textX: 380 },
  { x: 610, textX: 760 },
] as const;
const GAP = 18;
/** A node that is worth little still needs room for its two lines of words. */
const LEAST = 30;

export interface Node {
  readonly key: string;
  readonly column: 0 | 1 | 2;
  readonly name: string;
  readonly amount: number;
  readonly x: number;
  readonly textX: number;
  readonly top: number;
  readonly height: number;
}

interface Band {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly y1: number;
  readonly y2: number;
  readonly thickness: number;
}

interface Link {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** People on the left, methods in the middle, currencies of the bill on the right; what goes in comes out. */
export function bandsOf(plan: OptimizeAnswer, methodName: (at: number) => string): { nodes: Node[]; bands: Band[] } {
  const right = plan.plan.map(({ methodIndex, currency, cost }) => {
    return { from: `m ${methodIndex}`, to: `c ${currency}`, amount: cost };
  });
  const methods = sums(right, "from");
  const left = uncrossed(
    plan.flows.map(({ name, methodIndex, amount }) => ({ from: `p ${name}`, to: `m ${methodIndex}`, amount })),
    [...methods.keys()],
  );
  const nameOf = (key: string) => (key.startsWith("m ") ? methodName(Number(key.slice(2))) : key.slice(2));
  const nodes = [
    ...columnOf(0, sums(left, "from"), nameOf),
    ...columnOf(1, methods, nameOf),
    ...columnOf(2, sums(right, "to"), nameOf),
  ];
  return { nodes, bands: [...joined(left, nodes), ...joined(right, nodes)] };
}

/** People in the order of the methods that carry most of their money, so that few bands cross. */
function uncrossed(links: readonly Link[], methods: readonly string[]): Link[] {
  const place = ({ from }: Link) => {
    const own = links.filter((link) => link.from === from);
    const whole = own.reduce((sum, { amount }) => sum + amount, 0);
    return own.reduce((sum, { to, amount }) => sum + methods.indexOf(to) * (amount / whole), 0);
  };
  return links.toSorted((a, b) => place(a) - place(b) || methods.indexOf(a.to) - methods.indexOf(b.to));
}

function sums(links: readonly Link[], end: "from" | "to"): Map<string, number> {
  const all = new Map<string, number>();
  for (const link of links) all.set(link[end], (all.get(link[end]) ?? 0) + link.amount);
  return all;
}

function columnOf(column: Node["column"], amounts: Map<string, number>, nameOf: (key: string) => string): Node[] {
  const whole = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
  const room = FLOW_HEIGHT - GAP * (amounts.size - 1) - LEAST * amounts.size;
  const { x, textX } = COLUMNS[column];
  let top = 0;
  return [...amounts].map(([key, amount]) => {
    const height = LEAST + (amount / whole) * room;
    const node = { key: `${column} ${key}`, column, name: nameOf(key), amount, x, textX, top, height };
    top += height + GAP;
    return node;
  });
}

/** Each band takes its share of both its nodes, beside the bands before it. */
function joined(links: readonly Link[], nodes: readonly Node[]): Band[] {
  const taken = new Map<string, number>();
  const place = (key: string, amount: number) => {
    const node = nodes.find((one) => one.key.slice(2) === key);
    const thickness = node ? (amount / node.amount) * node.height : 0;
    const offset = taken.get(key) ?? 0;
    taken.set(key, offset + thickness);
    return { x: node?.x ?? 0, y: (node?.top ?? 0) + offset + thickness / 2, thickness };
  };
  return links.map((link, at) => {
    const [one, other] = [place(link.from, link.amount), place(link.to, link.amount)];
    const thickness = Math.min(one.thickness, other.thickness);
    return { key: `${at} ${link.from} ${link.to}`, from: one.x, to: other.x, y1: one.y, y2: other.y, thickness };
  });
}
