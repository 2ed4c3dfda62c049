/** What asks for the day of departure, or for whatever is due next, by words that leave no doubt. */
import type { ExtraAct } from "../../intents/acts.ts";
import type { Intent } from "../../intents/intents.ts";
import type { Reading } from "../../reading/reading.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";

type Concepts = ReadonlySet<string>;

interface Heard {
  readonly reading: Reading;
  readonly concepts: Concepts;
}

const isLeaving = wordMatcher(
  "leave leaving depart departs departing departure travel travelling traveling نسافر اسافر نغادر اغادر السفر سفرنا سفري مغادره المغادره ننطلق نرحل روانہ روانگی نکلیں रवाना रवानगी प्रस्थान निकलेंगे রওনা রওয়ানা yola cikiyoruz cikacagiz gidiyoruz gidecegiz hareket yolculuk ayriliyoruz partons partirons partir part pars partent depart berangkat keberangkatan bertolak berlepas حرکت راهی عزیمت میرویم میافتیم راه выезжа* уезжа* отправля* улета* вылета* выезд* отъезд* вылет* rawana rawangi nikl*",
);
const isReturning = wordMatcher(
  "return returning returns home نرجع ارجع العوده عودتنا نعود رجوع واپسی واپس लौट* वापसी वापस ফির* ফেরা ফেরত donus* doner* donecegiz donuyoruz rentrons rentrer retour pulang balik kembali بازگشت* برمیگردیم میگردیم برگشت* возвращ* вернемся обратно wapas* wapsi laut*",
);
/** Whoever "goes" may go to many places: a few words say no more than when. */
const isGoing = wordMatcher("going go جائیں जाएंगे जाएँगे যাব যাবো едем поедем jayenge");
const MOST_OF_GOING = 4;
/** "When is my trip" */
const MOST_OF_JOURNEY = 4;
/** A journey begins; of a sale, a queue or the rites the same words say something else. */
const isJourney = wordMatcher(
  "journey trip travels voyage رحلتنا رحلتي الرحله رحله سفرنا سفري سفر سفرمان यात्रा सफर सफ़र যাত্রা সফর* yolculugumuz yolculugum yolculuk seyahatimiz seyahat perjalanan safar поездка поездки путешествие",
);
const isBeginning = wordMatcher(
  "start starts starting begin begins beginning تبدا يبدا نبدا شروع آغاز शुरू शुरु শুরু basliyor baslayacak baslar commence commencera debute dimulai mulai bermula mula начинается начнется начало",
);
/** Persian asks "when" with a word that Urdu has for "of". */
const isWhen = wordMatcher("کی کب");
const isDay = wordMatcher(
  "day date موعد يوم تاريخ دن تاریخ दिन तारीख दिनांक দিন তারিখ* gun gunu tarih tarihte tarihi jour date hari tanggal tarikh روز روزی тарих числа число день дата din tareekh",
);
/** From there one leaves on the way, long after the departure. */
const isOnTheWay = wordMatcher(
  "mina makkah mecca madinah medina airport hotel مني منى مكه المدينه مکہ مدینہ مدینه मक्का मदीना मिना মক্কা* মদিনা* মিনা* mekke medine mekah madinah mecque medine мекк* медин* мин* аэропорт*",
);
/** Beside them a question of leaving is of something else: a line, a rite, a hotel. */
const OF_LEAVING = new Set([
  ...["when", "do", "leave", "flight", "which", "who", "deadline", "days_left", "how_many", "everyone", "family_group"],
  ...["opens", "package", "price"],
]);
const MOST_OF_LEAVING = 8;
/** A longer question of what begins may be one of a sale or of the rites. */
const MOST_OF_BEGINNING = 6;

const isDue = wordMatcher(
  "due outstanding upcoming المستحق المستحقات مستحق يستحق مستحقات واجب بقایا देय বকেয়া করণীয় vadesi echeance echeances tempo سررسید ensuite",
);
/** Beside the words of the concept of "which". */
const isWhat = wordMatcher("qu quoi چیست چیه anything something شيء کچھ कुछ কিছু sesuatu چیزی ");
/** Of a line they would ask for the place in it. */
const NEXT_IN_TURN = /^(?:sirada ne var|siradaki ne|что на очереди)$/;
/** All else that a question of what is due may be read as; anything further names its own matter. */
const OF_DUE = new Set([
  ...["which", "next", "deadline", "do", "need", "who", "everyone", "days_left", "owe"],
  // Heard in words of the same letters: "tempo", "seterusnya", "срок".
  ...["emergency", "seat", "expire"],
]);
const MOST_OF_DUE = 7;

/** Null: the words alone do not tell. */
export function momentAsked(heard: Heard): ExtraAct | Intent | null {
  const isOfOffer = heard.reading.titled.length > 0 && !heard.reading.hasBookings;
  if (!isOfOffer && asksDeparture(heard)) return "trip.departure";
  return asksDue(heard) ? "journey.next" : null;
}

/** When the booked journey begins, and nothing else. */
function asksDeparture({ reading, concepts }: Heard): boolean {
  const has = hearing(reading);
  const { length } = reading.tokens;
  // Money comes back too: whoever returns speaks of themselves or of nothing else.
  const isReturn = has(isReturning) && (reading.people.isEverybody || reading.people.isSelf || length <= MOST_OF_GOING);
  const isWhenAsked = concepts.has("when") || has(isWhen);
  const isOfDeparture =
    ((isWhenAsked || has(isDay)) && (has(isLeaving) || isReturn)) ||
    (isWhenAsked && length <= MOST_OF_GOING && has(isGoing)) ||
    (isWhenAsked && length <= MOST_OF_BEGINNING && has(isJourney) && has(isBeginning)) ||
    (isWhenAsked && length <= MOST_OF_JOURNEY && has(isJourney));
  if (!isOfDeparture || has(isOnTheWay) || reading.tokens.some(({ value }) => value !== null)) return false;
  const isOfIt = (concept: string) => OF_LEAVING.has(concept) || (isReturn && concept === "refund");
  return length <= MOST_OF_LEAVING && [...concepts].every(isOfIt);
}

/** "What is due next?": of all that is due, and not of money alone. */
function asksDue({ reading, concepts }: Heard): boolean {
  const has = hearing(reading);
  if (NEXT_IN_TURN.test(reading.tokens.map(({ text }) => text).join(" "))) return true;
  // Of somebody who is named the papers are asked.
  if (reading.people.named.some(({ isSelf }) => !isSelf)) return false;
  const isOpen = concepts.has("which") || has(isWhat);
  if (!isOpen || concepts.has("when") || !(has(isDue) || concepts.has("next"))) return false;
  return reading.tokens.length <= MOST_OF_DUE && [...concepts].every((concept) => OF_DUE.has(concept));
}

function hearing({ tokens }: Reading) {
  return (is: (word: string) => boolean) => tokens.some(({ text }) => is(text));
}
