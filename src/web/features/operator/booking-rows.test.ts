/** The operator's search and status filter. */
import { expect, it } from "vitest";
import { inCustomerOrder, searchBookings, statusFilterOf } from "./booking-rows.ts";

const bookings = [
  { status: "pending", customerName: "Amina Rahman", packageName: "Zamzam Family", reference: "RH-7K3Q2M" },
  { status: "confirmed", customerName: "Samir Rashid", packageName: "Safa", reference: "RH-000001" },
] as const;

it("finds by customer, package or reference in any case", () => {
  expect(searchBookings(bookings, "RAHMAN", "all")).toEqual([bookings[0]]);
  expect(searchBookings(bookings, "safa", "all")).toEqual([bookings[1]]);
  expect(searchBookings(bookings, "7k3q", "all")).toEqual([bookings[0]]);
  expect(searchBookings(bookings, "  ", "all")).toEqual(bookings);
});

it("keeps to the chosen status, and to all of them for an unknown one", () => {
  expect(searchBookings(bookings, "", "confirmed")).toEqual([bookings[1]]);
  expect(searchBookings(bookings, "amina", "confirmed")).toEqual([]);
  expect(statusFilterOf("pending")).toBe("pending");
  expect(statusFilterOf("lost")).toBe("all");
  expect(statusFilterOf(null)).toBe("all");
});

it("puts the bookings of one customer together, the order of each as it was", () => {
  const rows = ["b 1", "A 1", "B 2", "a 2"].map((name) => ({ customerName: name.slice(0, 1), id: name }));

  expect(inCustomerOrder(rows).map(({ id }) => id)).toEqual(["A 1", "a 2", "b 1", "B 2"]);
});
