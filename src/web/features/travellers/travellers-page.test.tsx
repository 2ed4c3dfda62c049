/** The screen of travellers: who is there, what they lack, adding with the printed name, deleting and undoing. */
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import type { NewTraveller, Traveller } from "#contract/travellers.ts";
import { printedName } from "#domain/travellers/legal-name.ts";
import { type Answers, json, refusal, userWith } from "../../testing/answers.ts";
import { renderAt } from "../../testing/render-at.tsx";

function traveller(changes: Partial<Traveller> = {}): Traveller {
  const { surname = "Rahman", givenNames = "Yusuf", relationship = "spouse" } = changes;
  return {
    id: givenNames.toLowerCase(),
    isSelf: relationship === "self",
    relationship,
    surname,
    givenNames,
    printedName: printedName(surname, givenNames).field,
    birthDate: "1985-11-02",
    sex: "M",
    nationality: "GB",
    countryOfResidence: "GB",
    phone: null,
    emergencyContact: null,
    specialNeeds: null,
    biometricsDoneOn: null,
    vaccinatedOn: null,
    ...changes,
  };
}

/** A server that keeps the people in memory. */
function open(people: Traveller[], more: Answers = {}) {
  const sent: NewTraveller[] = [];
  const answers: Answers = {
    "GET /api/travellers": () => json(people),
    "GET /api/documents": () => json([]),
    "POST /api/travellers": (body) => {
      // What the page sends is the contract's by its types.
      const draft = body as NewTraveller;
      sent.push(draft);
      const { relationship, surname, givenNames } = draft;
      people.push(traveller({ relationship, surname, givenNames, id: `p${people.length}` }));
      return json(people.at(-1), 201);
    },
    "DELETE /api/travellers/yusuf": () => {
      people.splice(0);
      return new Response(null, { status: 204 });
    },
    ...more,
  };
  return { sent, shown: renderAt("/travellers", { user: userWith({ countryOfResidence: "GB" }), answers }) };
}

const surname = () => page.getByRole("textbox", { name: "Surname" });
const save = () => page.getByRole("button", { name: "Save", exact: true });

beforeEach(() => sessionStorage.clear());

