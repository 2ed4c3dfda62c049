/** Free and kept seats of a package whose number of seats changes. */

interface Seats {
  readonly capacity: number;
  readonly availableSlots: number;
  readonly keptSeats: number;
  readonly waitingParties: number;
  readonly saleWindowId: string | null;
}

/**
 * Seats that a larger package has more are the waitlist's where somebody waits and no sale window goes on; a smaller one
 * keeps what is left of them.
 */
export function seatsAfter(before: Seats, newCapacity: number) {
  const { capacity, availableSlots, keptSeats, waitingParties, saleWindowId } = before;
  const more = newCapacity - capacity;
  const free = availableSlots + more;
  const kept = waitingParties > 0 && saleWindowId === null && more > 0 ? keptSeats + more : keptSeats;
  return { availableSlots: free, keptSeats: Math.max(0, Math.min(kept, free)) };
}
