/** What is asked of dates and sums: understood in every language, and answered from what is due. */
import { readFileSync } from "node:fs";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import type { Locale } from "#i18n/locales.ts";
import { messages } from "#i18n/messages/en.ts";
import { readModel } from "../classifier/model.ts";
import { understand } from "../classifier/understand.ts";
import type { Intent } from "../intents/intents.ts";
import { type Known, NOTHING_KNOWN } from "../known.ts";
import { answer } from "./answer.ts";
import type { Words } from "./render.ts";

const model = readModel(readFileSync(new URL("../weights/assistant.bin", import.meta.url)));

const words: Words = (area, key, values) => {
  const translate = createTranslator({ locale: "en", timeZone: "UTC", messages: { ...messages[area] } });
  return translate(key as never, values as never);
};

const told = (intent: Intent | undefined, known: object, text = "") =>
  answer(
    { text, agent: "tour_advisor", locale: "en", intent },
    {
      now: new Date("2026-11-23T09:00:00Z"),
      timeZone: "Europe/London",
      known: { ...NOTHING_KNOWN, ...known } as Known,
      model,
      words: () => words,
    },
  );

/** When it is paid, what is open, until when seats are held, until when papers are given. */
const ASKED: [Locale, pay: string[], owed: string, hold: string, papers: string[]][] = [
  [
    "en",
    ["When do I pay?", "By when do we have to pay the deposit?", "When is the next payment due?"],
    "What do I owe?",
    "When does my hold end?",
    ["Until when must I upload my papers?", "when is the passport upload due"],
  ],
  [
    "ar",
    ["متى أدفع؟", "إلى متى يمكن دفع العربون؟", "متى موعد الدفعة القادمة؟"],
    "كم علي من المال؟",
    "متى ينتهي حجز مقاعدي المؤقت؟",
    ["إلى متى يجب أن أرفع أوراقي؟", "متى لازم ارفع الجواز"],
  ],
  [
    "ur",
    ["مجھے کب ادائیگی کرنی ہے؟", "ڈپازٹ کب تک دینا ہوگا؟", "paise kab dene hain"],
    "اب کتنا دینا باقی ہے؟",
    "ہولڈ کب ختم ہوگا؟",
    ["کاغذات کب تک اپلوڈ کرنے ہیں؟", "دستاویزات جمع کرانے کی آخری تاریخ؟"],
  ],
  [
    "hi",
    ["मुझे कब भुगतान करना है?", "अग्रिम राशि कब तक देनी है?", "mujhe paise kab dene hain"],
    "अब कितना देना बाकी है?",
    "होल्ड कब खत्म होगा?",
    ["कागज़ कब तक अपलोड करने हैं?", "दस्तावेज़ जमा करने की आखिरी तारीख?"],
  ],
  [
    "bn",
    ["আমি কখন টাকা দেব?", "অগ্রিম কত তারিখের মধ্যে দিতে হবে?", "পরের কিস্তি কবে?"],
    "আর কত টাকা দিতে বাকি?",
    "হোল্ড কখন শেষ হবে?",
    ["কবে পর্যন্ত কাগজপত্র আপলোড করতে হবে?", "পাসপোর্ট কবের মধ্যে আপলোড করব"],
  ],
  [
    "tr",
    ["Ne zaman ödeyeceğim?", "Kaporayı ne zamana kadar yatırmalıyız?", "Bir sonraki ödeme ne zaman?"],
    "Ne kadar borcum var?",
    "Yerlerim ne zamana kadar tutuluyor?",
    ["Belgeleri ne zamana kadar yüklemeliyim?", "Evrak için son tarih ne?"],
  ],
  [
    "fr",
    ["quand dois-je payer", "Jusqu'à quand faut-il verser l'acompte ?", "On doit régler quand ?"],
    "Combien je dois ?",
    "jusqu'à quelle heure nos places sont bloquées",
    ["Jusqu'à quand dois-je envoyer mes papiers ?", "Quelle est la date limite pour les documents ?"],
  ],
  [
    "id",
    ["Kapan saya bayar?", "Uang muka paling lambat dibayar kapan?", "Kapan pembayaran berikutnya?"],
    "Berapa lagi yang harus dibayar?",
    "Kursi saya ditahan sampai kapan?",
    ["Sampai kapan saya harus mengunggah dokumen?", "Batas akhir berkas tanggal berapa?"],
  ],
  [
    "ms",
    ["Bila saya perlu bayar?", "Deposit mesti dibayar sebelum bila?", "Bila bayaran seterusnya?"],
    "Berapa lagi perlu dibayar?",
    "Tempat saya dipegang sampai bila?",
    ["Sampai bila saya boleh muat naik dokumen?", "Apakah tarikh akhir untuk dokumen?"],
  ],
  [
    "fa",
    ["کی باید پرداخت کنم؟", "بیعانه را تا کی باید بدهیم؟", "پرداخت بعدی کی است؟"],
    "چقدر بدهکارم؟",
    "نگهداری صندلی‌ها کی تمام می‌شود",
    ["تا کی باید مدارکم را بارگذاری کنم؟", "آخرین مهلت مدارک چه روزی است؟"],
  ],
  [
    "ru",
    ["Когда мне платить?", "До какого числа внести задаток?", "Когда мы должны внести деньги?"],
    "Сколько я должен?",
    "Когда заканчивается удержание моих мест?",
    ["До какого числа загрузить документы?", "Какой крайний срок для бумаг?"],
  ],
];

