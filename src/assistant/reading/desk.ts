/** What an operator's question names of its own desk: customers, booking numbers, packages, days and states. */
import { conceptsIn } from "../concepts/concepts.ts";
import { isCommon } from "../facts/common-words.ts";
import type { KnownDeskBooking } from "../known.ts";
import { foldWord } from "../normalise/fold.ts";
import { namesPeriod } from "./periods.ts";
import { isOfNusukNumber } from "./requests.ts";
import { isDay, wordMatcher } from "./words/number-words.ts";
import { isWithout } from "./words/offer-words.ts";
import { isNamed, isSpelled, signsOf } from "./words/signs.ts";
import type { Token } from "./words/tokens.ts";
import { isLeftOver } from "./words/turn-words.ts";

export type DeskState = "waiting" | "numberless" | "confirmed" | "cancelled" | "held" | "unpaid" | "overdue";

export interface DeskReading {
  /** Bookings whose customer or number is named; null: nobody is. */
  readonly named: readonly KnownDeskBooking[] | null;
  /** Numbers and names after a title that no booking has, as they are written. */
  readonly unfound: readonly string[];
  /** Titles of its packages that are named. */
  readonly titles: readonly string[];
  readonly state: DeskState | null;
}

const REFERENCE = /\bRH[-\s]?([A-Z0-9]{6})\b/giu;
const isTitle = wordMatcher(
  "mr mrs ms miss dr sheikh haji customer client named السيد السيده العميل العميله زبون الزبون صاحب صاحبہ جناب محترمہ گاہک श्री श्रीमती जी ग्राहक জনাব বেগম গ্রাহক bay bayan musteri monsieur madame client cliente pak bapak bu ibu pelanggan puan encik tuan آقای خانم مشتری господин госпожа клиент* клиентк*",
);
const isWaiting = wordMatcher(
  "mestani mestaniy* mestaney* mestanin mestaneen mowaf2* mwaf2* jawab jawaab intezar intezaar intizar yes evet oui نعم ہاں हाँ হ্যাঁ بله waiting wait waits pending approvals answer answered unanswered dijawab yanitlan* cevaplan* repondu* отвеч* approve approval accept reply request requests الرد رد ينتظر تنتظر بانتظار موافق* الموافقه جواب منتظر انتظار منظوری जवाब इंतज़ार* इंतजार* मंज़ूरी मंजूरी উত্তর* অপেক্ষ* অনুমোদন bekleyen bekliyor onay* yanit cevap attente attendent reponse menunggu persetujuan jawaban jawapan kelulusan پاسخ ждут ждет ждёт ответ* подтвержден*",
);
/** Each before those that its words may also stand for. */
const STATES: readonly (readonly [DeskState, (word: string) => boolean])[] = [
  ["overdue", wordMatcher("overdue arrears متاخر* المتاخر* تاخیر विलंब* দেরিতে gecik* retard* tunggak* معوق* просроч*")],
  [
    "unpaid",
    wordMatcher(
      "unpaid owes owe outstanding balance deposit مدفوع* بقايا باقی بقایا बकाया* बाकी वकाया বাকি* বকেয়া* odenmemis odemeyen* odemedi* borc* impaye* impayes doivent lunas berhutang hutang بدهکار* مانده نپرداخت* долг* должн* неоплач* заплатил* оплатил*",
    ),
  ],
  [
    "cancelled",
    wordMatcher(
      "cancel* canceled ملغ* الملغ* الغ* انلغ* اتلغ* تلغ* منسوخ کینسل* रद्द* कैंसिल* कैंसल* বাতিল* ক্যান্সেল* ক্যানসেল* کنسل* аннулир* отказал* mansookh radd iptal* annul* batal* dibatalkan لغو отмен* التغ* لغوا كنسل* تكنسل* vazgec* kainsal*",
    ),
  ],
  ["waiting", isWaiting],
  [
    "confirmed",
    wordMatcher(
      "confirmed موكد* المؤكد* کنفرم पक्की पुष्ट* कन्फर्म* নিশ্চিত* onayli kesin* confirme* dikonfirmasi terkonfirmasi disahkan sah قطعی подтвержден*",
    ),
  ],
  ["held", wordMatcher("held hold holds محجوز* ہولڈ होल्ड হোল্ড tutulan option ditahan dipegang ")],
];
const isPaying = wordMatcher(
  "pay pays paid paying payment دفع يدفع دفعوا يدفعوا الدفع ادائیگی ادا पैसे भुगतान दिए दिया পেমেন্ট টাকা পরিশোধ ode odedi odeme* pay paye payer paiement bayar membayar dibayar bayaran پرداخت* پول плат* заплат* оплат*",
);
const isNot = wordMatcher(
  "not hasn haven didn still yet without لم ما ليس لسه بعد نہیں नहीं नही না নি নেই hala henuz olmayan pas encore belum tak tidak نکرده نکردند هنوز не еще ещё nahi nahin",
);
const isAwaited = wordMatcher("missing lack lacks awaiting eksik manque* attendent kurang ناقص* تنتظر* отсутств*");
const FEWEST_SIGNS = 4;

