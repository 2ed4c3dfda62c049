/** What a short turn asks after an answer about an operator's own desk: of the booking, the month, the group or the list that was told. */
import type { ExtraAct } from "../../intents/acts.ts";
import type { Known, KnownDeskBooking } from "../../known.ts";
import type { Reading } from "../../reading/reading.ts";
import { isDay, wordMatcher } from "../../reading/words/number-words.ts";
import { isAnd, isBefore, ORDINALS } from "../../reading/words/turn-words.ts";
import { monthIn } from "../../slots/months.ts";
import type { Heard, Last } from "../turns/turn-rule.ts";
import { namesYear } from "./desk-acts.ts";
import {
  isAlike,
  isApproving,
  isAtAll,
  isBalance,
  isCompared,
  isDealing,
  isLeastWord,
  isMostWord,
  isOldest,
  isPublic,
  isRefunded,
  isWriting,
} from "./desk-words.ts";

interface HeardOfDesk extends Heard {
  /** With what was said before. */
  readonly together: Reading;
  readonly known: Pick<Known, "attention" | "deskBookings">;
}

type LastOfDesk = Last & { readonly booking?: string | null };

interface DeskTurn {
  readonly act: ExtraAct;
  readonly reading: Reading;
}

type DeskTurnRule = (last: LastOfDesk, heard: HeardOfDesk) => DeskTurn | null;

const LONGEST = 12;
const FEW_WORDS = 6;

/** A turn that names a customer, a booking or a package of its own is read by itself. */
const namesOwn = ({ reading: { desk, titled } }: HeardOfDesk) =>
  Boolean(desk?.named) || (desk?.titles.length ?? 0) + (desk?.unfound.length ?? 0) + titled.length > 0;

const hasAny = ({ concepts }: HeardOfDesk, ...wanted: readonly string[]) => wanted.some((one) => concepts.has(one));

/** Of one booking alone, whatever was said of others before. */
function ofOne(together: Reading, booking: KnownDeskBooking): Reading {
  return { ...together, when: [], desk: { named: [booking], unfound: [], titles: [], state: null } };
}

function toldBooking({ booking }: LastOfDesk, { known }: HeardOfDesk): KnownDeskBooking | undefined {
  return booking ? known.deskBookings?.find(({ reference }) => reference === booking) : undefined;
}

/** "Approve it": nothing is approved here, and it is told how. */
const approving: DeskTurnRule = (last, heard) => {
  const isOfBookings = /^operator\.(?:attention|bookings|approve|lapse|unpaid)$/.test(last.act);
  const isAsked = isApproving(heard.words) || (last.act === "operator.approve" && hasAny(heard, "nusuk"));
  if (!isOfBookings || !isAsked || namesOwn(heard)) return null;
  const booking = toldBooking(last, heard);
  return { act: "operator.approve", reading: booking ? ofOne(heard.together, booking) : heard.together };
};

/** "And the third one?" of what presses. */
const nth: DeskTurnRule = (last, heard) => {
  if (last.act !== "operator.attention" || namesOwn(heard)) return null;
  const at = ORDINALS.findIndex((is) => heard.words.some((word) => is(word) && !isBefore(word)));
  const row = at < 0 ? undefined : heard.known.attention?.bookings[at];
  const booking = heard.known.deskBookings?.find(({ reference }) => reference === row?.reference);
  return booking ? { act: "operator.bookings", reading: ofOne(heard.together, booking) } : null;
};

/** "Is it paid?", "who sees to it?", "until when?" of the booking that was told of. */
const ofBooking: DeskTurnRule = (last, heard) => {
  const booking = toldBooking(last, heard);
  if (!booking || !/^operator\.(?:bookings|attention|approve|terms)$/.test(last.act) || namesOwn(heard)) return null;
  if (heard.words.some(isElsewhere) || monthIn(heard.words) !== null) return null;
  const isOfTerms = heard.reading.tokens.some(({ value, text }) => value !== null || isDay(text));
  if (isOfTerms && hasAny(heard, "refund", "cancel", "days_left"))
    return { act: "operator.terms", reading: ofOne(heard.together, booking) };
  const isAsked =
    hasAny(
      heard,
      "pay",
      "money",
      "price",
      "owe",
      "when",
      "deadline",
      "who",
      "how_many",
      "seat",
      "nusuk",
      "state",
      "package",
      "how_long",
    ) ||
    isDealing(heard.words) ||
    heard.words.some(isPaidWord);
  return isAsked ? { act: "operator.bookings", reading: ofOne(heard.together, booking) } : null;
};

const isElsewhere = wordMatcher(
  "group groups question questions review reviews team revenue مجموعه سوال اسئله گروپ سوالات ग्रुप सवाल গ্রুপ প্রশ্ন grup soru groupe question kumpulan soalan pertanyaan گروه پرسش группа вопрос",
);
const isPaidWord = wordMatcher(
  "paid pay مدفوع دفع دافع ادا ادائیگی भुगतान चुकाया পেইড দিয়েছে odendi odedi odenmis paye payee lunas dibayar bayar پرداخت оплачен* оплатил* platil* departure مغادره روانگی berangkat",
);

