/** Loaded before a server of the tests: its clock goes by the milliseconds of MOVED_CLOCK's dial ahead of, or behind, this machine's. */
import { dialOf } from "./dial.ts";

const ahead = dialOf("MOVED_CLOCK");
const { now } = Date;
const moved = () => now() + ahead();

globalThis.Date = new Proxy(Date, {
  construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [moved()] : args, asked),
  get: (target, name, receiver) => (name === "now" ? moved : Reflect.get(target, name, receiver)),
});
