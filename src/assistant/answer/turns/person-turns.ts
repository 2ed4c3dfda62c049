/** Turns that name nobody but a person: what was asked before is asked of them, whatever the words alone may be near to. */
import { conceptsIn } from "../../concepts/concepts.ts";
import { PEOPLE } from "../../concepts/people.ts";
import { isCommon } from "../../facts/common-words.ts";
import type { Fact } from "../../facts/fact.ts";
import { FACTS } from "../../facts/facts.ts";
import type { Act } from "../../intents/acts.ts";
import type { Known, KnownTraveller } from "../../known.ts";
import { namesPerson } from "../../reading/people.ts";
import { type Reading, readingOf } from "../../reading/reading.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { asksIfHeldUp } from "../../reading/words/thread-words.ts";
import type { Token } from "../../reading/words/tokens.ts";
import * as turns from "../../reading/words/turn-words.ts";

interface Last {
  readonly act: Act;
  readonly texts: readonly string[];
  /** Ids of the facts that were told. */
  readonly facts?: readonly string[];
}

interface Heard {
  readonly words: readonly string[];
  readonly reading: Reading;
  /** Read over what was asked before. */
  readonly together: Reading;
  readonly known: Known;
}

interface PersonTurn {
  readonly act: Act;
  readonly reading: Reading;
  readonly factId?: string;
}

const LONGEST = 8;
const LONGEST_OF_BOTH = 6;

/** "Also", "tell me", "such a one", "the same": beside somebody's name they ask for nothing else. */
const isBeside = wordMatcher(
  "s m ones one same too also though another well as regarding concerning hers his mine theirs say give check" +
    " طب طيب كمان ايضا برضه برضو عندها عنده عندهم عندي عندنا لها له لهم وحده واحده واحد زيها زيه مثلها نفسها نفسه نفس الشي الشيء بالنسبه حق حقت تبع بتاع بتاعت وين شلون وش شو ايش اخبار قولي قول لي حال وضع هو هي" +
    " بتا بتاؤ بتائیں بتائیے بتاو دو دیں دیجیے تو وہی والا والی والے پاس ان اس ذرا دیکھو ویسا ویسی ایسا ایسی نے بارے" +
    " बता बताओ बताइए बताएं बताना दो दीजिए तो वही वाला वाली वाले पास उन उस ज़रा देखो वैसा वैसी ऐसा ऐसी ने बारे में जी" +
    " আর ও টা টাও টার টারও বলুন বলেন বলো বল তো একই ওটা সেটা এমন তেমন কথা ক্ষেত্রে নাকি আছে" +
    " ya da de peki ise ki kini onun onunki kinin soyle soyler bak aynisi ayni ayrica bide bi dahi icinde durumu hakkinda" +
    " celui celle ceux celles aussi meme dis dites moi et a en y le la l de du d au aux chez alors quant ca est" +
    " pula pulak juga jugak pun sih dong deh tu ni tuh nih satu sama macam gimana bagaimana gmn kalo kalau klo terus trus punya milik bagi buat kasih beritahu bagitau tolong saja je aja" +
    " هم چی چطور چیه چطوره مال همین همون همینطور یکی بگو بگین ببین داره دارد درباره راجع خب پس رو" +
    " тоже также такая такой такое такие есть скажи скажите подскажи про насчет а у ну с же то как там самое" +
    " bata batao bataiye do dijiye wala wali wale bhi bolo boliye bolun dekho waisa waisi aisa aisi ka ki ke ne aur",
);
/** One of those that were spoken of, or all of them. */
const isBoth = wordMatcher(
  "both كلاهما كليهما كلتاهما كلتيهما الاثنين الاثنتين اثنينهم ثنينهم الثنتين التنين دونوں दोनों दोनो দুজনের দুইজনের দুজনই দুটোই দুইটাই দুটাই উভয়* ikiside ikisi ikisinin ikisininki ikisine keduanya kedua duanya هردو هردوتا هردوشون دوتاشون جفتشون оба обе обоих обеих обоим dono donon donoki",
);
/** Nothing else in a short turn, it is the asker who is meant. */
const isMe = wordMatcher(
  "me i mine انا وانا اني واني لي ولي علي مجھے मैं मुझे আমি ben moi saya aku gue gw من منو я мне меня bana mujhe main",
);
const FEW_WORDS = 3;
/** Whether there is one at all. */
const isHaving = wordMatcher(
  "have has got عندها عنده عندهم عندي لديها لديه پاس पास আছে varmi vardir punya ada دارد داره دارن есть имеется paas",
);
const BOTH_APART = /(?:^| )(?:les deux|all two|both|two of them|her ikisi|هر دو|هر دوتا|dua dua|kedua dua)(?: |$)/;

/** Null: the turn says more than whom it is about. */
export function personTurn(last: Last, heard: Heard): PersonTurn | null {
  return ofHindrance(last, heard) ?? ofBoth(last, heard) ?? ofOtherPaper(last, heard) ?? ofPerson(last, heard);
}

/** "Will that stop us?" after somebody's papers: a household goes together, so what all of it lacks is told. */
function ofHindrance({ act }: Last, { words, reading, together }: Heard): PersonTurn | null {
  if (!/^(?:doc|family)\./.test(act) || words.length > LONGEST || !asksIfHeldUp(words)) return null;
  const people = { ...reading.people, named: [], isEverybody: true };
  return { act: "doc.needed", reading: { ...together, people, slots: { ...together.slots, document: null } } };
}

