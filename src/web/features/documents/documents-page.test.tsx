/** The upload tab: SPEC's messages, the bar with its labels, the result and its clearing. */
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Check, TravelDocument } from "#contract/documents.ts";
import { addDays, addMonths, dateOf, nextHajj } from "#domain/calendar.ts";
import { MAX_UPLOAD_BYTES } from "#domain/documents/document.ts";
import { formatsFor, intlTag } from "#i18n/formats.ts";
import { json, refusal, userWith } from "../../testing/answers.ts";
import { renderAt, toast } from "../../testing/render-at.tsx";

const REJECTED: TravelDocument = {
  id: "d1",
  type: "passport",
  travellerId: null,
  isOwn: true,
  status: "rejected",
  needsReview: false,
  stage: "done",
  fileName: "page.png",
  contentType: "image/png",
  sizeBytes: 4,
  verificationScore: 70,
  uploadedAt: "2026-11-20T14:00:00.000Z",
  deleteAt: null,
  review: null,
  nameAsRead: null,
  nameConfirmedAt: null,
  nameDisputedAt: null,
  replacedBy: null,
  nusukPhoto: null,
  aiAnalysis: {
    isValid: false,
    complianceScore: 70,
    confidence: 98,
    documentType: "passport",
    headline: "Expires 89 days too soon",
    issues: ["It expires too soon."],
    suggestions: ["Renew it."],
    extractedData: {},
    mrzAccepted: true,
    checks: [],
    page: null,
    pages: [],
    caveat: "The Ministry decides.",
    tookMs: 400,
  },
};

it("has three tabs and opens the upload", async () => {
  await open();

  await expect.element(page.getByRole("tab", { name: "Upload" })).toHaveAttribute("aria-selected", "true");
  const tabs = page.getByRole("tab").elements();
  expect(tabs.map((tab) => tab.textContent)).toEqual(["Upload", "Status overview", "Requirements"]);
});

it("asks for the type before any file", async () => {
  await open();

  await page.getByRole("button", { name: "Choose a file" }).click();

  await expect
    .element(toast())
    .toHaveTextContent("Select Document TypePlease select a document type before uploading.");
  await expect
    .element(page.getByRole("group", { name: "Document type" }))
    .toHaveAccessibleDescription("Select Document Type Please select a document type before uploading.");
});

it.each([
  [file("page.png", "image/png", MAX_UPLOAD_BYTES + 1), "File Too LargePlease select a file smaller than 10MB."],
  [
    file("page.gif", "image/gif", 4),
    "Another kind of fileChoose a JPEG, JPG, PNG, HEIC or PDF file. Pictures in other formats can be saved as JPEG first.",
  ],
  [file("page.png", "image/png", 0), "Empty fileThis file has nothing in it. Choose it again, or take a new picture."],
])("refuses a file that would not be taken: %o", async (chosen, words) => {
  await open();

  await choosePassport(chosen);

  await expect.element(toast()).toHaveTextContent(words);
});

