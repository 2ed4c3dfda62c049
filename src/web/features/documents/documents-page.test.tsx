/** The documents page: what is asked for, what is told of what is there, and the days that papers have to meet. */
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { addDays, addMonths, dateOf, nextHajj } from "#domain/calendar.ts";
import { formatsFor, intlTag } from "#i18n/formats.ts";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { documentCheck, due, openDocuments, REJECTED } from "./testing.ts";

it("has three tabs and opens the upload", async () => {
  await openDocuments();

  await expect.element(page.getByRole("tab", { name: "Upload" })).toHaveAttribute("aria-selected", "true");
  const tabs = page.getByRole("tab").elements();
  expect(tabs.map((tab) => tab.textContent)).toEqual(["Upload", "Status overview", "Requirements"]);
});

it("counts the refused with the others that are still to come", async () => {
  await openDocuments(undefined, "/documents", [REJECTED]);

  const counts = page.getByRole("definition");
  await expect.element(counts.first()).toHaveTextContent("0 of 4");
  expect(counts.elements().map(({ textContent }) => textContent)).toEqual(["0 of 4", "0", "1", "3"]);
});

it("counts what a person looks at with what is being processed, as every other page does", async () => {
  await openDocuments(undefined, "/documents", [{ ...REJECTED, status: "pending", stage: "done", needsReview: true }]);

  const counts = page.getByRole("definition");
  await expect.element(counts.first()).toHaveTextContent("0 of 4");
  expect(counts.elements().map(({ textContent }) => textContent)).toEqual(["0 of 4", "1", "1", "3"]);
  await expect.element(page.getByText("of these, looked at by a person")).toBeVisible();
});

it("says of what a person looks at that it is being processed, and that nothing is the reader's to do", async () => {
  const looked = { ...REJECTED, status: "pending", needsReview: true } as const;
  await openDocuments(undefined, "/documents?tab=status", [looked], { obligations: [] });

  await expect.element(page.getByText("A person looks at it. There is nothing for you to do now.")).toBeVisible();
  await expect.element(page.getByText("Processing", { exact: true }).first()).toBeVisible();
  expect(page.getByText("Needs a look").elements()).toEqual([]);
});

it.each(["operator", "staff"] as const)("tells %s that documents are for pilgrims", async (role) => {
  await renderAt("/documents", { user: userWith({ role }) });

  await expect.element(page.getByText(/^The document check is for pilgrims\./)).toBeVisible();
  expect(page.getByRole("tab").elements()).toHaveLength(0);
});

it.each(["upload", "requirements"])("counts a passport's day for the journey that is booked: %s", async (tab) => {
  const { tarwiyah, lastDay } = nextHajj(dateOf(new Date()));
  const returnsOn = addDays(lastDay, 30);
  const until = formatsFor(intlTag("en"), "UTC").date(addMonths(returnsOn, 6));
  const paperJourneys = [{ travellerId: null, departsOn: tarwiyah, returnsOn }];
  await openDocuments(undefined, `/documents?tab=${tab}`, [], { paperJourneys });

  await expect.poll(() => document.body.innerText).toContain(`Valid to ${until} or later`);
});

it("has nothing to do for a visa only until the booking has its number", async () => {
  const act = {
    kind: "upload_document",
    type: "visa",
    traveller: null,
    dueOn: "2099-05-05",
    reason: "entry",
    isForecast: false,
  };
  await openDocuments(undefined, "/documents?tab=requirements", [], { obligations: [{ act }] });

  await expect.poll(() => document.body.innerText).toMatch(/A Hajj visa of this season/);
  expect(page.getByText(/^Nothing to upload yet/).elements()).toEqual([]);
});

it.each([
  ["home from a journey", [{ act: { kind: "home", bookingId: "b1" } }], 0],
  ["before any", [], 3],
])("says of the next season's papers nothing by those of the last: %s", async (_, obligations, stated) => {
  const papers = (["passport", "visa", "health_certificate"] as const).map((type) => ({
    ...{ ...REJECTED, id: type, type, status: "verified" as const, travellerId: null },
  }));
  await openDocuments(undefined, "/documents?tab=requirements", papers, { obligations });

  await expect.poll(() => document.body.innerText).toMatch(/A Hajj visa of this season/);
  const list = page.getByRole("list").filter({ hasText: "A Hajj visa of this season" }).first();
  expect(list.getByText("Verified", { exact: true }).elements()).toHaveLength(stated);
});

