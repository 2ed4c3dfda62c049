/** The tab of the bookings with a server that answers as told: what it asks for, many at once, a minute to take back. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { BookingRow } from "#contract/booking-table.ts";
import { type Answers, emptySummary, json, refusal, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const row = (id: string, customerName: string, changes: Partial<BookingRow> = {}): BookingRow => ({
  id,
  reference: `RH-${id}`,
  customerId: `customer-${id}`,
  customerName,
  packageName: "Hajj from London",
  seats: 2,
  amount: 12_000,
  currency: "USD",
  paid: { amount: "12000.00", currency: "USD" },
  nextDue: null,
  status: "pending",
  phase: "awaiting_approval",
  completed: false,
  paymentStatus: "completed",
  channel: "operator",
  date: "2026-11-18",
  departureDate: "2027-05-05",
  approvalDueAt: inSeconds(20 * 3600),
  cancelReason: null,
  cancelNote: null,
  answer: null,
  assignee: null,
  unread: 0,
  ...changes,
});

const confirmed = { status: "confirmed", phase: "confirmed", approvalDueAt: null } as const;
const rows = [
  row("A", "Amina Rahman", { unread: 2, assignee: { id: "2", name: "Karim Haddad" } }),
  row("B", "Bilal Khan"),
  row("C", "Zaynab Malik", confirmed),
];
const counts = { all: 40, pending: 12, confirmed: 20, cancelled: 8, waiting: 2 };

const open = (answers: Answers = {}, path = "/operator-dashboard?tab=bookings") =>
  renderAt(path, {
    user: userWith({ role: "operator", licenceVerified: true }),
    answers: {
      "GET /api/operator/licences": () => json([]),
      "GET /api/operator/problems": () => json([]),
      "GET /api/bookings": () => json([]),
      "GET /api/packages/mine": () => json([]),
      "GET /api/operator/summary": () => json(emptySummary),
      "GET /api/operator/bookings": () => json({ rows, next: null }),
      "GET /api/operator/bookings/counts": () => json(counts),
      ...answers,
    },
  });

it("leads from each count to the bookings that it counts, the table being of all", async () => {
  await open();

  const behind = async (name: string) => {
    const link = page.getByRole("link", { name, exact: true });
    await expect.element(link).toBeVisible();
    return new URL(link.element().getAttribute("href") ?? "", location.origin).searchParams.get("behind");
  };
  expect(await behind("Confirmed")).toBe("season");
  expect(await behind("Pending approval")).toBe("awaiting_answer");
  expect(await behind("Requiring attention")).toBe("attention");
});

it("has both answers in one line on a desk, so that rows stay short", async () => {
  await page.viewport(1440, 900);
  const wordy = { packageName: "Marwah Close with Madinah and all meals", seats: 6 } as const;
  const long = [row("A", "Shabnam Chowdhury of Manchester", wordy), row("B", "Bilal Khan", wordy)];
  await open({ "GET /api/operator/bookings": () => json({ rows: long, next: null }) });

  const approve = page.getByRole("button", { name: "Approve Bilal Khan" });
  await expect.element(approve).toBeVisible();
  const decline = page.getByRole("button", { name: "Decline Bilal Khan" });
  expect(decline.element().getBoundingClientRect().top).toBe(approve.element().getBoundingClientRect().top);
  await page.viewport(1280, 800);
});

it("has a booking by phone in reach on a phone, where somebody may be calling", async () => {
  await page.viewport(390, 844);
  await open();

  const link = page.getByRole("link", { name: "Booking by phone" });
  await expect.element(link).toHaveAttribute("href", "/operator-dashboard/phone");
  expect(link.element().getBoundingClientRect().bottom).toBeLessThan(844);
  await page.viewport(1280, 800);
});

/** What the table was asked for, call by call. */
function asking(answer: object = { rows, next: null }) {
  const asked: Record<string, string>[] = [];
  const answers: Answers = {
    "GET /api/operator/bookings": (_, address) => {
      asked.push(Object.fromEntries(new URL(address, "http://x").searchParams));
      return json(answer);
    },
  };
  return { asked, answers };
}

it("shows who waits, since when, what is unread and who looks after it", async () => {
  await open();

  await expect.element(page.getByRole("link", { name: "Amina Rahman" })).toBeVisible();
  await expect.element(page.getByText("2 new messages")).toBeVisible();
  await expect.element(page.getByText("Looked after by Karim Haddad")).toBeVisible();
  await expect.element(page.getByText("Waits 28 h, 19 h left").first()).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Confirmed 20" })).toBeVisible();
  await expect.element(page.getByText("3 of 40 shown")).toBeVisible();
});