export function deskIn(text: string, tokens: readonly Token[], bookings: readonly KnownDeskBooking[]): DeskReading {
  const references = [...text.matchAll(REFERENCE)].map(([, code = ""]) => `RH-${code.toUpperCase()}`);
  const titles = titlesIn(tokens, [...new Set(bookings.map(({ packageName }) => packageName))]);
  const inTitles = new Set(titles.flatMap((title) => wordsOf(title)).map(foldWord));
  const words = tokens.filter((token) => token.value === null && !inTitles.has(token.text));
  const byNumber = bookings.filter(({ reference }) => references.includes(reference));
  const byName = references.length > 0 ? [] : namedIn(words, bookings);
  const missing = references.filter((reference) => !byNumber.some((one) => one.reference === reference));
  const isNamed = references.length > 0 || byName.length > 0;
  const strangers = isNamed ? [] : [...new Set([...strangersIn(words), ...strangersOpened(words)])];
  const isAnybody = references.length + strangers.length + byName.length > 0;
  return {
    named: isAnybody ? [...byNumber, ...byName] : null,
    unfound: [...missing, ...strangers],
    titles: titles.length > 0 || isAnybody ? titles : shortTitlesIn(words, bookings),
    state: stateOfOffer(tokens, titles.length > 0 ? titles : shortTitlesIn(words, bookings)),
  };
}

function stateIn(tokens: readonly Token[]): DeskState | null {
  const words = tokens.map(({ text }) => text);
  if (
    isOfNusukNumber(tokens) &&
    words.some((word) => isNot(word) || isWithout(word) || isAwaited(word) || isWaiting(word) || isLeftOver(word))
  )
    return "numberless";
  const named = STATES.find(([, is]) => words.some(is))?.[0] ?? null;
  return named !== "overdue" && words.some(isPaying) && words.some(isNot) ? "unpaid" : named;
}

/** Whoever bears the whole name that is written; else whoever bears a word of it that can be nothing else. */
function namedIn(words: readonly Token[], bookings: readonly KnownDeskBooking[]): KnownDeskBooking[] {
  const names = new Map(
    [...new Set(bookings.map(({ customerName }) => customerName))].map((name) => [name, wordsOf(name)]),
  );
  const tellers = words.filter(
    ({ raw, text }, at) =>
      !isCommon(text) &&
      ((at > 0 && /^\p{Lu}/u.test(raw)) || isTitle(words[at - 1]?.text ?? "") || conceptsIn([text]).length === 0),
  );
  const bearers = (bears: (parts: readonly string[]) => boolean) => {
    const found = new Set([...names].filter(([, parts]) => bears(parts)).map(([name]) => name));
    return bookings.filter(({ customerName }) => found.has(customerName));
  };
  const whole = bearers(
    (parts) => parts.length > 1 && parts.every((part) => words.some(({ raw }) => isNamed(raw, part))),
  );
  if (whole.length > 0) return whole;
  return bearers((parts) => parts.some((part) => tellers.some((token) => isSurely(token, part))));
}

/** Written as a name is, so that no word of the question becomes a customer. */
function isSurely({ raw, text }: Token, part: string): boolean {
  if (part.length < 4 || text.length < 4) return false;
  if (/^[a-z]/.test(text)) return /^\p{Lu}/u.test(raw) ? isSpelled(raw, part) : text === foldWord(part);
  return signsOf(part).replace(/[@y+]/g, "").length >= FEWEST_SIGNS && isNamed(raw, part);
}

/** "Mr Smith" of whom there is no booking. */
function strangersIn(words: readonly Token[]): string[] {
  return words.flatMap(({ raw, text }, at) => {
    const before = words[at - 1];
    return before && isTitle(before.text) && /^\p{Lu}/u.test(raw) && !isCommon(text) ? [raw] : [];
  });
}