it("climbs by steps to ninety, ends at the answer, shows the result and clears itself", async () => {
  let answer: (response: Response) => void = () => undefined;
  await open(() => new Promise((resolve) => (answer = resolve)));
  const bar = page.getByRole("progressbar", { name: "Upload progress" });

  const said = new Set<string>();
  const note = () => {
    for (const { ariaValueText } of document.querySelectorAll("[aria-valuetext]")) said.add(ariaValueText ?? "");
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  const chosenAt = performance.now();
  await choosePassport(file("page.png", "image/png", 4));
  await expect.element(bar).toHaveAttribute("aria-valuetext", "90%, finalising");
  // Nine steps of 200 ms.
  expect(performance.now() - chosenAt).toBeGreaterThan(1_750);
  const labels = new Set(Array.from(said, (text) => text.replace(/^\d+%, /, "")));
  expect([...labels]).toEqual(["uploading", "scanning", "analysing compliance", "finalising"]);
  answer(json({ document: REJECTED, aiAnalysis: REJECTED.aiAnalysis }, 201));

  await expect.element(page.getByRole("heading", { name: "Not accepted yet" })).toBeVisible();
  expect(page.getByText("Document Uploaded Successfully").elements()).toHaveLength(0);
  const shownAt = performance.now();
  await expect.element(page.getByRole("radio", { name: /Passport/ }), { timeout: 4000 }).not.toBeChecked();
  // 3 s, less what it took to see it.
  expect(performance.now() - shownAt).toBeGreaterThan(2_000);
  await expect.element(page.getByText("Passport: Not accepted yet. It expires too soon.")).toBeInTheDocument();
});

it("waits with the file in hand until the address is confirmed, and sends it then", async () => {
  let isConfirmed = false;
  let sent = 0;
  await open(() => {
    sent++;
    if (!isConfirmed) return refusal("address_unconfirmed", "Confirm your email address first.");
    return json({ document: REJECTED, aiAnalysis: REJECTED.aiAnalysis }, 201);
  });
  const dialog = page.getByRole("dialog", { name: "First confirm your email address" });

  await choosePassport(file("page.png", "image/png", 4));
  await expect.element(dialog.getByText(/amina@example.org/)).toBeVisible();
  await dialog.getByRole("button", { name: "I have confirmed: go on" }).click();
  await expect.element(dialog.getByText("The address is not confirmed yet.")).toBeVisible();
  isConfirmed = true;
  await dialog.getByRole("button", { name: "I have confirmed: go on" }).click();

  await expect.element(page.getByRole("heading", { name: "Not accepted yet" })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toBe(3);
});

it("asks in the flow for a stronger password, and sends the file then", async () => {
  const changed: unknown[] = [];
  let isStrong = false;
  await renderAt("/documents", {
    user: userWith(),
    answers: {
      "GET /api/documents": () => json([]),
      "GET /api/travellers": () => json([]),
      "GET /api/bookings/user": () => json([]),
      "POST /api/documents/upload": () => {
        if (!isStrong) return refusal("stronger_key_needed", "Choose a stronger password first.");
        return json({ document: REJECTED, aiAnalysis: REJECTED.aiAnalysis }, 201);
      },
      "POST /api/user/password": (body) => {
        changed.push(body);
        isStrong = changed.length === 2;
        return isStrong
          ? new Response(null, { status: 204 })
          : refusal("invalid_input", "", { newPassword: "Too common." });
      },
    },
  });
  const dialog = page.getByRole("dialog", { name: "First choose a stronger password" });
  const choose = async (currentPassword: string, newPassword: string) => {
    await dialog.getByLabelText("Present password").fill(currentPassword);
    await dialog.getByLabelText("New password").fill(newPassword);
    await dialog.getByRole("button", { name: "Change the password" }).click();
  };

  await choosePassport(file("page.png", "image/png", 4));
  await choose("1", "2");
  await expect.element(dialog.getByText("Too common.")).toBeVisible();
  await choose("1", "seven dates at dawn");

  await expect.element(page.getByRole("heading", { name: "Not accepted yet" })).toBeVisible();
  expect(changed).toEqual([
    { currentPassword: "1", newPassword: "2", mustBeStrong: true },
    { currentPassword: "1", newPassword: "seven dates at dawn", mustBeStrong: true },
  ]);
});

it("says what is missing where somebody does not want to confirm now", async () => {
  await open(() => refusal("address_unconfirmed", "Confirm your email address first."));

  await choosePassport(file("page.png", "image/png", 4));
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  await expect.element(page.getByRole("alert")).toHaveTextContent("Upload Failed Confirm your email address first.");
});

it("says SPEC's toast of a file that passed, and none of one without a verdict", async () => {
  const looked: TravelDocument[] = [
    { ...REJECTED, id: "d2", status: "pending", stage: "reading", aiAnalysis: null },
    { ...REJECTED, id: "d3", status: "verified" },
  ];
  await open(() => {
    const document = looked.shift();
    return json({ document, aiAnalysis: document?.aiAnalysis }, 201);
  });

  await choosePassport(file("page.png", "image/png", 4));
  await expect.element(page.getByRole("heading", { name: "Still being read" })).toBeVisible();
  expect(page.getByText("Document Uploaded Successfully").elements()).toHaveLength(0);
  await expect.element(page.getByRole("radio", { name: /Passport/ }), { timeout: 4000 }).not.toBeChecked();

  await choosePassport(file("page.png", "image/png", 4));
  await expect
    .element(toast())
    .toHaveTextContent("Document Uploaded SuccessfullyYour passport has been processed with AI verification.");
});

it("counts the refused with the others that are still to come", async () => {
  await open(undefined, "/documents", [REJECTED]);

  const counts = page.getByRole("definition");
  await expect.element(counts.first()).toHaveTextContent("0 of 4");
  expect(counts.elements().map(({ textContent }) => textContent)).toEqual(["0 of 4", "0", "1", "3"]);
});

it("counts what a person looks at with what is being processed, as every other page does", async () => {
  await open(undefined, "/documents", [{ ...REJECTED, status: "pending", stage: "done", needsReview: true }]);

  const counts = page.getByRole("definition");
  await expect.element(counts.first()).toHaveTextContent("0 of 4");
  expect(counts.elements().map(({ textContent }) => textContent)).toEqual(["0 of 4", "1", "1", "3"]);
  await expect.element(page.getByText("of these, looked at by a person")).toBeVisible();
});

it("says of what a person looks at that it is being processed, and that nothing is the reader's to do", async () => {
  const looked = { ...REJECTED, status: "pending", needsReview: true } as const;
  await open(undefined, "/documents?tab=status", [looked], { obligations: [] });

  await expect.element(page.getByText("A person looks at it. There is nothing for you to do now.")).toBeVisible();
  await expect.element(page.getByText("Processing", { exact: true }).first()).toBeVisible();
  expect(page.getByText("Needs a look").elements()).toEqual([]);
});

it.each(["operator", "staff"] as const)("tells %s that documents are for pilgrims", async (role) => {
  await renderAt("/documents", { user: userWith({ role }) });

  await expect.element(page.getByText(/^The document check is for pilgrims\./)).toBeVisible();
  expect(page.getByRole("tab").elements()).toHaveLength(0);
});

it("keeps the reason of a refused file beside it, under SPEC's toast", async () => {
  await open(() => refusal("file_unreadable", "This PDF is locked with a password."));

  await choosePassport(file("page.pdf", "application/pdf", 4));

  await expect.element(toast()).toHaveTextContent("Upload FailedFailed to upload document. Please try again.");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Upload Failed This PDF is locked with a password.");
  await expect.element(page.getByRole("radio", { name: /Passport/ })).toBeChecked();
});

it.each(["upload", "requirements"])("counts a passport's day for the journey that is booked: %s", async (tab) => {
  const { tarwiyah, lastDay } = nextHajj(dateOf(new Date()));
  const returnsOn = addDays(lastDay, 30);
  const until = formatsFor(intlTag("en"), "UTC").date(addMonths(returnsOn, 6));
  const paperJourneys = [{ travellerId: null, departsOn: tarwiyah, returnsOn }];
  await open(undefined, `/documents?tab=${tab}`, [], { paperJourneys });

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
  await open(undefined, "/documents?tab=requirements", [], { obligations: [{ act }] });

  await expect.poll(() => document.body.innerText).toMatch(/A Hajj visa of this season/);
  expect(page.getByText(/^Nothing to do yet/).elements()).toEqual([]);
});

it.each(["upload", "status", "requirements"])(
  "asks nothing of a child who cannot come along, and counts nothing: %s",
  async (tab) => {
    const child = {
      ...{ id: "t1", givenNames: "Ibrahim", surname: "Rahman", isSelf: false, relationship: "son" },
      birthDate: addDays(dateOf(new Date()), -4 * 365),
    };
    await open(undefined, `/documents?tab=${tab}&for=t1`, [], null, [child]);

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
  await open(undefined, "/documents?tab=upload&for=t1", [], null, [mother]);

  await expect.element(page.getByRole("heading", { name: "Documents of Rokeya Choudhury" })).toBeVisible();
  expect(page.getByText("Your documents", { exact: true }).elements()).toEqual([]);
});

it("says so when nothing has been uploaded, and leads to the upload", async () => {
  await open(undefined, "/documents?tab=status");

  await expect.element(page.getByRole("heading", { name: "No Documents Uploaded" })).toBeVisible();
  await page.getByRole("link", { name: "Upload a document" }).click();
  await expect.element(page.getByRole("tab", { name: "Upload" })).toHaveAttribute("aria-selected", "true");
});

it("from an old mail, for somebody who was removed, takes no file as the reader's own", async () => {
  await open(undefined, "/documents?tab=upload&type=passport&for=removed");

  await expect.element(page.getByRole("heading", { name: "This person is not on your list any more" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "To my documents" })).toHaveAttribute("href", "/documents");
  expect(page.getByRole("button", { name: "Choose a file" }).elements()).toEqual([]);
});

const check = (ruleId: string, outcome: Check["outcome"], remedy: string): Check => ({
  ...{ ruleId, outcome, mandatory: true, weight: 5, evidence: {}, title: `Title of ${ruleId}`, source: null },
  ...{ sentence: `Sentence of ${ruleId}`, remedy, remedySteps: [remedy], box: null, page: 1 },
});

it("is led to by its plain address, says in the heading what failed, and tells one remedy once", async () => {
  const { aiAnalysis } = REJECTED;
  const checks = [
    check("passport_expiry", "fail", "Renew it."),
    check("mrz_found", "not_checked", "Take it again."),
    check("mrz_check_digits", "not_checked", "Take it again."),
    check("passport_name", "not_checked", "Take it again."),
  ];
  const extractedData = { mrz: "P<MYS", surname: "RAHMAN", sex: "X" };
  const analysis = aiAnalysis && { ...aiAnalysis, checks, extractedData };
  await open(undefined, "/documents/d1", [{ ...REJECTED, aiAnalysis: analysis }]);

  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Expires 89 days too soon");
  await expect.element(page.getByText("Sentence of passport_name")).toBeVisible();
  expect(page.getByText("Take it again.").elements()).toHaveLength(1);
  expect(page.getByRole("article").elements()).toHaveLength(2);
  await expect.element(page.getByText("SexNot stated")).toBeVisible();
});

const due = (kind: "replace_document" | "upload_document", type: string, traveller: object | null) => ({
  ...{ id: `${kind} ${type}`, who: "you", due: null, blocks: null },
  act: { kind, type, traveller, dueOn: "2099-02-01", reason: "booking", isForecast: false },
});

it("names each paper that somebody has to give, with the person, the state and the day, in the order that presses", async () => {
  const mother = { id: "t2", name: "Fatima Rahman" };
  const obligations = [
    due("replace_document", "passport", mother),
    due("upload_document", "photo", null),
    { ...due("upload_document", "visa", null), act: { kind: "choose_package" } },
  ];
  await open(undefined, "/documents?tab=status", [], { obligations });

  await expect.element(page.getByRole("heading", { name: "2 things to put right, the slowest first" })).toBeVisible();
  const rows = page.getByRole("listitem").filter({ hasText: "By 1 February 2099" }).elements();
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Passport · Fatima RahmanBy 1 February 2099.*Rejected/),
    expect.stringMatching(/^PhotoBy 1 February 2099.*Missing/),
  ]);
  expect(page.getByText("Nothing to put right").elements()).toHaveLength(0);
});