it.each(ASKED)("understands in %s what is asked of dates and sums, whoever is asked", (_, pay, owed, hold, papers) => {
  const asked = (texts: readonly string[], intent: Intent, own: Parameters<typeof understand>[2]) =>
    texts.flatMap((text) => [own, "tour_advisor" as const].map((agent) => ({ text, agent, intent })));
  const all = [
    ...asked(pay, "pay.next", "payment_pro"),
    ...asked([owed], "pay.owed", "payment_pro"),
    ...asked([hold], "queue.hold", "queue_master"),
    ...asked(papers, "doc.needed", "document_checker"),
  ];

  for (const { text, agent, intent } of all) {
    const { decision, ranked } = understand(model.intents, text, agent);
    expect(ranked[0]?.intent, `${agent}: ${text}`).toBe(intent);
    // Whoever answers for all that is due may ask back whether papers alone are meant.
    if (agent !== "tour_advisor" || intent !== "doc.needed") expect(decision, `${agent}: ${text}`).toBe("answer");
  }
});

const sum = (amount: string) => ({ amount, currency: "USD" as const });
const BOOKING = {
  ...{ id: "b1", reference: "RH-7K3Q2M", isMine: true, customerName: "Kerem Yildiz", phase: "awaiting_balance" },
  ...{ completed: false, channel: "operator", totalAmount: 25140, currency: "USD", amountPaid: sum("5028.00") },
  operatorName: "Noor Travel",
  schedule: [
    { dueOn: "2026-11-22", open: sum("0.00"), state: "paid" },
    { dueOn: "2027-01-05", open: sum("20112.00"), state: "next" },
  ],
} as const;
const due = (...acts: object[]) => ({ obligations: acts.map((act) => ({ act })), paperJourneys: [] });