/** The seats that are left of a package are nothing that is owed. */
function stateOfOffer(tokens: readonly Token[], titles: readonly string[]): DeskState | null {
  const state = stateIn(tokens);
  const isOfSeats = titles.length > 0 && conceptsIn(tokens.map(({ text }) => text)).includes("seat");
  return isOfSeats && state === "unpaid" ? null : state;
}

/** "Open the booking of Yaqoub al-Masri", of whom there is none. */
function strangersOpened(words: readonly Token[]): string[] {
  const at = words.findIndex(({ text }) => conceptsIn([text]).includes("booking"));
  const isAsked = words.length <= LONGEST_OPENING && words.some(({ text }) => isOpening(text));
  if (at < 0 || !isAsked || namesPeriod(words) || stateIn(words) !== null) return [];
  const isName = ({ raw, text }: Token) =>
    text.length >= SHORTEST_NAME &&
    !isCommon(text) &&
    !isOpening(text) &&
    conceptsIn([text]).length === 0 &&
    (!/^[a-z]/.test(text) || /^\p{Lu}/u.test(raw));
  const names = words.filter((one, i) => i !== at && isName(one));
  const [first] = names;
  const isSure = names.length > 1 || (first !== undefined && /^\p{Lu}/u.test(first.raw) && words.indexOf(first) > 0);
  return isSure && names.length <= MOST_NAMES ? [names.map(({ raw }) => raw).join(" ")] : [];
}

const LONGEST_OPENING = 6;
const SHORTEST_NAME = 3;
const MOST_NAMES = 3;
const isOpening = wordMatcher(
  "open show find افتح افتحلي افتحي افتحوا اعرض ورني وريني ابحث دور کھول* دکھاؤ دکھائیں خولو khol* dikhao dikhaye* खोल* दिखा* খোল* খুলুন দেখাও দেখান ac acar goster bul bulur ouvre ouvrir ouvrez montre montrer trouve buka bukakan tampilkan cari carikan tunjukkan باز نشان پیدا открой* покажи* найди*",
);

/** By its first word alone, where nothing else on the desk begins so: "how many left in Pennine?" */
function shortTitlesIn(words: readonly Token[], bookings: readonly KnownDeskBooking[]): string[] {
  const titles = [...new Set(bookings.map(({ packageName }) => packageName))];
  const said = new Set(conceptsIn(words.map(({ text }) => text)));
  const isOfOffer = OF_OFFERS.some((one) => said.has(one));
  const isFirst = (token: Token, word: string) =>
    !isCommon(token.text) &&
    (isOfOffer ? isHeardAs(token, word) : isSurely(token, word) && conceptsIn([token.text]).length === 0);
  return titles.filter((title) => {
    const [first = "", second] = wordsOf(title);
    const alike = titles.filter((other) => wordsOf(other)[0] === first);
    return second !== undefined && alike.length === 1 && words.some((token) => isFirst(token, first));
  });
}

/** Where seats or packages are spoken of, a shorter name is heard too; Arabic writes "in" and "the" before it. */
function isHeardAs({ raw, text }: Token, word: string): boolean {
  const of = (name: string) => signsOf(name).replace(/[@y+]/g, "");
  if (text.length <= SHORTEST_NAME || of(word).length < SHORTEST_NAME) return false;
  if (conceptsIn([text]).some((one) => OF_OFFERS.includes(one))) return false;
  if (/^[a-z]/.test(text)) return isSpelled(raw, word);
  return [raw, raw.replace(/^و?(?:بال|لل|ال|[بلف])/u, "")].some((one) => of(one) === of(word));
}

const OF_OFFERS = ["seat", "package", "price"];

function titlesIn(tokens: readonly Token[], titles: readonly string[]): string[] {
  return titles.filter((title) => {
    const words = wordsOf(title);
    return (
      words.length > 1 && tokens.some((_, at) => words.every((word, i) => isNamed(tokens[at + i]?.raw ?? "", word)))
    );
  });
}

function wordsOf(name: string): string[] {
  return name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

const isOver = wordMatcher(
  "over older longer than late overdue exceeded اكثر تجاوز* زیادہ اوپر پرانی پرانے ज़्यादा ज्यादा ऊपर पुराने पुरानी বেশি পুরনো fazla gecen* geciken asan plus depuis lebih lama بیش بیشتر گذشته дольше больше старше висят",
);

/** What has waited "over a day" or "more than 24 hours" is late. */
export function isLongAgo(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ text }) => isOver(text)) && tokens.some(({ text, value }) => isDay(text) || value === DAY_HOURS)
  );
}

const DAY_HOURS = 24;
