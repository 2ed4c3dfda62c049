/** How full the tables of a sale are, as PostgreSQL's planner knows it. */
import { sql } from "kysely";
import type { Db } from "./database.ts";

/**
 * Looks anew, in milliseconds. Before an opening these tables were empty or old, and plans that were made for that would read
 * what everybody holds where one account's own is asked for.
 */
export async function renewSaleStatistics(db: Db): Promise<void> {
  await sql`analyze bookings, booking_parts, booking_travellers, packages, queue_tickets, queue_people`.execute(db);
}