/** "And his photo?": another paper of the same one. */
function ofOtherPaper(last: Last, { words, reading, together, known }: Heard): PersonTurn | null {
  const { people, slots } = reading;
  const isOfPaper =
    slots.document !== null && slots.document !== "visa" && /^doc\.(?:status|needed|passport_validity)$/.test(last.act);
  const isAbout = [people.named, people.missing, people.others].some(({ length }) => length > 0);
  if (!isOfPaper || isAbout || people.isSelf || people.isEverybody || words.length > LONGEST_OF_BOTH) return null;
  if (together.people.named.length !== 1) return null;
  const isPlain = reading.tokens.every(
    (token) =>
      OF_PAPER.includes(conceptsIn([token.text])[0] ?? "") || turns.isThatPerson(token.text) || isEmpty(token, known),
  );
  return isPlain ? { act: last.act === "doc.needed" ? "doc.needed" : "doc.status", reading: together } : null;
}

const OF_PAPER = ["passport", "photo", "vaccine", "health_certificate", "document"];

function ofPerson(last: Last, { words, reading, together, known }: Heard): PersonTurn | null {
  const { people } = reading;
  const isAbout = [people.named, people.missing, people.others, people.doubtful].some(({ length }) => length > 0);
  const isSelf = people.isSelf || (words.length <= FEW_WORDS + 1 && words.some(isMe) && !isAbout);
  if (!(isAbout || isSelf || people.isEverybody) || words.length > LONGEST || !saysOnlyWhom(reading, known))
    return null;
  const isOfRest = words.some(turns.isLeftOver) && /^(?:doc|family|journey)\./.test(last.act);
  const [factId] = last.facts ?? [];
  const isOfPacking = last.act === "fact.found" && FACTS.some((one) => one.id === factId && isPacked(one));
  const act = isOfRest ? "doc.needed" : isOfPacking ? "hajj.packing" : actOf(last, together, words);
  if (act === null) return null;
  const self = known.travellers?.filter(({ isSelf }) => isSelf) ?? [];
  const asked = isAbout || !isSelf ? people : { ...people, named: self };
  return {
    act,
    reading: { ...together, people: asked, slots: isOfRest ? { ...together.slots, document: null } : together.slots },
    ...(act === "fact.found" && factId ? { factId } : {}),
    ...(act === "doc.visa" ? { factId: "visaAfterBooking" } : {}),
  };
}

function isPacked({ intents: [first] }: Fact): boolean {
  return first === "hajj.packing";
}

/** "Are both long enough?": those of whom was asked, one after the other. */
function ofBoth(last: Last, { words, reading, together, known }: Heard): PersonTurn | null {
  const isOfBoth = words.some(isBoth) || BOTH_APART.test(words.join(" "));
  if (!isOfBoth || words.length > LONGEST_OF_BOTH || !/^(?:doc|family)\./.test(last.act)) return null;
  if (reading.people.named.length > 0 || reading.slots.document !== null) return null;
  const named = (known.travellers ?? []).filter((one) => last.texts.some((text) => isOf(text, one, known)));
  return named.length < 2
    ? null
    : { act: paperAct(last.act), reading: { ...together, people: { ...reading.people, named, isEverybody: false } } };
}

function isOf(text: string, traveller: KnownTraveller, known: Known): boolean {
  const { people } = readingOf(text, known);
  return people.named.includes(traveller) || (people.isSelf && traveller.isSelf);
}

/** Every word names somebody, asks how or also, or stands in every question. */
function saysOnlyWhom({ tokens, slots, wishes, booked, titled }: Reading, known: Known): boolean {
  if (slots.document !== null || booked.length + titled.length > 0 || wishes.search.departureCity) return false;
  return tokens.every((token) => isEmpty(token, known) || turns.isLeftOver(token.text));
}

/** Of a turn that goes on it says no more than whom it is about. */
function isEmpty(token: Token, known: Known): boolean {
  const { text, value } = token;
  const concepts = conceptsIn([text]);
  if (value !== null || concepts.some((one) => ASKS_ELSE.includes(one)) || turns.isWhy(text)) return false;
  if (text.length <= 1 || isBeside(text) || isCommon(text) || turns.isAnd(text) || turns.isNo(text) || isMe(text))
    return true;
  if (concepts.length > 0 && concepts.every((one) => Object.hasOwn(PEOPLE, one) || one === "hello")) return true;
  return namesPerson(token, known.travellers ?? []);
}

/** Why, when or how much is asked of somebody is another question. */
const ASKS_ELSE = ["why", "when", "where", "how_many", "how_long", "deadline", "price"];

/** What is asked of somebody after this matter; null: nothing that could be theirs. */
function actOf({ act }: Last, { slots }: Reading, words: readonly string[]): Act | null {
  if (act === "journey.next" || act === "journey.due" || act === "journey.late") return "doc.needed";
  if (act.startsWith("doc.") && slots.document !== null && act !== "doc.passport_validity" && words.some(isHaving))
    return slots.document === "visa" ? "doc.visa" : "doc.status";
  if (/^(?:doc\.|family\.(?:ready|ages|account|members))/.test(act)) return paperAct(act);
  return OF_ANYBODY.has(act) ? act : null;
}

/** Told of one person as of another. */
const OF_ANYBODY = new Set<Act>([
  ...(["person.age", "booking.rooms", "booking.people", "trip.tickets", "fact.found", "hajj.women"] as const),
  ...(["hajj.health", "hajj.packing", "pay.split", "queue.chance"] as const),
]);

/** Why one was refused says nothing of another: there it is asked how it stands. */
function paperAct(act: Act): Act {
  if (act === "family.ready" || act === "family.members" || act === "doc.why" || act === "doc.fix") return "doc.needed";
  return act;
}
