/** A hold is secured on its page: who sells, paying, and the number on Nusuk. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { bookingWith } from "../../testing/bookings.ts";
import { gateway, showBooking } from "./testing.ts";

it("asks for the country before anything else, keeps it, and then names who sells", async () => {
  const user = userWith();
  const saved: unknown[] = [];
  await showBooking(
    {},
    {
      user,
      answers: {
        "PATCH /api/user": (body) => {
          saved.push(body);
          user.countryOfResidence = "GB";
          return json(user);
        },
      },
    },
  );
  await expect.element(page.getByRole("heading", { name: "3 places are held for you" })).toBeVisible();
  expect(page.getByRole("button", { name: /^Pay/ }).elements()).toEqual([]);

  await page.getByLabelText("Country of residence").selectOptions("United Kingdom");
  await page.getByRole("button", { name: "Go on" }).click();

  await expect.element(page.getByRole("button", { name: "Confirm free of charge" })).toBeVisible();
  expect(saved).toEqual([{ countryOfResidence: "GB" }]);
});

it("says who sells there, and offers no press that can only be refused, once the country is another channel's", async () => {
  const [part] = bookingWith().parts;
  if (!part) throw new Error("a booking has a part");
  await showBooking({ parts: [{ ...part, channels: ["operator"] }] }, { user: userWith({ countryOfResidence: "GB" }) });

  await expect.element(page.getByText(/Not for residents of .*United Kingdom.*: they book on Nusuk/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "See other packages" })).toBeVisible();
  expect(page.getByRole("button", { name: "Confirm free of charge" }).elements()).toEqual([]);
  expect(page.getByText("You pay on Nusuk").elements()).toEqual([]);
});

it("says plainly that no money moves, shows why a card is refused, and lets another be tried", async () => {
  const tried: unknown[] = [];
  await showBooking(
    {},
    {
      user: userWith({ countryOfResidence: "PK" }),
      answers: {
        ...gateway,
        "POST /api/bookings/b7/pay": (body) => {
          tried.push(body);
          return refusal("payment_refused", "The bank refused this card.");
        },
      },
    },
  );
  await expect.element(page.getByText("This is a sandbox: no money moves.")).toBeVisible();

  await page.getByRole("radio", { name: /0002/ }).click();
  await page.getByRole("button", { name: "Pay $23,850" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("The bank refused this card.");
  await page.getByRole("radio", { name: /4242/ }).click();
  await page.getByRole("button", { name: "Pay $23,850" }).click();

  await expect.poll(() => tried).toMatchObject([{ card: "bad" }, { card: "good" }]);
});

it("admits that it does not know when a payment got no answer", async () => {
  await showBooking(
    {},
    {
      user: userWith({ countryOfResidence: "PK" }),
      answers: { ...gateway, "POST /api/bookings/b7/pay": () => Promise.reject(new TypeError("no network")) },
    },
  );

  await page.getByRole("button", { name: "Pay $23,850" }).click();

  await expect.element(page.getByText("We do not know yet whether the payment went through.")).toBeVisible();
});

it.each([
  ["SA", /domestic Hajj programme/],
  ["BA", /national Hajj office/],
])("names the office of residents of %s and offers no payment", async (countryOfResidence, office) => {
  await showBooking({}, { user: userWith({ countryOfResidence }) });

  await expect.element(page.getByText(office)).toBeVisible();
  expect(page.getByRole("button", { name: /^(Pay|Confirm)/ }).elements()).toEqual([]);
});

it("takes the Nusuk reference after the operator's yes", async () => {
  const recorded: unknown[] = [];
  await showBooking(
    { phase: "awaiting_reference", status: "confirmed", channel: "nusuk", holdExpiresAt: null },
    {
      answers: {
        "POST /api/bookings/b7/nusuk": (body) => {
          recorded.push(body);
          return json(bookingWith({ phase: "confirmed" }));
        },
      },
    },
  );
  const record = page.getByRole("button", { name: "Record the reference" });
  await expect.element(record).toBeDisabled();

  await page.getByLabelText("Nusuk booking reference").fill("  NSK-4471 ");
  await record.click();

  await expect.poll(() => recorded).toEqual([{ reference: "NSK-4471", application: 0 }]);
});

it("asks for the number of each of two applications, and shows the one that is there", async () => {
  const recorded: unknown[] = [];
  await showBooking(
    {
      phase: "awaiting_reference",
      status: "confirmed",
      channel: "nusuk",
      holdExpiresAt: null,
      seats: 9,
      references: ["NSK-1", null],
      referenceDueOn: "2099-04-01",
    },
    {
      answers: {
        "POST /api/bookings/b7/nusuk": (body) => {
          recorded.push(body);
          return json(bookingWith({ phase: "confirmed" }));
        },
      },
    },
  );
  await expect.element(page.getByText("NSK-1")).toBeVisible();
  await expect.element(page.getByText("1 April 2099")).toBeVisible();
  // What Nusuk has sold stays.
  expect(page.getByText("After that day the seats go back", { exact: false }).elements()).toEqual([]);

  await page.getByLabelText("Nusuk booking reference, application 2").fill("NSK-2");
  await page.getByRole("button", { name: "Record the reference" }).click();

  await expect.poll(() => recorded).toEqual([{ reference: "NSK-2", application: 1 }]);
});

it("asks whether an unusual number is right, and sends it once that is said", async () => {
  const recorded: unknown[] = [];
  await showBooking(
    { phase: "awaiting_reference", status: "confirmed", channel: "nusuk", holdExpiresAt: null },
    {
      answers: {
        "POST /api/bookings/b7/nusuk": (body) => {
          recorded.push(body);
          return recorded.length === 1
            ? new Response(
                JSON.stringify({
                  type: "about:blank",
                  title: "unusual",
                  status: 422,
                  code: "number_unusual",
                  detail: "Compare it sign by sign.",
                  number: "A-1",
                }),
                {
                  status: 422,
                  headers: { "content-type": "application/problem+json" },
                },
              )
            : json(bookingWith({ phase: "confirmed" }));
        },
      },
    },
  );
  await page.getByLabelText("Nusuk booking reference").fill("A–1");
  await page.getByRole("button", { name: "Record the reference" }).click();

  await expect.element(page.getByText("Is this right?")).toBeVisible();
  await expect.element(page.getByText("A-1")).toBeVisible();
  await page.getByRole("button", { name: "Yes, it is right" }).click();

  const asked = { reference: "A–1", application: 0 };
  await expect.poll(() => recorded).toEqual([asked, { ...asked, confirmed: true }]);
});

it("says of a reported number who has yet to see it, and takes it back after saying what follows", async () => {
  const sent: unknown[] = [];
  const at = "2026-11-20T14:00:00.000Z";
  const number = { application: 0, reference: "NSK-4471", recordedAt: at, seenAt: null, pictureAt: null };
  await showBooking(
    {
      phase: "confirmed",
      status: "confirmed",
      channel: "nusuk",
      paymentStatus: "completed",
      holdExpiresAt: null,
      references: ["NSK-4471"],
      nusukReference: "NSK-4471",
    },
    {
      answers: {
        "GET /api/bookings/b7/nusuk": () => json({ numbers: [number], history: [], withdrawableUntil: "2099-04-01" }),
        "POST /api/bookings/b7/nusuk/withdraw": (body) => {
          sent.push(body);
          return json(bookingWith({ phase: "awaiting_reference" }));
        },
      },
    },
  );
  await expect.element(page.getByText("Reported on 20 November 2026, not yet seen by Al-Safa Travel")).toBeVisible();
  await expect.element(page.getByText("Reported, not yet seen by the operator")).toBeVisible();

  await page.getByRole("button", { name: "Recorded by mistake" }).click();
  await expect.element(page.getByText(/no ticket is valid until the right one is recorded/)).toBeVisible();
  await page.getByRole("button", { name: "Take it back" }).click();

  await expect.poll(() => sent).toEqual([{ application: 0, reference: "NSK-4471" }]);
});

it("takes the number back that is there now, once it was seen that somebody has changed it", async () => {
  const sent: unknown[] = [];
  const at = "2026-11-20T14:00:00.000Z";
  const numberNow = () => (sent.length === 0 ? "NSK-4471" : "NSK-4472");
  await showBooking(
    {
      ...{ phase: "confirmed", status: "confirmed", channel: "nusuk", paymentStatus: "completed", holdExpiresAt: null },
      ...{ references: ["NSK-4471"], nusukReference: "NSK-4471" },
    },
    {
      answers: {
        "GET /api/bookings/b7/nusuk": () => {
          const number = { application: 0, reference: numberNow(), recordedAt: at, seenAt: null, pictureAt: null };
          return json({ numbers: [number], history: [], withdrawableUntil: "2099-04-01" });
        },
        "POST /api/bookings/b7/nusuk/withdraw": (body) => {
          sent.push(body);
          return sent.length === 1
            ? refusal("changed_meanwhile", "Somebody has changed this meanwhile.")
            : json(bookingWith({ phase: "awaiting_reference" }));
        },
      },
    },
  );

  await page.getByRole("button", { name: "Recorded by mistake" }).click();
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect.element(page.getByRole("dialog").getByText(/NSK-4472/)).toBeVisible();
  await page.getByRole("button", { name: "Take it back" }).click();

  await expect.poll(() => sent).toMatchObject([{ reference: "NSK-4471" }, { reference: "NSK-4472" }]);
});

it("says until when places are safe that are kept for who has not confirmed the address", async () => {
  const user = userWith({ countryOfResidence: "GB", email: "aisha@example.org", emailVerified: false });
  const kept = { phase: "awaiting_approval", channel: "nusuk", holdExpiresAt: null } as const;
  await showBooking({ ...kept, yieldsFrom: "2026-11-20T09:15:00.000Z" }, { user });

  await expect.element(page.getByText(/link that we sent to aisha@example\.org/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Send the link again" }))
    .toHaveAttribute("href", expect.stringContaining("/settings"));
});
