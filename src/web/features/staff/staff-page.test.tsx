/** The staff's desk: what needs a press, what is sent, and what is shown of people's papers. */
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { json, userWith } from "../../testing/answers.ts";
import { renderAt, toast } from "../../testing/render-at.tsx";
import type { FoundSubject, InboxMessage, LicenceCase, OpenedDocument, WaitingDocument } from "./queries.ts";

const CASE: LicenceCase = {
  licence: {
    id: "l1",
    scheme: "nusuk_agent",
    party: "Utopia Guests",
    number: "T7000",
    registerUrl: "https://register.example/T7000",
    companyName: "Noor Harbour",
    validUntil: "2099-03-31",
    status: "submitted",
    reason: null,
    hasFile: true,
    page: "page-1",
    submittedAt: "2026-11-20T09:00:00.000Z",
    decidedAt: null,
  },
  operator: { id: "o1", username: "noor", email: "noor@example.org", name: "Maha Darwish" },
  earlier: [],
};

const MESSAGE: InboxMessage = {
  id: "m1",
  reference: "C-1001",
  kind: "privacy",
  state: "open",
  firstName: "Layla",
  lastName: "Mansour",
  email: "layla@example.org",
  phone: null,
  subject: "<b>My data</b>",
  message: "Please send it.",
  language: "en",
  createdAt: "2026-11-20T09:00:00.000Z",
  dueAt: "2026-11-22T09:00:00.000Z",
  answer: null,
  answeredAt: null,
  flags: [],
  earlier: [],
};

const open = (address: string, answers = {}) =>
  renderAt(address, {
    user: userWith({ role: "staff" }),
    answers: {
      "GET /api/staff/licences": () => json([CASE]),
      "GET /api/staff/licences/ending": () => json([]),
      "GET /api/staff/documents": () => json([]),
      "GET /api/staff/messages": () => json([MESSAGE]),
      "GET /api/staff/refused-tries": () => json({ alarms: [], tries: [] }),
      "GET /api/staff/audit": () => json({ entries: [], before: null }),
      ...answers,
    },
  });

it("shows the page of a licence only when it is asked for", async () => {
  await open("/staff");

  await expect.element(page.getByText("Agent of Utopia Guests")).toBeVisible();
  expect(page.getByRole("img", { name: "Page of the licence of Noor Harbour" }).elements()).toEqual([]);
  await page.getByRole("button", { name: "Show the page that was sent" }).click();

  await expect
    .element(page.getByRole("img", { name: "Page of the licence of Noor Harbour" }))
    .toHaveAttribute("src", "/api/staff/licences/l1/file?page=page-1");
});

it("returns a licence with a reason and not without one", async () => {
  const decided = vi.fn();
  await open("/staff", {
    "POST /api/staff/licences/l1/decide": (body: unknown) => {
      decided(body);
      return json({ ...CASE.licence, status: "returned" });
    },
  });

  await page.getByRole("button", { name: "Return Noor Harbour" }).click();
  await expect.element(page.getByRole("button", { name: "Return it" })).toBeDisabled();
  await page.getByLabelText("Reason").fill(" Not in the register. ");
  await page.getByRole("button", { name: "Return it" }).click();

  await expect.element(toast()).toHaveTextContent("Licence of Noor Harbour returned");
  expect(decided).toHaveBeenCalledWith({ decision: "return", reason: "Not in the register.", page: "page-1" });
});

it("shows a message as it was typed and sends the answer", async () => {
  const answered = vi.fn();
  await open("/staff?tab=messages", {
    "POST /api/staff/messages/m1/answer": (body: unknown) => {
      answered(body);
      return json({ ...MESSAGE, state: "answered" });
    },
  });

  await expect.element(page.getByRole("heading", { name: "<b>My data</b>" })).toBeVisible();
  await page.getByRole("button", { name: "Answer C-1001" }).click();
  await page.getByLabelText("Your answer").fill("Here it is.");
  await page.getByRole("button", { name: "Send the answer" }).click();

  await expect.element(toast()).toHaveTextContent("C-1001 answered");
  expect(answered).toHaveBeenCalledWith({ answer: "Here it is." });
});