it("asks the server for what is typed, chosen and clicked, and keeps it in the address", async () => {
  const { asked, answers } = asking();
  const { router } = await open(answers);
  await expect.element(page.getByRole("link", { name: "Amina Rahman" })).toBeVisible();

  await page.getByRole("searchbox").fill("amina");
  await expect.poll(() => asked.at(-1)?.q).toBe("amina");
  await page.getByRole("radio", { name: "Confirmed 20" }).click({ force: true });
  const amount = page.getByRole("button", { name: "Amount" });
  await expect.element(amount).toBeVisible();
  // Faster than the address is drawn.
  for (const _ of [1, 2]) amount.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));

  await expect
    .poll(() => asked.at(-1))
    .toMatchObject({ q: "amina", status: "confirmed", sort: "amount", direction: "asc", when: "ahead" });
  expect(router.state.location.search).toBe("?tab=bookings&q=amina&status=confirmed&sort=amount&direction=asc");
});

it("has the rarer choices behind one button, which says what is set", async () => {
  const { asked, answers } = asking();
  const { router } = await open(answers, "/operator-dashboard?tab=bookings&sort=waiting&assigned=me");

  const more = page.getByRole("button", {
    name: "Filter and sort Looked after by: Me and Order: Waiting for your answer",
  });
  await expect.element(more).toHaveAttribute("aria-expanded", "false");
  await more.click();
  await page.getByRole("combobox", { name: "Looked after by" }).selectOptions("anyone");
  await page.getByRole("combobox", { name: "Order" }).selectOptions("departure");

  await expect.poll(() => asked.at(-1)).toMatchObject({ assigned: "anyone", sort: "departure", direction: "asc" });
  expect(router.state.location.search).toBe("?tab=bookings&sort=departure");
  await expect.element(page.getByRole("button", { name: "Filter and sort Order: Departure" })).toBeVisible();
});

it("has the tick for all in the line of the statuses on a phone, and nothing wider than the phone", async () => {
  await page.viewport(390, 844);
  await open();

  const all = page.getByRole("checkbox", { name: "Choose all 2 that wait for your answer" });
  await expect.element(all).toBeEnabled();
  expect(document.documentElement.scrollWidth).toBe(390);
  const chip = page.getByRole("radio", { name: "All 40" }).element().closest("label");
  const middle = (box: DOMRect | undefined) => box && Math.round(box.top + box.height / 2);
  expect(middle(all.element().getBoundingClientRect())).toBe(middle(chip?.getBoundingClientRect()));
  await page.viewport(1280, 800);
});

it("says what its counts count", async () => {
  await open();

  await expect.element(page.getByText(/^A booking paid in parts counts as confirmed/)).toBeVisible();
});

it("opens what the address asks for", async () => {
  const { asked, answers } = asking();
  await open(answers, "/operator-dashboard?tab=bookings&sort=customer&when=always&q=khan");

  await expect.poll(() => asked[0]).toMatchObject({ sort: "customer", direction: "asc", when: "always", q: "khan" });
  await expect.element(page.getByRole("searchbox")).toHaveValue("khan");
  await expect.element(page.getByRole("columnheader", { name: "Customer" })).toHaveAttribute("aria-sort", "ascending");
});

it("shows a row a customer with their sums, and leads to the rest of their bookings", async () => {
  const usd = (amount: string) => [{ amount, currency: "USD" as const }];
  const newest = [row("B", "Bilal Khan", confirmed), row("D", "Bilal Khan")];
  const customer = { id: "b", name: "Bilal Khan", country: "GB", bookings: 7, seats: 9, newest };
  const sums = { booked: usd("84000.00"), paid: usd("60000.00") };
  await open(
    { "GET /api/operator/bookings/customers": () => json({ rows: [{ ...customer, ...sums }], next: null }) },
    "/operator-dashboard?tab=bookings&by=customer",
  );

  await page.getByRole("button", { name: "Filter and sort Rows: Customers" }).click();
  await expect.element(page.getByRole("radio", { name: "Customers" })).toBeChecked();
  await expect.element(page.getByText("United Kingdom")).toBeVisible();
  await expect.element(page.getByText("$84,000")).toBeVisible();
  await expect.element(page.getByText("$60,000")).toBeVisible();
  expect(page.getByRole("link", { name: "Hajj from London" }).elements()).toHaveLength(2);
  await expect
    .element(page.getByRole("link", { name: "5 more bookings" }))
    .toHaveAttribute("href", "/operator-dashboard?tab=bookings&q=Bilal+Khan");
  await expect.element(page.getByText("1 customer shown")).toBeVisible();
});

