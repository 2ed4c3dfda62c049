/** Free and kept seats of a package whose number of seats changes. */

interface Seats {
  readonly capacity: number;
  readonly availableSlots: number;
  readonly keptSeats: number;
  readonly waitingParties: number;
}

/** Seats that a larger package has more are the waitlist's where somebody waits; a smaller one keeps what is left of them. */
export function seatsAfter({ capacity, availableSlots, keptSeats, waitingParties }: Seats, newCapacity: number) {
  const more = newCapacity - capacity;
  const free = availableSlots + more;
  const kept = waitingParties > 0 && more > 0 ? keptSeats + more : keptSeats;
  return { availableSlots: free, keptSeats: Math.max(0, Math.min(kept, free)) };
}