it("closes what a program wrote, with its mark and what came before in sight", async () => {
  const closed = vi.fn();
  const { reference, createdAt, message } = MESSAGE;
  const before = { reference: "C-1000", state: "answered", subject: "Earlier", message, createdAt, answer: "Sent." };
  await open("/staff?tab=messages", {
    "GET /api/staff/messages": () => json([{ ...MESSAGE, flags: ["many_links"], earlier: [before] }]),
    "POST /api/staff/messages/m1/spam": () => {
      closed();
      return new Response(null, { status: 204 });
    },
  });

  await expect.element(page.getByText("Many links")).toBeVisible();
  await page.getByText("1 earlier message from this mailbox").click();
  await expect.element(page.getByText("Sent.")).toBeVisible();
  await page.getByRole("button", { name: `Close as spam ${reference}` }).click();

  await expect.element(toast()).toHaveTextContent("C-1001 closed as spam");
  expect(closed).toHaveBeenCalledOnce();
});

it("shows what the assistant helped with as numbers by matter", async () => {
  await open("/staff?tab=messages", {
    "GET /api/staff/assistant/thumbs": () =>
      json([
        { act: null, up: 1, down: 30 },
        { act: "queue.position", up: 1200, down: 2 },
      ]),
  });

  const table = page.getByRole("table", { name: "Assistant: what helped" });
  await expect.element(table).toBeVisible();
  const rows = table.getByRole("row").elements();
  expect(rows.map((row) => [...row.querySelectorAll("th, td > div")].map((cell) => cell.textContent))).toEqual([
    ["Matter", "Not helpful", "Helpful"],
    ["Not understood", "30", "1"],
    ["queue.position", "2", "1,200"],
  ]);
});

it("searches the record by what was typed alone", async () => {
  await open("/staff?tab=record");
  const asked = vi.spyOn(window, "fetch");

  await page.getByLabelText("What", { exact: true }).fill("licence.");
  await page.getByRole("button", { name: "Search" }).click();

  await expect.poll(() => asked.mock.calls.map(([path]) => path)).toContain("/api/staff/audit?action=licence.");
  await expect.element(page.getByText("Nothing in the record fits")).toBeVisible();
});

