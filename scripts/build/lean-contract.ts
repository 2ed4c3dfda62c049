/** Leaves of each contract object what a browser asks of it: the rest describes data to the server and to the API's readers. */
import type { Plugin } from "vite";

/** What the web's client never reads; `response` stays where it is a word (`"file"`), for then it says how to take the answer. */
const UNREAD = new Set([
  "summary",
  "who",
  "needs",
  "params",
  "query",
  "headers",
  "body",
  "errors",
  "fields",
  "business",
  "underLoad",
  "standsOn",
  "perMinute",
  "reads",
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** With its objects gone from the routes, the bundler drops the shapes that nothing names any more. */
export function leanContract(): Plugin {
  return {
    name: "lean-contract",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      if (!/\/src\/contract\/[\w-]+\.ts$/.test(id)) return null;
      const tree = this.parse(code);
      const cuts = nodesOf(tree).filter(isUnread);
      const derived = derivedShapes(tree).filter(
        (call) => !cuts.some((cut) => cut.start < call.start && call.end <= cut.end),
      );
      const edits = [
        ...cuts.map((cut) => ({ ...cut, edit: cutOut })),
        ...derived.map((call) => ({ ...call, edit: pure })),
      ];
      const lastFirst = edits.sort((one, other) => other.start - one.start);
      return { code: lastFirst.reduce((text, { edit, ...node }) => edit(text, node), code), map: null };
    },
  };
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The properties of every `defineRoute({…})`, one level deeper for `multipart`, in the order of the text. */
function nodesOf(node: unknown, inRoute = false): Node[] {
  if (Array.isArray(node)) return node.flatMap((one: unknown) => nodesOf(one, inRoute));
  if (!isNode(node)) return [];
  if (inRoute && node.type === "Property") return isUnread(node) ? [node] : nodesOf(node.value, true);
  const isRoute = node.type === "CallExpression" && isNode(node.callee) && node.callee.name === "defineRoute";
  return Object.values(node).flatMap((part) => nodesOf(part, inRoute || isRoute));
}

/** Calls on another shape, such as `Review.extend({…})`: describing changes nothing, which the bundler knows of `z` alone. */
function derivedShapes(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(derivedShapes);
  if (!isNode(node)) return [];
  const { callee } = node;
  const isDerived = node.type === "CallExpression" && isNode(callee) && callee.type === "MemberExpression";
  return [...(isDerived ? [node] : []), ...Object.values(node).flatMap(derivedShapes)];
}

function pure(code: string, { start }: Node): string {
  return `${code.slice(0, start)}/* @__PURE__ */ ${code.slice(start)}`;
}

function isUnread(property: Node): boolean {
  const { key, value } = property;
  const name = isNode(key) ? key.name : undefined;
  if (name === "response") return isNode(value) && value.type !== "Literal";
  return typeof name === "string" && UNREAD.has(name);
}

/** With the comma behind it, where there is one. */
function cutOut(code: string, { start, end }: Node): string {
  const rest = code.slice(end).replace(/^\s*,/, "");
  return code.slice(0, start) + rest;
}
