/** A request for seats, and what is found out about it on its way. */
import type { BookingRequest } from "#contract/bookings.ts";
import type { FirstSource } from "#domain/bookings/desk/source.ts";
import { demandByPackage } from "#domain/bookings/rooms/seats.ts";
import type { TurnTickets } from "../dependencies/dependencies.ts";
import type { AccountState } from "./holds.repository.ts";
import { type SeatedPart, seatParty } from "./party.ts";
import type { Held } from "./placing-holds.ts";
import { Undecided } from "./undecided.ts";

export interface HoldRequest {
  readonly pilgrimId: string;
  readonly parts: BookingRequest["parts"];
  /** The household that it is for; null: the pilgrim alone, or the household whose turn in a queue it uses. */
  readonly familyId: string | null;
  /** No part of the attempt: sent again with another one, it is the same attempt. */
  readonly firstSource: FirstSource;
  /** Whether the account has confirmed its address, or counts as if: no other holds more than one booking at a time. */
  readonly confirmed: boolean;
  /** One attempt's key; null: every call is an attempt of its own. */
  readonly idempotencyKey: string | null;
  /** From where; null: the server itself. */
  readonly network: string | null;
  /** Whether nobody waits for the answer any more: for them no seats are kept. */
  readonly hasLeft: () => boolean;
}

export class Attempt extends Undecided<Held> {
  readonly request: HoldRequest;
  readonly userId: string;
  readonly parts: readonly SeatedPart[];
  readonly demand: ReturnType<typeof demandByPackage>;
  /** The sale windows of packages that are wanted, before anything was locked. */
  readonly windows: ReadonlyMap<string, string>;
  familyId: string | null;
  account: AccountState = { earlier: null, liveHolds: 0, country: null };
  /** That it counts by; null: none. */
  network: string | null = null;
  turn: TurnTickets = { ticketIds: [], hasWritten: false };
  held: Held | null = null;

  constructor(request: HoldRequest, windows: ReadonlyMap<string, string>) {
    super();
    this.request = request;
    this.userId = request.pilgrimId;
    this.parts = seatParty(request.parts);
    this.demand = demandByPackage(this.parts);
    this.windows = windows;
    this.familyId = request.familyId;
  }

  /** What is wanted in each sale window. */
  get inWindows() {
    const windowOf = ({ packageId }: { readonly packageId: string }) => this.windows.get(packageId);
    const ids = new Set(this.demand.flatMap((line) => windowOf(line) ?? []));
    return [...ids].map((windowId) => {
      const inside = this.demand.filter((line) => windowOf(line) === windowId);
      return { windowId, seats: inside.reduce((total, { seats }) => total + seats, 0) };
    });
  }
}