describe("when is the next payment", () => {
  it("is answered with its sum, its day and where it is paid", () => {
    const journey = due({ kind: "pay_amount", bookingId: "b1", dueOn: "2027-01-05", isLate: false });
    const { content, actions } = told("pay.next", { journey, bookings: [BOOKING] });

    expect(content).toContain("The next payment is $20,112 for booking RH-7K3Q2M, due on 5 January 2027.");
    expect(content).toContain("You pay it on the booking’s page.");
    expect(actions[0]).toEqual({ label: "Open the booking", target: "open:/bookings/b1" });
  });

  it("is of a hold its first part, as long as the seats are held", () => {
    const schedule = [
      { dueOn: "2026-11-23", open: sum("5028.00"), state: "next" },
      { dueOn: "2027-01-05", open: sum("20112.00"), state: "later" },
    ];
    const held = { ...BOOKING, phase: "held", amountPaid: sum("0.00"), schedule };
    const journey = due({ kind: "secure_hold", bookingId: "b1", until: "2026-11-23T09:15:00Z" });
    const { content } = told("pay.next", { journey, bookings: [held] });

    expect(content).toContain("$25,140 of $25,140 is still to be paid");
    expect(content).toContain("the first payment of $5,028 is due while the seats are held, until 23 Nov 2026, 9:15");
  });

  it("says of what another of the household has booked who pays it, and when", () => {
    const theirs = { ...BOOKING, isMine: false };
    const awaited = due({ kind: "await_booker", bookingId: "b1", dueOn: "2027-01-05" });
    const holds = due({ kind: "await_hold", bookingId: "b1", until: "2026-11-23T09:15:00Z", member: "Kerem" });

    expect(told("pay.next", { journey: awaited, bookings: [theirs] }).content).toBe(
      "Booking RH-7K3Q2M: Kerem Yildiz pays it.\nWhat you give each other stands in Family under Coordination.\nIts next payment is due on 5 January 2027.",
    );
    expect(told("pay.next", { journey: holds, bookings: [{ ...theirs, phase: "held" }] }).content).toContain(
      "Kerem holds the seats for your household until 23 Nov 2026, 9:15",
    );
    const paid = told("pay.next", { journey: due(), bookings: [{ ...theirs, phase: "confirmed" }] });
    expect(paid.content).toContain("or on Nusuk is due.\nWhat you give each other stands in Family");
  });

  it("says of a plan's step what it comes to, and leads to the plan", () => {
    const step = {
      kind: "pay_step",
      planId: "p1",
      stepId: "s2",
      title: "Umm’s Hajj",
      dueOn: "2026-12-01",
      isLate: false,
    };
    const plans = [{ id: "p1", steps: [{ id: "s2", amount: sum("1250.50") }] }];
    const { content, actions } = told("pay.next", { journey: due(step), bookings: [], plans });

    expect(content).toContain("A step of your plan “Umm’s Hajj” is due on 1 December 2026.\nThat is $1,250.50;");
    expect(actions[0]?.target).toBe("open:/payments?tab=split&plan=p1");
  });

  it("says that nothing is owed without a booking, and whose answer comes first", () => {
    const journey = due({ kind: "choose_package" });
    const asked = { ...BOOKING, phase: "awaiting_approval" };

    expect(told("pay.next", { journey, bookings: [] }).content).toContain("No booking of yours stands");
    const home = { ...BOOKING, phase: "confirmed", completed: true };
    expect(told("pay.next", { journey, bookings: [home] }).content).toBe(
      "No further payment to an operator or on Nusuk is due.",
    );
    expect(told("pay.next", { journey, bookings: [asked] }).content).toContain("Noor Travel has not answered yet");
  });
});

