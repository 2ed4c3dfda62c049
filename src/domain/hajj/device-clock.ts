/** Whether the clock of a device is right enough for times of prayer and rites. */
import { MINUTE_MS } from "../durations.ts";

/** A clock that differs by less is no reason to worry anybody. */
const TOLERATED_MS = 3 * MINUTE_MS;

/** How far the device is ahead of the server, in milliseconds; the answer was made between sending and hearing it. */
export function clockAhead(sentAt: number, heardAt: number, serverTime: number): number {
  return Math.round((sentAt + heardAt) / 2 - serverTime);
}

/** Null where the clock is right enough; else by how much, in the largest unit that it fills. */
export function clockFault(aheadMs: number): {
  readonly ahead: boolean;
  readonly amount: number;
  readonly unit: "minutes" | "hours" | "days";
} | null {
  const off = Math.abs(aheadMs);
  if (off < TOLERATED_MS) return null;
  const minutes = Math.round(off / MINUTE_MS);
  const ahead = aheadMs > 0;
  if (minutes < 90) return { ahead, amount: minutes, unit: "minutes" };
  const hours = Math.round(minutes / 60);
  return hours < 36 ? { ahead, amount: hours, unit: "hours" } : { ahead, amount: Math.round(hours / 24), unit: "days" };
}