it.each(["upload", "status", "requirements"])(
  "asks nothing of a child who cannot come along, and counts nothing: %s",
  async (tab) => {
    const child = {
      ...{ id: "t1", givenNames: "Ibrahim", surname: "Rahman", isSelf: false, relationship: "son" },
      birthDate: addDays(dateOf(new Date()), -4 * 365),
    };
    await openDocuments(undefined, `/documents?tab=${tab}&for=t1`, [], null, [child]);

    await expect.element(page.getByText(/No paper is asked for Ibrahim Rahman:/)).toBeVisible();
    await expect.element(page.getByRole("combobox", { name: "Whose documents?" })).toBeVisible();
    // The household's list tells of the reader, and never of the child.
    const counted = page.getByText(/Missing|0 of 4|^Required/).elements();
    expect(counted.filter((one) => !one.closest("tr, details"))).toEqual([]);
  },
);

it("names whose documents are counted where they are not the reader's own", async () => {
  const mother = {
    ...{ id: "t1", givenNames: "Rokeya", surname: "Choudhury", isSelf: false, relationship: "mother" },
    birthDate: "1957-01-20",
  };
  await openDocuments(undefined, "/documents?tab=upload&for=t1", [], null, [mother]);

  await expect.element(page.getByRole("heading", { name: "Documents of Rokeya Choudhury" })).toBeVisible();
  expect(page.getByText("Your documents", { exact: true }).elements()).toEqual([]);
});

it("says so when nothing has been uploaded, and leads to the upload", async () => {
  await openDocuments(undefined, "/documents?tab=status");

  await expect.element(page.getByRole("heading", { name: "No Documents Uploaded" })).toBeVisible();
  await page.getByRole("link", { name: "Upload a document" }).click();
  await expect.element(page.getByRole("tab", { name: "Upload" })).toHaveAttribute("aria-selected", "true");
});

it("is led to by its plain address, says in the heading what failed, and tells one remedy once", async () => {
  const { aiAnalysis } = REJECTED;
  const checks = [
    documentCheck("passport_expiry", "fail", "Renew it."),
    documentCheck("mrz_found", "not_checked", "Take it again."),
    documentCheck("mrz_check_digits", "not_checked", "Take it again."),
    documentCheck("passport_name", "not_checked", "Take it again."),
  ];
  const extractedData = { mrz: "P<MYS", surname: "RAHMAN", sex: "X" };
  const analysis = aiAnalysis && { ...aiAnalysis, checks, extractedData };
  await openDocuments(undefined, "/documents/d1", [{ ...REJECTED, aiAnalysis: analysis }]);

  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Expires 89 days too soon");
  await expect.element(page.getByText("Sentence of passport_name")).toBeVisible();
  expect(page.getByText("Take it again.").elements()).toHaveLength(1);
  expect(page.getByRole("article").elements()).toHaveLength(2);
  await expect.element(page.getByText("SexNot stated")).toBeVisible();
});

it("names each paper that somebody has to give, with the person, the state and the day, in the order that presses", async () => {
  const mother = { id: "t2", name: "Fatima Rahman" };
  const obligations = [
    due("replace_document", "passport", mother),
    due("upload_document", "photo", null),
    { ...due("upload_document", "visa", null), act: { kind: "choose_package" } },
  ];
  await openDocuments(undefined, "/documents?tab=status", [], { obligations });

  await expect.element(page.getByRole("heading", { name: "2 things to put right, the slowest first" })).toBeVisible();
  const rows = page.getByRole("listitem").filter({ hasText: "By 1 February 2099" }).elements();
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Passport · Fatima RahmanBy 1 February 2099.*Rejected/),
    expect.stringMatching(/^PhotoBy 1 February 2099.*Missing/),
  ]);
  expect(page.getByText("Nothing to put right").elements()).toHaveLength(0);
});

it("says that nothing is to be put right only where nothing is", async () => {
  await openDocuments(undefined, "/documents?tab=status", [REJECTED], { obligations: [] });

  await expect.element(page.getByRole("heading", { name: "Nothing to put right" })).toBeVisible();
});

it("names open details and fingerprints among what is to put right, with their day and the way to them", async () => {
  const mother = { id: "t2", name: "Fatima Rahman" };
  const details = { kind: "tell_details", traveller: mother, dueOn: "2099-02-01", isForecast: false };
  const day = { dueOn: "2099-03-09", reason: "visa", isForecast: true };
  const app = { kind: "give_biometrics", traveller: mother, bookingId: "b1", ...day };
  await openDocuments(undefined, "/documents?tab=status", [], {
    obligations: [details, app].map((act) => ({ ...due("upload_document", "visa", null), act })),
  });

  await expect.element(page.getByRole("heading", { name: "2 things to put right, the slowest first" })).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: "Complete the travel details of Fatima Rahman" });
  await expect.element(row.getByText("By 1 February 2099")).toBeVisible();
  await expect.element(row.getByRole("link", { name: "Complete the details" })).toHaveAttribute("href", "/travellers");
  const given = page.getByRole("listitem").filter({ hasText: "Fingerprints and face in the official app: Fatima" });
  await expect.element(given.getByText("By about 9 March 2099")).toBeVisible();
  const way = given.getByRole("link", { name: "To the official app" });
  await expect.element(way).toHaveAttribute("href", "/nusuk/b1?step=app");
  expect(page.getByText("Nothing to put right").elements()).toHaveLength(0);
});