describe("what is missing", () => {
  const father = {
    id: "t2",
    relationship: "father",
    isSelf: false,
    givenNames: "Ahmed",
    surname: "Rahman",
    birthDate: null,
  };
  const verified = { travellerId: "t2", isOwn: false, status: "verified", replacedBy: null };
  const documents = [
    { ...verified, type: "passport" },
    { ...verified, type: "photo" },
    { ...verified, type: "vaccination", replacedBy: "d9" },
  ];
  const paper = { kind: "upload_document", type: "health_certificate", dueOn: "2027-02-01", isForecast: false };
  const traveller = { id: "t2", name: "Ahmed Rahman" };
  const journey = {
    ...due({ ...paper, type: "passport", traveller: null }, { ...paper, traveller }),
    documents: { verified: 0, required: 4, percent: 0, slots: [] },
  };
  const known = { journey, documents, travellers: [father] };

  it("is told first and counted with whose it is, for everybody who still has to give a paper", () => {
    const { content } = told("doc.needed", known);

    expect(content).toMatch(/^You: passport, missing, due by 1 February 2027\.\nAhmed Rahman: health certificate/);
    expect(content).toContain("\nYou: 0 of 4 required documents are verified.");
    const again = due({ kind: "renew_certificate", traveller, from: "2027-02-14", dueOn: "2027-03-09" });
    for (const text of [content, told("doc.needed", { ...known, journey: { ...journey, ...again } }).content])
      expect(text).toContain("\nAhmed Rahman: 2 of 4 required documents are verified.");
  });

  it("is counted for the person alone whom the question names", () => {
    const { content } = told("doc.needed", known, "what is missing for my father?");

    expect(content).toContain("Ahmed Rahman: 2 of 4 required documents are verified.");
    expect(content).not.toContain("You:");
  });

  it("is no certificate that cannot be made yet, where there is no room to say so", () => {
    const photos = Array.from({ length: 11 }, (_, index) => {
      return { ...paper, type: "photo", traveller: { id: `${index}`, name: `Ali ${index}` } };
    });
    const again = { kind: "renew_certificate", traveller: null, from: "2027-02-14", dueOn: "2027-03-09" };
    const acts = [{ ...paper, type: "passport", traveller: null }, ...photos];

    const content = told("doc.needed", { ...known, journey: { ...journey, ...due(...acts, again) } }).content;
    const more = told("doc.needed", { ...known, journey: { ...journey, ...due(...acts, paper, again) } }).content;

    expect(content).not.toContain("more document");
    expect(more).toContain("1 more document is on the documents page.");
  });

  it.each([
    ["travel", "No papers are asked for now."],
    ["home", "Counted for the journey that is over"],
  ])("is asked of nobody on the way, whatever never came, nor once home: %s", (kind, words) => {
    const act = { kind, bookingId: "b1", returnDate: "2027-05-25" };
    const paperJourneys = [{ travellerId: "t2", departsOn: "2026-11-20", returnsOn: "2027-05-25" }];
    const travellers = [father, { ...father, id: "t3", relationship: "son", givenNames: "Ibrahim" }];
    const asked = { ...known, travellers, journey: { ...journey, ...due(act), paperJourneys } };
    const { content } = told("doc.needed", asked);
    expect(content).toContain(words);
    expect(content).not.toContain("Nothing is missing");
    // What was never recorded of those who are on the way is counted, and of nobody who stays.
    expect([content.includes("Ahmed Rahman: 2 of 4"), content.includes("Ibrahim")]).toEqual([kind === "travel", false]);
  });

  it("lets nobody of a household be called ready on the way", () => {
    const members = ["m1", "m2"].map((id) => ({ id, name: `Amina ${id}`, status: "ready", isAway: true }));
    const family = { name: "Rahman", members, readiness: { ready: 2 }, complete: 88, limits: { tooYoung: [] } };
    const { content } = told("family.ready", { families: [family] });

    expect(content).toMatch(/^(?!.*(2 of 2|88)).*No papers are asked for now\./s);
  });

  it("is nothing of a child who cannot come along, who is no figure of the household's either", () => {
    const child = { ...father, id: "t3", relationship: "son", givenNames: "Ibrahim", birthDate: "2022-03-01" };
    const { content } = told("doc.needed", { ...known, travellers: [father, child] }, "what is missing for Ibrahim?");
    const members = [
      { id: "m1", name: "Amina Rahman", status: "ready" },
      { id: "m3", name: "Ibrahim Rahman", status: "incomplete" },
    ];
    const family = { name: "Rahman", members, readiness: { ready: 1 }, complete: 100, limits: { tooYoung: ["m3"] } };
    const ready = told("family.ready", { families: [family] }).content;
    const shares = told("pay.split", { families: [family] }, "split £100").content;

    expect(content).toContain("No paper is asked for Ibrahim Rahman:");
    expect(content).not.toMatch(/of 4|missing/);
    expect(ready).toContain("1 of 1");
    expect(ready).not.toContain("Ibrahim");
    expect(shares).toContain("£100");
  });
});