it("takes a paper in a sheet of its own, shows it at work, and keeps the verdict in sight with the way to its reason", async () => {
  const obligations = [due("upload_document", "passport", null)];
  const answer = () => json({ document: REJECTED, aiAnalysis: REJECTED.aiAnalysis }, 201);
  await open(answer, "/documents?tab=status", [], { obligations });

  await page.getByRole("button", { name: "Upload: Passport" }).click();
  await expect.element(page.getByRole("dialog", { name: "Passport" })).toBeVisible();
  await give(file("page.png", "image/png", 4));

  await expect.element(page.getByRole("tab", { name: "Upload" })).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("heading", { name: "Not accepted yet" })).toBeVisible();
  const reason = page.getByRole("link", { name: "See why" });
  await expect.element(reason, { timeout: 4000 }).toBeVisible();
  await expect.element(page.getByText("Passport: Not accepted yet. It expires too soon.")).toBeVisible();
  await expect.element(reason).toHaveAttribute("href", "/documents?tab=status&document=d1");
});

it("opens the sheet of the paper that the address asks for", async () => {
  await open(undefined, "/documents?give=photo");

  await expect.element(page.getByRole("dialog", { name: "Photo" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

it("says that nothing is to be put right only where nothing is", async () => {
  await open(undefined, "/documents?tab=status", [REJECTED], { obligations: [] });

  await expect.element(page.getByRole("heading", { name: "Nothing to put right" })).toBeVisible();
});

it("says on the way that no paper is asked for, and not that all were accepted", async () => {
  const act = { kind: "travel", bookingId: "b1", returnDate: "2027-05-25" };
  await open(undefined, "/documents?tab=status", [REJECTED], { obligations: [{ act }] });

  await expect.element(page.getByText("From the departure on no papers are asked for.")).toBeVisible();
  expect(page.getByText("Everything that is due has been accepted").elements()).toHaveLength(0);
});

it("says beside an accepted certificate that is too early for the journey from when a new one can be made", async () => {
  const renewFrom = "2027-02-05";
  const early = { ...REJECTED, type: "health_certificate", status: "verified", renewFrom } as const;
  await open(undefined, "/documents?tab=status", [early]);

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
    await open(undefined, "/documents?tab=requirements", [], { paperJourneys });

    await expect.element(page.getByText("Counted for your journey from 5 May 2027 to 23 May 2027.")).toBeVisible();
    await expect.element(page.getByText(/Valid to 23 November 2027 or later/)).toBeVisible();
  });

  it("are each person's own", async () => {
    await open(undefined, "/documents?tab=requirements&for=t1", [], { paperJourneys }, [son]);

    await expect.element(page.getByText(/^Counted for the first day of Hajj/)).toBeVisible();
  });

  it.each(["/documents?tab=requirements", "/documents"])("are not told before it is known: %s", async (address) => {
    let answer: (journey: Response) => void = () => undefined;
    const known = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    // Both are fetched late: what is not there yet says nothing in any case.
    await Promise.all([import("./requirements-tab.tsx"), import("./passport-guide.tsx")]);
    await open(undefined, address, [], () => known);
    await expect.element(page.getByRole("tab", { name: "Upload" })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(document.body.textContent).not.toMatch(/Valid to \d/);

    answer(json({ nextAction: { kind: "welcome" }, obligations: [], paperJourneys }));

    await expect.element(page.getByText(/Valid to 23 November 2027 or later/)).toBeVisible();
  });
});

async function open(
  upload: () => Response | Promise<Response> = () => json({}),
  address = "/documents",
  documents: readonly TravelDocument[] = [],
  journey: object | (() => Promise<Response>) | null = null,
  travellers: readonly object[] = [],
): Promise<void> {
  await renderAt(address, {
    user: userWith(),
    answers: {
      "GET /api/documents": () => json(documents),
      "GET /api/travellers": () => json(travellers),
      ...(journey && {
        "GET /api/journey": () =>
          typeof journey === "function"
            ? journey()
            : json({ nextAction: { kind: "welcome" }, obligations: [], paperJourneys: [], ...journey }),
      }),
      "POST /api/documents/upload": upload,
    },
  });
}

async function choosePassport(chosen: File): Promise<void> {
  await page.getByRole("radio", { name: /Passport/ }).click();
  await give(chosen);
}

async function give(chosen: File): Promise<void> {
  const field = () => document.querySelector<HTMLInputElement>("input[type=file]:not([capture])");
  await expect.poll(field).not.toBeNull();
  const input = field();
  if (input) await userEvent.upload(input, chosen);
}

function file(name: string, type: string, size: number): File {
  return new File([new Uint8Array(size)], name, { type });
}