it("asks for the day of an injection, and takes none that no longer protects at the journey", async () => {
  const mother = { id: "t2", name: "Fatima Rahman" };
  const injection = { kind: "get_vaccinated", traveller: mother, bookingId: "b1", dueOn: "2099-04-25" };
  const act = { ...injection, reason: "entry", isForecast: false };
  await openDocuments(undefined, "/documents?tab=status", [], {
    obligations: [{ ...due("upload_document", "visa", null), act }],
  });

  const row = page.getByRole("listitem").filter({ hasText: "Meningitis injection (ACWY): Fatima Rahman" });
  await expect.element(row.getByText("By 25 April 2099")).toBeVisible();
  await row.getByRole("button", { name: "Write down the day" }).click();
  const day = page.getByLabelText("Day of the last meningitis injection");
  await day.fill("2026-01-10");
  await page.getByRole("button", { name: "Save the day" }).click();
  await expect.element(page.getByText(/no longer counts for this journey/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Upload: Vaccination" })).toBeVisible();
});

it("says on the way that no paper is asked for, and not that all were accepted", async () => {
  const act = { kind: "travel", bookingId: "b1", returnDate: "2027-05-25" };
  await openDocuments(undefined, "/documents?tab=status", [REJECTED], { obligations: [{ act }] });

  await expect.element(page.getByText("No papers are asked for now.")).toBeVisible();
  expect(page.getByText("Everything that is due has been accepted").elements()).toHaveLength(0);
});

it("says beside an accepted certificate that is too early for the journey from when a new one can be made", async () => {
  const renewFrom = "2027-02-05";
  const early = { ...REJECTED, type: "health_certificate", status: "verified", renewFrom } as const;
  await openDocuments(undefined, "/documents?tab=status", [early]);

  await expect.element(page.getByText(/for the journey a new one is needed, from 5 February 2027/)).toBeVisible();
});

describe("the days that papers have to meet", () => {
  const son = {
    id: "t1",
    isSelf: false,
    relationship: "son",
    surname: "Rahman",
    givenNames: "Ibrahim",
    birthDate: null,
  };
  const paperJourneys = [{ travellerId: null, departsOn: "2027-05-05", returnsOn: "2027-05-23" }];

  it("are those of the journey that the server judges by, for whoever is named on a booking that another made", async () => {
    await openDocuments(undefined, "/documents?tab=requirements", [], { paperJourneys });

    await expect.element(page.getByText("Counted for your journey from 5 May 2027 to 23 May 2027.")).toBeVisible();
    await expect.element(page.getByText(/Valid to 23 November 2027 or later/)).toBeVisible();
  });

  it("are each person's own", async () => {
    await openDocuments(undefined, "/documents?tab=requirements&for=t1", [], { paperJourneys }, [son]);

    await expect.element(page.getByText(/^Counted for the first day of Hajj/)).toBeVisible();
  });

  it.each(["/documents?tab=requirements", "/documents"])("are not told before it is known: %s", async (address) => {
    let answer: (journey: Response) => void = () => undefined;
    const known = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    // Both are fetched late: what is not there yet says nothing in any case.
    await Promise.all([import("./requirements/requirements-tab.tsx"), import("./requirements/passport-guide.tsx")]);
    await openDocuments(undefined, address, [], () => known);
    await expect.element(page.getByRole("tab", { name: "Upload" })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(document.body.textContent).not.toMatch(/Valid to \d/);

    answer(json({ nextAction: { kind: "welcome" }, obligations: [], paperJourneys }));

    await expect.element(page.getByText(/Valid to 23 November 2027 or later/)).toBeVisible();
  });
});

it("keeps who has seen a document in sight when asking for it again fails", async () => {
  const named = { ...REJECTED, status: "verified", nameAsRead: "RAHMAN AMINA" } as const;
  let asked = 0;
  await renderAt("/documents/d1", {
    user: userWith(),
    answers: {
      "GET /api/documents": () => json([named]),
      "GET /api/travellers": () => json([]),
      "GET /api/documents/d1/history": () => {
        asked++;
        if (asked > 1) return refusal("unavailable", "Too much to do.");
        return json([{ id: "e1", by: "owner", what: "uploaded", at: "2026-11-20T14:00:00.000Z" }]);
      },
      "POST /api/documents/d1/confirm-name": () => json(named),
    },
  });
  await page.getByText("Who has seen this document").click();
  await expect.element(page.getByText("You uploaded it")).toBeVisible();

  await page.getByRole("button", { name: "Yes, exactly so" }).click();

  await expect.poll(() => asked).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(page.getByText("You uploaded it")).toBeVisible();
});