it("brings the open tab into sight on a phone, where the row is wider than the screen", async () => {
  await page.viewport(390, 844);
  await renderAt("/staff?tab=record", { user: userWith({ role: "staff" }) });

  const record = page.getByRole("tab", { name: "Audit search" });

  await expect.poll(() => record.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});

const WAITING: readonly WaitingDocument[] = ["d1", "d2", "d3"].map((id) => ({
  ...{ id, type: "health_certificate", uploadedAt: "2026-11-20T09:00:00.000Z", readable: true },
  ...{ openRules: ["Fitness"], nameDisputed: false },
}));

function openedAs(id: string, travellerName: string): OpenedDocument {
  const document: OpenedDocument["document"] = {
    ...{ id, type: "health_certificate", travellerId: null, isOwn: true, status: "pending", needsReview: true },
    ...{ stage: "done", fileName: "page.jpg", contentType: "image/jpeg", sizeBytes: 90_000, verificationScore: 40 },
    ...{ uploadedAt: "2026-11-20T09:00:00.000Z", deleteAt: null, aiAnalysis: null, review: null, nameAsRead: null },
    ...{ nameConfirmedAt: null, nameDisputedAt: null, replacedBy: null, nusukPhoto: null },
  };
  return { document, traveller: null, travellerName, samePassport: [] };
}

it("leads from one document to the next, by a decision and by the keys of the desk", async () => {
  const decided = vi.fn();
  await open("/staff?tab=documents&document=d1", {
    "GET /api/staff/documents": () => json(WAITING),
    "GET /api/staff/documents/d1": () => json(openedAs("d1", "Amina Siddiqui")),
    "GET /api/staff/documents/d2": () => json(openedAs("d2", "Yusuf Rahman")),
    "GET /api/staff/documents/d3": () => json(openedAs("d3", "Maryam Khan")),
    "POST /api/staff/documents/d1/decide": (body: unknown) => {
      decided(body);
      return json(null);
    },
    "GET /api/staff/documents/agreement": () =>
      json([{ type: "visa", ruleId: "visa_name", title: "The name", outcome: "fail", approved: 1, rejected: 3 }]),
  });
  await expect.element(page.getByText("Amina Siddiqui")).toBeVisible();
  await expect.element(page.getByText("1 of 4 approved (25%)")).toBeVisible();

  await userEvent.keyboard("r");
  await page.getByLabelText("Reason").fill("Not hers.");
  await page.getByRole("button", { name: "Reject it" }).click();

  await expect.element(page.getByText("Yusuf Rahman")).toBeVisible();
  expect(decided).toHaveBeenCalledWith({ decision: "reject", reason: "Not hers." });
  await userEvent.keyboard("j");
  await expect.element(page.getByText("Maryam Khan")).toBeVisible();
  await userEvent.keyboard("k");
  await expect.element(page.getByText("Yusuf Rahman")).toBeVisible();
});

it("shows who else has the same passport, how it stands there, and whether it is of another account", async () => {
  const other = {
    id: "d9",
    travellerName: "Amina R. Khan",
    uploadedAt: "2026-11-18T09:00:00.000Z",
    sameAccount: false,
  };
  const samePassport = [{ ...other, status: "verified" as const, approved: false }];
  await open("/staff?tab=documents&document=d1", {
    "GET /api/staff/documents": () => json(WAITING),
    "GET /api/staff/documents/d1": () => json({ ...openedAs("d1", "Amina Siddiqui"), samePassport }),
    "GET /api/staff/documents/agreement": () => json([]),
  });

  await expect.element(page.getByText("The same passport stands with somebody else")).toBeVisible();
  await expect
    .element(page.getByText(/Amina R\. Khan: in another account, uploaded on .*; accepted by the reader\./))
    .toBeVisible();
});

const SUBJECT: FoundSubject = {
  ...{ id: "o1", username: "noor", name: "Maha Darwish", email: "noor@example.org", role: "operator" },
  ...{ isSelf: false, sessions: 2 },
  business: {
    companyName: "Noor Harbour",
    licence: { id: "l1", number: "T7000" },
    packages: [{ id: "p1", title: "Hajj in Comfort", status: "listed" }],
  },
  measures: [],
};

it("stops somebody after a question with a reason, and undoes it", async () => {
  const taken = vi.fn();
  const ended = vi.fn();
  const measure = {
    ...{ id: "s1", kind: "operator" as const, subjectId: "o1", reason: "Asked for cash.", madeBy: "clerk" },
    ...{ madeAt: "2026-11-20T09:00:00.000Z", confirmBy: "2026-11-22T09:00:00.000Z", mayConfirm: true },
  };
  const suspended = () => (taken.mock.calls.length > 0 && ended.mock.calls.length === 0 ? [measure] : []);
  await open("/staff?tab=stops", {
    "GET /api/staff/subjects": () => json([{ ...SUBJECT, measures: suspended() }]),
    "GET /api/staff/measures/s1/bookings": () =>
      json([
        {
          ...{ id: "b1", reference: "RH-1001", departureDate: "2027-05-05" },
          refund: { amount: "500.00", currency: "USD" },
        },
      ]),
    "POST /api/staff/measures": (body: unknown) => {
      taken(body);
      return new Response(null, { status: 204 });
    },
    "POST /api/staff/measures/s1/end": () => {
      ended();
      return new Response(null, { status: 204 });
    },
  });

  await page.getByRole("button", { name: "Suspend the operator Noor Harbour" }).click();
  await expect.element(page.getByRole("dialog").getByText(/tickets stay valid/)).toBeVisible();
  await page.getByLabelText("Reason").fill("Asked for cash.");
  await page.getByRole("dialog").getByRole("button", { name: "Suspend the operator" }).click();

  await expect.element(page.getByText("Operator suspended")).toBeVisible();
  expect(taken).toHaveBeenCalledWith({ kind: "operator", subjectId: "o1", reason: "Asked for cash." });
  await expect.element(page.getByText("RH-1001").first()).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Confirm", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("button", { name: "Suspend the operator Noor Harbour" })).toBeVisible();
  expect(ended).toHaveBeenCalledOnce();
});

it("approves a licence after a question", async () => {
  const decided = vi.fn();
  await open("/staff", {
    "POST /api/staff/licences/l1/decide": (body: unknown) => {
      decided(body);
      return json({ ...CASE.licence, status: "approved" });
    },
  });

  await page.getByRole("button", { name: "Approve Noor Harbour" }).click();
  expect(decided).not.toHaveBeenCalled();
  await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();

  await expect.element(toast()).toHaveTextContent("Licence of Noor Harbour approved");
  expect(decided).toHaveBeenCalledWith({ decision: "approve", page: "page-1" });
});

it("sounds an alarm where an account or a network was refused often", async () => {
  const tries = [
    {
      ...{
        code: "wrong_credentials",
        accountName: "noor",
        network: "192.0.2.7",
        browser: "firefox",
        system: "windows",
      },
      ...{ tries: 34, lastAt: "2026-11-20T09:00:00.000Z" },
    },
  ];
  const alarms = [{ accountName: "noor", network: null, tries: 34 }];
  await open("/staff?tab=record", { "GET /api/staff/refused-tries": () => json({ alarms, tries }) });

  await expect.element(page.getByText("Many tries at the account noor within a day: 34")).toBeVisible();
  await expect.element(page.getByText("192.0.2.7").first()).toBeVisible();
});