it("fetches the next page from where the last one ended", async () => {
  const { asked, answers } = asking({ rows, next: "place" });
  await open(answers);

  await page.getByRole("button", { name: "Show more" }).click();

  await expect.poll(() => asked.at(-1)?.cursor).toBe("place");
});

it("approves all that wait in one call and says of each what came of it", async () => {
  const sent: unknown[] = [];
  const until = inSeconds(60);
  await open({
    "POST /api/operator/bookings/approvals": (body) => {
      sent.push(body);
      return json([
        { id: "A", outcome: "approved", until },
        { id: "B", outcome: "already_decided", until: null },
      ]);
    },
  });

  await page.getByRole("checkbox", { name: "Choose all 2 that wait for your answer" }).click();
  await page.getByRole("button", { name: "Approve 2 bookings" }).click();

  await expect.element(page.getByText("1 booking is approved; you can take it back for a minute.")).toBeVisible();
  await expect.element(page.getByText("RH-B: a colleague has answered it already")).toBeVisible();
  expect(sent).toEqual([{ bookingIds: ["A", "B"] }]);
});

it("keeps a given answer in sight with the way back", async () => {
  let answer: BookingRow["answer"] = null;
  await open({
    "GET /api/operator/bookings": () => json({ rows: [row("A", "Amina Rahman", { answer })], next: null }),
    "POST /api/operator/bookings/A/answer": () => {
      answer = { kind: "approve", until: inSeconds(60) };
      return json(answer);
    },
    "POST /api/operator/bookings/A/answer/undo": () => {
      answer = null;
      return json({ kind: "approve" });
    },
  });

  await page.getByRole("button", { name: "Approve Amina Rahman" }).click();
  await expect.element(page.getByText("Approved.")).toBeVisible();
  await expect.element(page.getByText(/^Takes effect in (60|5\d) s$/)).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole("row")
        .getByText(/Pending|Waits for your answer/)
        .elements(),
    )
    .toEqual([]);
  await page.getByRole("button", { name: "Undo Amina Rahman" }).click();

  await expect.element(page.getByRole("button", { name: "Approve Amina Rahman" })).toBeVisible();
});

it("says that a colleague was quicker", async () => {
  await open({
    "POST /api/operator/bookings/A/answer": () =>
      refusal("already_decided", "Somebody else has decided about this already."),
  });

  await page.getByRole("button", { name: "Approve Amina Rahman" }).click();

  await expect.element(page.getByRole("alert")).toHaveTextContent("Somebody else has decided about this already.");
});

it("offers the file of what is found", async () => {
  await open({}, "/operator-dashboard?tab=bookings&q=khan&status=confirmed");

  const link = page.getByRole("link", { name: "CSV" });
  await expect.element(link).toBeVisible();
  const { pathname, searchParams } = new URL(link.element().getAttribute("href") ?? "", "http://x");
  expect(pathname).toBe("/api/operator/bookings/export");
  expect(Object.fromEntries(searchParams)).toMatchObject({ q: "khan", status: "confirmed", format: "csv" });
});

it("lets the field follow the address, and does not write the old text back", async () => {
  const { asked, answers } = asking();
  const { router } = await open(answers, "/operator-dashboard?tab=bookings&q=khan");
  await expect.element(page.getByRole("searchbox")).toHaveValue("khan");

  await router.navigate("/operator-dashboard?tab=bookings");

  await expect.element(page.getByRole("searchbox")).toHaveValue("");
  await expect.poll(() => asked.at(-1)?.q ?? "").toBe("");
});

it("keeps the rows in sight when the next page does not come", async () => {
  await open({
    "GET /api/operator/bookings": (_, address) =>
      address.includes("cursor=") ? refusal("already_decided", "Not now.") : json({ rows, next: "place" }),
  });

  await page.getByRole("button", { name: "Show more" }).click();

  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Amina Rahman" })).toBeVisible();
});

it("says when nothing fits", async () => {
  await open({ "GET /api/operator/bookings": () => json({ rows: [], next: null }) });

  await expect.element(page.getByText("No booking fits")).toBeVisible();
  // Nothing else was chosen, so there is no other word or status to try.
  await expect.element(page.getByText("Only journeys that are ahead or under way stand here.")).toBeVisible();
  const past = page.getByRole("button", { name: "Ahead and past" });
  await past.click();
  await expect.element(past).not.toBeInTheDocument();
});