describe("the travellers", () => {
  it("call nobody ready on the way, on which no paper is asked for", async () => {
    const act = { kind: "travel", bookingId: "b1", returnDate: "2027-05-25" };
    const obligations = [{ act, dueOn: null, dueAt: null, reason: null, isForecast: false }];
    const journey = { obligations, nextAction: act, paperJourneys: [], withoutPlace: [] };
    await open([traveller()], { "GET /api/journey": () => json(journey) }).shown;

    await expect.element(page.getByText("No papers are asked for now.")).toBeVisible();
    expect(page.getByText(/^(Ready|Incomplete|\d to do)$/).elements()).toEqual([]);
  });

  it("show the name as printed and what is missing", async () => {
    await open([traveller()]).shown;

    await expect.element(page.getByRole("heading", { name: "Yusuf Rahman" })).toBeVisible();
    await expect.element(page.getByText("RAHMAN<<YUSUF")).toBeVisible();
    const missing =
      "Still missing: passport, health certificate, photo and travel details (telephone and emergency contact)";
    await expect.element(page.getByText(missing)).toBeVisible();
    // As many as the household's page counts, where the travel details are one thing.
    await expect.element(page.getByText("4 to hand in")).toBeVisible();
  });

  it("tell what is to be done in person, of whom it is asked", async () => {
    const asked = (id: string) => ({
      ...{ kind: "get_vaccinated", bookingId: "b1", dueOn: "2027-04-25", reason: "entry", isForecast: false },
      traveller: { id, name: "Yusuf Rahman" },
    });
    const acts = [asked("yusuf"), { ...asked("somebody"), kind: "give_biometrics" }];
    const obligations = acts.map((act) => ({ act }));
    const journey = { obligations, nextAction: acts[0], paperJourneys: [], withoutPlace: [] };
    await open([traveller()], { "GET /api/journey": () => json(journey) }).shown;

    await expect.element(page.getByText(/Still to be done in person: meningitis injection\.?$/)).toBeVisible();
    await expect.element(page.getByText("4 to hand in")).toBeVisible();
  });

  it("can all be entered from their papers while nobody is", async () => {
    await open([]).shown;

    await expect
      .element(page.getByRole("link", { name: "Photograph all papers at once" }))
      .toHaveAttribute("href", "/documents/intake");
  });

  it("say that a paper was refused, and ask nothing of a child who stays at home", async () => {
    const child = traveller({ givenNames: "Ibrahim", relationship: "son", birthDate: "2022-08-30" });
    const refused = { id: "d", travellerId: "yusuf", isOwn: false, type: "passport", status: "rejected" };
    await open([traveller(), child], { "GET /api/documents": () => json([refused]) }).shown;

    await expect
      .element(page.getByText(/^Did not pass: passport. Still missing: health certificate, photo and travel details /))
      .toBeVisible();
    const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Ibrahim Rahman" }) });
    await expect.element(row.getByText(/cannot come along this time/)).toBeVisible();
    await expect.element(row.getByText(/Still missing|to do/)).not.toBeInTheDocument();
  });

  it("begin with the account's owner, whose name is filled in", async () => {
    const { sent, shown } = open([]);
    await shown;

    await page.getByRole("button", { name: "Add yourself" }).click();
    await expect.element(page.getByText(/^RAHMAN<<AMINA<+$/)).toBeVisible();
    await save().click();

    await expect.element(page.getByRole("heading", { name: "Amina Rahman" })).toBeVisible();
    expect(sent[0]).toMatchObject({ relationship: "self", surname: "Rahman", birthDate: null, specialNeeds: null });
  });

  it("share nationality and emergency contact with the next one, who may differ", async () => {
    const emergencyContact = { name: "Bilal Khan", phone: "+442079460019" };
    const { sent, shown } = open([traveller({ nationality: "PK", emergencyContact })]);
    await shown;

    await page.getByRole("button", { name: "Add a traveller" }).click();
    const both = "Taken over from Yusuf Rahman: nationality and emergency contact. Change what differs.";
    await expect.element(page.getByText(both)).toBeVisible();
    await surname().fill("Rahman");
    await page.getByLabelText("Nationality").selectOptions("ID");
    const one = "Taken over from Yusuf Rahman: emergency contact. Change what differs.";
    await expect.element(page.getByText(one)).toBeVisible();
    await save().click();

    await expect.poll(() => sent).toMatchObject([{ nationality: "ID", emergencyContact }]);
  });

  it("share it with who was entered from a passport too, but call nobody for themselves", async () => {
    const emergencyContact = { name: "Yusuf Rahman", phone: "+442079460019" };
    const amina = traveller({ givenNames: "Amina", relationship: "sister", nationality: "PK", emergencyContact });
    const bilal = traveller({ givenNames: "Bilal", relationship: "brother" });
    const { sent, shown } = open([amina, traveller(), bilal], {
      "PATCH /api/travellers/bilal": (body) => {
        // What the page sends is the contract's by its types.
        sent.push(body as NewTraveller);
        return json(bilal);
      },
    });
    await shown;

    await page.getByRole("button", { name: "Change Yusuf Rahman" }).click();
    await expect.element(page.getByLabelText("Their telephone")).toHaveValue("");
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Change Bilal Rahman" }).click();
    const note = "Taken over from Amina Rahman: emergency contact. Change what differs.";
    await expect.element(page.getByText(note)).toBeVisible();
    await save().click();

    await expect.poll(() => sent).toMatchObject([{ nationality: "GB", emergencyContact }]);
  });

  it("are told at once when somebody is too young to be taken along", async () => {
    await open([traveller()]).shown;
    const year = new Date().getUTCFullYear();

    await page.getByRole("button", { name: "Add a traveller" }).click();
    await page.getByLabelText("Date of birth").fill(`${year - 4}-01-15`);
    await expect.element(page.getByText(/^Under twelve on.*Keep as not travelling\?/)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Keep as not travelling" })).toBeVisible();
    await page.getByLabelText("Date of birth").fill(`${year - 40}-01-15`);

    await expect.element(page.getByText(/^Under twelve on/)).not.toBeInTheDocument();
    await expect.element(save()).toBeVisible();
  });

  it("are refused at the field, and what was typed stays", async () => {
    const refused = () => refusal("unacceptable", "Check your details.", { surname: "Write it in Latin letters." });
    await open([traveller()], { "POST /api/travellers": refused }).shown;

    await page.getByRole("button", { name: "Add a traveller" }).click();
    await surname().fill("رحمن");
    await save().click();

    await expect.element(page.getByText("Write it in Latin letters.")).toBeVisible();
    await expect.element(surname()).toHaveValue("رحمن");
  });

  it("keep what was typed when the session ended meanwhile, but no special needs, and let go of it once saved", async () => {
    const ended = () => refusal("not_signed_in", "You are not signed in.");
    let isSignedIn = true;
    const user = () => (isSignedIn ? json(userWith({ countryOfResidence: "GB" })) : ended());
    const refusing = () => {
      isSignedIn = false;
      return ended();
    };
    const first = await open([], { "POST /api/travellers": refusing, "GET /api/user": user }).shown;
    await page.getByRole("button", { name: "Add yourself" }).click();
    await surname().fill("RAHMAN-NOOR");
    await page.getByRole("checkbox", { name: /^I agree/ }).click();
    await page.getByLabelText("Anything else", { exact: true }).fill("A heart condition");
    await save().click();
    await expect.element(page.getByText(/Your session has ended/)).toBeVisible();
    expect(first.router.state.location.search).toContain("next=%2Ftravellers");
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("heart");

    await cleanup();
    await open([]).shown;
    await page.getByRole("button", { name: "Add yourself" }).click();
    await expect.element(page.getByText(/What you had typed is still here/)).toBeVisible();
    await expect.element(surname()).toHaveValue("RAHMAN-NOOR");
    await save().click();

    await expect.element(page.getByRole("heading", { name: "Amina RAHMAN-NOOR" })).toBeVisible();
    expect(sessionStorage.getItem("rihla.draft.1.traveller.new")).toBeNull();
  });

  it("tell of special needs only with consent", async () => {
    const { sent, shown } = open([]);
    await shown;

    await page.getByRole("button", { name: "Add a traveller" }).click();
    await surname().fill("Rahman");
    await expect.element(page.getByRole("checkbox", { name: "Wheelchair" })).not.toBeInTheDocument();
    await page.getByRole("checkbox", { name: /^I agree/ }).click();
    await page.getByRole("checkbox", { name: "Wheelchair" }).click();
    await save().click();

    await expect.poll(() => sent[0]?.specialNeeds).toMatchObject({ aids: ["wheelchair"] });
  });

  it("are deleted after one question and brought back by undoing", async () => {
    const { sent, shown } = open([traveller()]);
    await shown;

    await page.getByRole("button", { name: "Delete Yusuf Rahman" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect.element(page.getByText("Yusuf Rahman has been deleted.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();

    await expect.element(page.getByText("Yusuf Rahman is back.")).toBeVisible();
    expect(sent[0]).toMatchObject({ relationship: "spouse", givenNames: "Yusuf", birthDate: "1985-11-02" });
  });

  it("wait for their documents, which go with whoever is deleted, without an undo", async () => {
    let isDown = true;
    const passport = { id: "d1", type: "passport", travellerId: "yusuf", status: "verified" };
    const documents = () => (isDown ? refusal("unavailable", "The server is restarting.") : json([passport]));
    await open([traveller()], { "GET /api/documents": documents }).shown;

    await expect.element(page.getByText("The server is restarting.")).toBeVisible();
    expect(page.getByRole("button", { name: "Delete Yusuf Rahman" }).elements()).toEqual([]);
    isDown = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Delete Yusuf Rahman" }).click();
    await expect.element(page.getByText(/One document goes with them; this cannot be undone here/)).toBeVisible();
    await page.getByRole("button", { name: "Delete", exact: true }).click();

    await expect.element(page.getByText("Yusuf Rahman has been deleted.")).toBeVisible();
    expect(page.getByRole("button", { name: "Undo" }).elements()).toEqual([]);
  });
});

describe("pressing Save", () => {
  it("twice in one frame adds one person", async () => {
    const { sent, shown } = open([]);
    await shown;
    await page.getByRole("button", { name: "Add yourself" }).click();
    await surname().fill("Rahman");
    const button = save().element();
    if (button instanceof HTMLElement) {
      button.click();
      button.click();
    }

    await expect.element(page.getByRole("heading", { name: "Amina Rahman" })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it("again after a lost answer sends the same key", async () => {
    const keys: (string | null)[] = [];
    const { shown } = open([], {
      "POST /api/travellers": (_, __, headers) => {
        keys.push(headers.get("idempotency-key"));
        return Promise.reject(new TypeError("Failed to fetch"));
      },
    });
    await shown;
    await page.getByRole("button", { name: "Add yourself" }).click();
    await save().click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    await save().click();

    await expect.poll(() => keys.length).toBe(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});