/** "Which package?", "how much?" of the few bookings of somebody who was named; "and this month?" of those that were told. */
const sameBookings: DeskTurnRule = (last, heard) => {
  const { desk } = heard.together;
  if (last.act !== "operator.bookings" || !desk || namesOwn(heard) || heard.words.length > FEW_WORDS) return null;
  if (heard.words.some(isElsewhere) || hasAny(heard, "refund", "group", "cancel", "passport", "visa")) return null;
  const isOfTime = heard.reading.when.length > 0 && !hasAny(heard, "money", "pay", "price");
  if (isOfTime && desk.named === null) return { act: "operator.bookings", reading: heard.together };
  // "Who booked it?" of a package's seats.
  const isOfTitle = desk.named === null && desk.titles.length > 0 && (hasAny(heard, "who") || hasAny(heard, "booking"));
  if (isOfTitle) return { act: "operator.bookings", reading: heard.together };
  const isOfFew = desk.named !== null && desk.named.length > 0 && desk.named.length <= FEW_WORDS;
  const isAsked = hasAny(
    heard,
    "package",
    "price",
    "money",
    "pay",
    "when",
    "nusuk",
    "how_many",
    "seat",
    "who",
    "deadline",
    "state",
  );
  return isOfFew && isAsked && monthIn(heard.words) === null
    ? { act: "operator.bookings", reading: { ...heard.together, desk: { ...desk, state: null } } }
    : null;
};

/** "And if they cancel 40 days before?" of those that were told. */
const cancelled: DeskTurnRule = (last, heard) => {
  const isOfTerms = heard.reading.tokens.some(({ value }) => value !== null) && heard.words.some(isDay);
  const isAsked = hasAny(heard, "refund", "cancel") || heard.words.some(isRefunded);
  return last.act === "operator.bookings" && isOfTerms && isAsked && !namesOwn(heard)
    ? { act: "operator.terms", reading: heard.together }
    : null;
};

/** "Which is the largest?", "how much together?" of the bookings that were told. */
const ofBookings: DeskTurnRule = (last, heard) => {
  const isOfSums = last.act === "operator.revenue" && hasAny(heard, "who", "booking");
  if (!(isOfSums || /^operator\.(?:bookings|attention|counts)$/.test(last.act)) || namesOwn(heard)) return null;
  const isOfSum =
    hasAny(heard, "price", "money", "pay") && monthIn(heard.words) === null && heard.reading.when.length === 0;
  const isOfAll = isAtAll(heard.words) && hasAny(heard, "how_many", "seat", "price", "money", "pay");
  const isList = (isOfSum && heard.words.length <= FEW_WORDS) || isOfAll;
  const isOfList = isMostWord(heard.words) || (isList && !heard.words.some(isElsewhere));
  if (!isOfList) return null;
  const { desk } = heard.together;
  if (!desk) return null;
  const isOfAttention = last.act === "operator.attention" || isOfSums;
  const named = last.act === "operator.attention" && !isMostWord(heard.words) ? pressing(heard.known) : desk.named;
  // "Is it paid?" picks none out of those that were told.
  const isPaying = heard.reading.desk?.state === "unpaid" && desk.state === "unpaid";
  const state = isOfAttention ? "waiting" : isPaying ? null : desk.state;
  // The sum of a month that was told is that month's.
  const when = last.act === "operator.bookings" ? heard.together.when : [];
  return { act: "operator.bookings", reading: { ...heard.together, when, desk: { ...desk, named, state } } };
};

/** Those of which something is late. */
function pressing({ attention, deskBookings }: HeardOfDesk["known"]): KnownDeskBooking[] {
  const late = (attention?.bookings ?? []).filter(({ reasons }) =>
    reasons.some(({ rule }) => rule !== "approval_waits"),
  );
  return late.flatMap(({ reference }) => deskBookings?.find((one) => one.reference === reference) ?? []);
}

const ofMonths: DeskTurnRule = ({ act }, heard) => {
  if (!/^operator\.(?:month|revenue)$/.test(act) || namesOwn(heard)) return null;
  const { words, reading } = heard;
  const isOfTime = monthIn(words) !== null || namesYear(reading.tokens) || reading.when.length > 0;
  const isOfSums =
    words.some((word) => isBalance(word) || isRefunded(word) || isCompared(word)) ||
    isMostWord(words) ||
    isLeastWord(words);
  const isElse = hasAny(heard, "booking", "seat", "package", "cancel", "days_left") || heard.own === "operator.fee";
  return (isOfTime || isOfSums || hasAny(heard, "refund") || words.some(isBefore)) && !isElse
    ? { act: "operator.month", reading: heard.together }
    : null;
};