describe("a turn that has run out", () => {
  const ticket = {
    ...{ windowId: "w", operatorName: "Noor Travel", state: "lapsed", bookingId: null, isMine: true, holder: "Kerem" },
    turnEndedAt: "2026-11-23T08:51:00Z",
  };
  const other = { id: "x", operatorName: "Safa Tours", state: "announced", opensAt: "2026-11-24T18:00:00Z" };
  const sale = { id: "w", operatorName: "Noor Travel", state: "open", opensAt: "2026-11-23T08:00:00Z" };
  const place = (one: object, windows: object[] = [sale, other]) =>
    told("queue.position", { queue: { status: "idle", tickets: [one], windows } }).content;

  it("stands still at a suspended operator, whose sale is not offered to anybody", () => {
    const stopped = { ...sale, operatorStopped: true };
    const waiting = { status: "waiting", position: 3, totalInQueue: 9, ticket: { windowId: "w", position: 3 } };
    const queue = { ...waiting, tickets: [], windows: [stopped] };

    expect(told("queue.position", { queue }).content).toContain("Noor Travel is suspended for the time being");
    expect(told("queue.opens", { queue }).content).not.toContain("Noor Travel");
  });

  it("is told with when it ended and what can be done now, as on the queue page", () => {
    const open = place(ticket);
    const closed = place(ticket, [other]);

    for (const said of [open, closed]) {
      expect(said).toMatch(/turn at Noor Travel ran out at 8:51\sAM\. No seats were held\./);
      expect(said).not.toContain("not in a queue");
    }
    expect(open).toContain(
      "You can join again, at the end of its line.\nUpload every missing passport before your turn",
    );
    expect(closed).toContain("What can still be had stands on the page of the package.");
    expect(closed).toContain("Safa Tours opens its sale on");
  });

  it("is told to who cannot act with who can, and what went back or was closed is called so", () => {
    expect(place({ ...ticket, isMine: false })).toContain("Kerem or an administrator of your household acts for it.");
    expect(place({ ...ticket, bookingId: "b1" })).toContain("went back, and its turn is over");
    expect(place({ ...ticket, state: "ended" })).toContain("The sale of Noor Travel ended before seats were held");
    expect(place({ ...ticket, state: "left" })).toContain("You are not in a queue");
  });
});

describe("a day of the booking", () => {
  const self = {
    id: "t1",
    relationship: "self",
    isSelf: true,
    givenNames: "Amina",
    surname: "Rahman",
    birthDate: null,
  };
  const booking = {
    ...{ ...BOOKING, packageName: "Hajj in Comfort", phase: "awaiting_reference", channel: "nusuk" },
    ...{ nusukReference: null, referenceDueOn: "2027-02-01", holdExpiresAt: null, cancelReason: null },
    ...{ departureDate: "2027-05-05", returnDate: "2027-05-25", parts: [] },
  };
  const known = { travellers: [self], documents: [], bookings: [booking], journey: due() };

  it.each([
    ...["By when must the Nusuk reference be there?", "إلى متى يجب تسجيل رقم نسك؟", "نسک کا نمبر کب تک درج کرنا ہے؟"],
    ...["नुसुक नंबर कब तक दर्ज करना है?", "নুসুকের নম্বর কবে পর্যন্ত দিতে হবে?", "Nusuk numarası ne zamana kadar kaydedilmeli?"],
    ...["Jusqu'à quand faut-il noter la référence Nusuk ?", "Sampai kapan nomor Nusuk harus dicatat?"],
    ...[
      "Sampai bila nombor Nusuk mesti dicatat?",
      "تا کی باید شماره نسک ثبت شود؟",
      "До какого числа внести номер Nusuk?",
    ],
  ])("is the last one for the number to who asks %s", (text) => {
    const { intent, content } = told(undefined, known, text);

    expect(intent).toBe("booking.number");
    expect(content).toMatch(/The number that Nusuk gives has to be recorded here by .*1 .+2027/);
  });

  it("is told of the household's booking to who has made none, and nothing of one without a booking", () => {
    const text = "By when must the Nusuk reference be there?";
    const theirs = { ...booking, isMine: false };

    expect(told(undefined, { ...known, bookings: [theirs] }, text).content).toContain("by 1 February 2027.");
    expect(told(undefined, { ...known, bookings: [] }, text).content).toContain("You have no booking at the moment.");
  });

  it("is the one by which the visa has to be there, as it is due or by the journey", () => {
    const text = "By when must my visa be there?";
    const visa = { kind: "upload_document", type: "visa", traveller: null, dueOn: "2027-05-05" };

    const own = { travellerId: null, departsOn: "2027-05-05", returnsOn: "2027-05-23" };
    const booked = { ...known, journey: { ...due(), paperJourneys: [own] } };

    expect(told(undefined, booked, text).content).toContain("visas have to be there by your departure on 5 May 2027");
    expect(told(undefined, { ...known, journey: due(visa) }, text).content).toContain("due by 5 May 2027");
    expect(told(undefined, known, text).content).not.toContain("5 May 2027");
  });
});