const ofGroups: DeskTurnRule = ({ act }, heard) => {
  if (act !== "operator.groups") return null;
  const isAsked =
    hasAny(heard, "hotel", "money", "price", "how_many", "who", "when", "flight", "name", "which") ||
    isAtAll(heard.words) ||
    isMostWord(heard.words) ||
    isLeastWord(heard.words) ||
    heard.words.some(isOfGroup) ||
    (heard.words[0] !== undefined && isAnd(heard.words[0]));
  const isElse = hasAny(heard, "booking", "refund") || heard.own === "operator.enquiries";
  return isAsked && !isElse
    ? { act: "operator.groups", reading: { ...heard.together, desk: heard.reading.desk } }
    : null;
};
const isOfGroup = wordMatcher(
  "room rooms bus coach leader leads led money value غرفه غرف باص حافله قاءد قائد مشرف کمرہ کمرے بس لیڈر سربراہ कमरा कमरे बस लीडर রুম বাস নেতা লিডার টাকা oda* otobus* lider* baskan* chambre* car chef responsable kamar bilik bis ketua* pemimpin اتاق* اتوبوس سرپرست комнат* автобус* руководит* старш* сумм*",
);

const ofQuestions: DeskTurnRule = ({ act }, heard) => {
  if (act !== "operator.enquiries" && act !== "operator.reply") return null;
  const { words } = heard;
  if (words.some(isReplying)) return { act: "operator.reply", reading: heard.together };
  const isAsked = isPublic(words) || isAlike(words) || isOldest(words) || hasAny(heard, "language", "which", "who");
  const isElse = hasAny(heard, "booking", "pay", "money", "hotel");
  return isAsked && !isElse ? { act: "operator.enquiries", reading: heard.together } : null;
};
const isReplying = wordMatcher(
  "reply answer respond write draft جواب ارد نرد اكتب لکھوں جوابات जवाब लिखूँ लिखूं উত্তর লিখব yanit* cevap* yaz* repond* ecrire balas jawab* tulis پاسخ بنویسم ответ* написать jawaab likhun likhu",
);

const ofTeam: DeskTurnRule = ({ act }, heard) => {
  if (act !== "operator.team") return null;
  const isAsked =
    hasAny(heard, "delete", "add", "invite", "join", "change", "member", "can_you") || heard.words.some(isRight);
  return isAsked ? { act: "operator.team", reading: heard.together } : null;
};
const isRight = wordMatcher(
  "right rights access permission* allowed may صلاحي* اختیار* अधिकार* অধিকার* yetki* droit droits acces hak akses kuasa دسترسی* права право доступ* owner مالک मालिक মালিক sahibi proprietaire pemilik владел*",
);

const OTHERS: readonly (readonly [ExtraAct, (heard: HeardOfDesk) => boolean])[] = [
  ["operator.views", ({ words }) => isLeastWord(words) || isMostWord(words)],
  ["operator.rating", ({ words }) => isLeastWord(words) || isMostWord(words)],
  ["operator.sellers", ({ words }) => isLeastWord(words) || isMostWord(words)],
  ["operator.terms", (heard) => heard.reading.tokens.some(({ text, value }) => value !== null || isDay(text))],
  ["operator.fee", (heard) => namesYear(heard.reading.tokens) || hasAny(heard, "when", "how_long")],
  [
    "operator.problems",
    (heard) =>
      hasAny(heard, "deadline", "when", "which", "who", "need", "reply") ||
      heard.words.some((word) => isReplying(word) || isWriting(word)),
  ],
  [
    "operator.listed",
    (heard) => hasAny(heard, "price", "cheap", "seat", "when", "how_many") || isMostWord(heard.words),
  ],
  ["operator.seats", (heard) => isAtAll(heard.words) || isLeastWord(heard.words)],
];

const ofSame: DeskTurnRule = ({ act }, heard) => {
  const found = OTHERS.find(([name, is]) => name === act && is(heard));
  const isElse = heard.words.some(isElsewhere) || hasAny(heard, "booking");
  return found && !isElse && !namesOwn(heard) ? { act: found[0], reading: heard.together } : null;
};

/** "And for the hotel?" of the lists. */
const ofLists: DeskTurnRule = ({ act }, heard) =>
  act === "operator.export" && hasAny(heard, "hotel", "flight", "nusuk", "passport", "visa", "camp")
    ? { act, reading: heard.together }
    : null;

const RULES: readonly DeskTurnRule[] = [
  approving,
  ofLists,
  nth,
  ofBooking,
  cancelled,
  ofBookings,
  sameBookings,
  ofMonths,
  ofGroups,
  ofQuestions,
  ofTeam,
  ofSame,
];

/** Null: the turn stands for itself, or goes on as turns of other matters do. */
export const deskTurn: DeskTurnRule = (last, heard) => {
  if (!last.act.startsWith("operator.") || heard.words.length > LONGEST) return null;
  for (const rule of RULES) {
    const found = rule(last, heard);
    if (found) return found;
  }
  return null;
};
