/** Whom a question is about: people by name or relation, the asker, or everybody. */
import type { Relationship } from "#domain/travellers/traveller.ts";
import { conceptsIn } from "../concepts/concepts.ts";
import { isCommon } from "../facts/common-words.ts";
import type { KnownTraveller } from "../known.ts";
import { fold, foldWord } from "../normalise/fold.ts";
import { otherKinIn, withoutInLaws } from "./words/kin.ts";
import { wordMatcher } from "./words/number-words.ts";
import { isHeardAs, isNamed, isSpelled } from "./words/signs.ts";
import type { Token } from "./words/tokens.ts";

export interface People {
  /** Of the asker's own list, each once, in its order. Empty: nobody is named. */
  readonly named: readonly KnownTraveller[];
  /** Relations that are spoken of and that nobody on the list has. */
  readonly missing: readonly Relationship[];
  /** Names that nobody on the list bears, as they are written. */
  readonly strangers: readonly string[];
  /** Kin and others whom the list has no relation for, as they are written: "aunt", "mother-in-law". */
  readonly others: readonly string[];
  /** Whose booking is asked of, where nobody on the list is meant. */
  readonly bookers: readonly string[];
  /** A name that several bear, and nothing that tells which. */
  readonly doubtful: readonly KnownTraveller[];
  /** "My passport": the asker and nobody else. */
  readonly isSelf: boolean;
  /** "All of us", "we". */
  readonly isEverybody: boolean;
}

const RELATIONS: Readonly<Record<string, readonly Relationship[]>> = {
  father: ["father"],
  mother: ["mother"],
  wife: ["spouse"],
  husband: ["spouse"],
  son: ["son"],
  daughter: ["daughter"],
  brother: ["brother"],
  sister: ["sister"],
};
const isGrandmother = wordMatcher(
  "grandmother* grandma* granny nan nans جدتي جده دادی نانی दादी* नानी* দাদি* নানি* babaanne* anneanne* nine mamie nenek مادربزرگ* бабуш* dadi nani",
);
const isGrandfather = wordMatcher(
  "grandfather* grandpa* grandad* جدي دادا نانا दादा* नाना* দাদা* নানা* dede* dedem* papi kakek* datuk atuk پدربزرگ* дедуш* dada nana",
);
/** Arabic writes "my parents" like "my father", who is meant far more often. */
const isParents = wordMatcher("parents والدين والدین अभिभावक* ebeveyn* orangtua ortu родител* walidain waldain");
const isChildren = wordMatcher(
  "children kids اولادي اطفالي اولاد بچوں بچے बच्चों बच्चे সন্তানদের cocuklar* enfants бол дети детей bachon",
);
const CHILDREN: readonly Relationship[] = ["son", "daughter"];
/** One, and neither a son nor a daughter by the word. */
const isChild = wordMatcher(
  "child kid طفلي بچے بچہ बच्चे बच्चा বাচ্চা বাচ্চার সন্তান সন্তানের cocugum cocugumun enfant anak anakku bacha bache ребенка ребенок ребёнка ребёнок бачча",
);
const isFirstPerson = wordMatcher(
  "my mine amar mon ma mes mien mienne miens miennes saya aku ku benim benimki benimkini benimkinin benimkisi bana milikku punyaku حقي حقتي تبعي تبعتي بتاعي بتاعتي আমারটা আমারটার আমারটাও আমারও مالمن мой моя моё мое мои моего моей моему моим میرا میری میرے मेरा मेरी मेरे আমার من خودم لي عندي mera meri mere ana sy",
);
/** Turkish says "to me" as Hindi says "was made". */
function isMade(word: string, words: readonly string[]): boolean {
  return word === "bana" && words.some(isHindustani);
}
const isHindustani = wordMatcher("nahi nahin hai uska uski unka unki gaya gayi kya agar abhi pe");
const isPossessed = wordMatcher(
  "جوازي صورتي تاشيرتي شهادتي تطعيمي pasaportum pasaportumun fotografim vizem belgem raporum گذرنامهام پاسپورتم عکسم ویزام pasporku fotoku visaku",
);
/** "Myself": the asker alone, where "I" may speak for the household. */
const isMyself = wordMatcher(
  "myself نفسي لنفسي بنفسي لحالي خودم खुद अपना अपने अपनी নিজের নিজে kendim kendimin kendime kendi sendiri сам сама самой себя apna apne apni khud khodam",
);
const isPersonally = wordMatcher("personally شخصيا personnellement sahsen лично شخصا व्यक्तिगत ব্যক্তিগতভাবে");
const isEverybody = wordMatcher(
  "کدوممون کداممون کدوممان کداممان hangimiz hangimizin we us our ours everyone everybody everyones all anyone anybody who whom whose نحن чей чья чьи чье किसका किसकी کس kiska لنا عندنا كلنا كلهم جميعنا العايله من مين ہم ہمارا ہماری ہمارے سب کون हम हमारा हमारी हमारे सब सभी कौन किस किसके আমরা আমাদের সবাই সবার কে কার biz bizim hepimiz hepimizin hepimizde herkes herkesin kim kimin kimler kimlerin ailem nous notre nos tous chacun qui kami kita semua siapa همه ما کی کدوم мы нас нам наш* все всех кто кого кому hum hamara hamari hamare sab kaun",
);
/** Who bears a name or one of its words, where it is long enough to be told. */
const SHORTEST_NAME = 3;

export function peopleIn(tokens: readonly Token[], travellers: readonly KnownTraveller[]): People {
  const words = tokens.filter(({ value }) => value === null);
  const byName = words.map((token, at) =>
    travellers.filter((one) => bears(one, token) && !isOfOtherFather(words, at, one)),
  );
  const named = new Set<KnownTraveller>();
  const doubtful = new Set<KnownTraveller>();
  for (const found of byName) {
    const told = found.length === 1 ? named : doubtful;
    for (const one of found) told.add(one);
  }
  const related = relationsIn(tokens);
  const missing: Relationship[] = [];
  const isOfEither = CHILDREN.every((relation) => related.includes(relation));
  const hasChild = travellers.some(({ relationship }) => CHILDREN.includes(relationship));
  for (const relation of related) {
    const found = withRelation(relation, travellers, words);
    // "My child" is the daughter where there is no son.
    if (found.length === 0 && !(isOfEither && hasChild && CHILDREN.includes(relation))) missing.push(relation);
    for (const one of found) named.add(one);
  }
  const rest = [...doubtful].filter((one) => ![...named].some(({ givenNames }) => givenNames === one.givenNames));
  const texts = words.map(({ text }) => text).filter((word, at, all) => !isWhichOne(word, all[at + 1] ?? ""));
  const isEveryone = texts.some(isEverybody) || isWhichOfFamily(texts);
  if (named.size === 0 && missing.length === 0 && !isEveryone && isOfMyself(texts))
    for (const one of travellers.filter(({ isSelf }) => isSelf)) named.add(one);
  const others = othersIn(words);
  const isNobody = named.size === 0 && missing.length === 0 && rest.length === 0 && others.length === 0;
  return {
    named: travellers.filter((one) => named.has(one)),
    missing,
    strangers: strangersIn(tokens, travellers),
    others,
    bookers: bookersIn(tokens, travellers),
    doubtful: rest,
    isSelf:
      isNobody &&
      !isEveryone &&
      texts.some((word) => (isFirstPerson(word) && !isMade(word, texts)) || isPossessed(word)),
    isEverybody: isNobody && isEveryone,
  };
}

/** Parents call theirs as their children do: where nobody is entered as a grandmother, "nan" is the one mother that is. */
function withRelation(
  relation: Relationship,
  travellers: readonly KnownTraveller[],
  words: readonly Token[],
): readonly KnownTraveller[] {
  const found = travellers.filter(({ relationship }) => relationship === relation);
  const parent = PARENT_OF[relation];
  const isParent = travellers.some(({ relationship }) => relationship === "son" || relationship === "daughter");
  const isOfChildren = words.some(({ text }) => isAsChildrenSay(text));
  return found.length > 0 || !parent || !isParent || !isOfChildren
    ? found
    : travellers.filter((one) => one.relationship === parent);
}

/** "My grandmother" is the asker's own. */
const isAsChildrenSay = wordMatcher("nan nans nanna nana nanny gran grans granny grandad gramps");

const PARENT_OF: Readonly<Partial<Record<Relationship, Relationship>>> = {
  grandmother: "mother",
  grandfather: "father",
};

/** Hindi and Urdu say "which" as "who like". */
function isWhichOne(word: string, next: string): boolean {
  return /^(?:कौन|کون|kaun|kon)$/u.test(word) && /^(?:सा|सी|से|سا|سی|sa|si|se)$/u.test(next);
}

/** "Which of my family". */
function isWhichOfFamily(words: readonly string[]): boolean {
  const concepts = conceptsIn(words);
  return concepts.includes("which") && concepts.includes("family_group");
}

/** "Saya sendiri": beside a word of the first person, or in few words. */
function isOfMyself(words: readonly string[]): boolean {
  return words.some(isPersonally) || (words.some(isMyself) && (words.length <= FEW_WORDS || words.some(isFirstPerson)));
}

const FEW_WORDS = 3;

function bears({ givenNames }: KnownTraveller, { text, raw }: Token): boolean {
  // "Хадж" is spelled like the beginning of Khadija, the Bengali "my" like Omar.
  const isOwnName = givenNames.split(/\s+/).some((name) => fold(name) === fold(raw));
  if ((isFirstPerson(text) && !isOwnName) || /^хадж(?:а|у|ем|е|и)?$/iu.test(raw)) return false;
  const bare = raw.replace(IN_FRONT, "");
  return givenNames
    .split(/\s+/)
    .filter((name) => name.length >= SHORTEST_NAME)
    .some(
      (name) =>
        isNamed(raw, name) ||
        isSpelled(text, name) ||
        (bare !== raw && isNamed(bare, name)) ||
        (isHeardAs(text, name) && conceptsIn([text]).length === 0 && !isCommon(text)),
    );
}

/** Arabic writes "and", "for", "with" and "so" before a name as one word with it. */
const IN_FRONT = /^(?:و?[لبف]|و)(?=\p{Script=Arabic}{3})/u;

/** Who is spoken of and has no place on any list; whoever answers may be called "uncle" or "friend" first. */
function othersIn(words: readonly Token[]): string[] {
  const said = words.map(({ text }) => text);
  const found = otherKinIn(said);
  const isAddress =
    withoutAddress(said).length < said.length && found?.at === said.findIndex((word) => !isCalling(word));
  if (!found || isAddress) return [];
  return [
    words
      .slice(found.at, found.at + found.length)
      .map(({ raw }) => raw)
      .join(" "),
  ];
}

/** "Khadija binti Osman" is no Khadija whose surname is another. */
function isOfOtherFather(words: readonly Token[], at: number, { givenNames, surname }: KnownTraveller): boolean {
  const [of, father] = words.slice(at + 1, at + 3);
  if (!of || !father || !isChildOf(of.text)) return false;
  return ![...surname.split(/\s+/), ...givenNames.split(/\s+/)].some((name) => isNamed(father.raw, name));
}

/** Between somebody's name and that of the father. */
const isChildOf = wordMatcher("binti bin bint ibn binte بن بنت ولد بنتي");

/** Whether the word by itself stands for somebody, of the list or not. */
export function namesPerson(token: Token, travellers: readonly KnownTraveller[]): boolean {
  const { named, missing, doubtful, others, isSelf } = peopleIn([token], travellers);
  return isSelf || [named, missing, doubtful, others].some(({ length }) => length > 0);
}

function relationsIn(tokens: readonly Token[]): Relationship[] {
  // French "file" (a line) is folded as "fille" (a daughter); Persian "madarek" (papers) begins like a mother.
  const said = tokens.flatMap(({ raw, text }, at) => {
    const isOfName = isChildOf(text) && /^\p{Lu}/u.test(tokens[at - 1]?.raw ?? "");
    if (isOfName || isOtherWord(raw, text, tokens[at - 1]?.text ?? "")) return [];
    // What stands before "fille" keeps it from being a line.
    return [isFrenchMy(tokens, at) ? "mon" : text];
  });
  // The parent or child within the word for an in-law is nobody's own.
  const words = withoutInLaws(withoutAddress(said));
  // An elder calls whoever answers "son" or "daughter" at the end of what is asked of somebody else.
  const spoken = words.slice(0, -1);
  const isCalled = conceptsIn(words.slice(-1)).some((one) => one === "son" || one === "daughter");
  const isOfOther = conceptsIn(spoken).some((one) => Object.hasOwn(RELATIONS, one));
  const concepts = conceptsIn(isCalled && isOfOther ? spoken : words);
  const found = Object.entries(RELATIONS).flatMap(([concept, relations]) =>
    concepts.includes(concept) ? relations : [],
  );
  // Folded it is "amar", which is "my".
  if (tokens.some(({ raw }) => /^amm(?:ar|ur|ake)$/i.test(raw))) found.push("mother");
  for (const [relation, is] of BENGALI_IN_LATIN) if (words.some(is)) found.push(relation);
  if (words.some(isGrandmother)) found.push("grandmother");
  if (words.some(isGrandfather)) found.push("grandfather");
  if (words.some(isParents)) found.push("mother", "father");
  const isOwnChild = words.some(isChild) && words.some(isFirstPerson);
  if (isOwnChild && !found.includes("son") && !found.includes("daughter")) found.push(...CHILDREN);
  if (words.some(isChildren) && !found.includes("son") && !found.includes("daughter")) found.push("son", "daughter");
  const isNot = unlikeInUrdu(tokens.map(({ raw }) => raw));
  return [...new Set(found)].filter((relation) => relation !== isNot);
}

/** French says "his" and Turkish "last" with the English word for a son; the Russian "take" begins like a brother. */
function isOtherWord(raw: string, text: string, before: string): boolean {
  return /^(?:files?|madare?k|брать)$/i.test(raw) || (text === "son" && !(before === "" || isBeforeSon(before)));
}

/** "Ma" is French for my, and a mother in the Latin letters of Hindi, Urdu and Bengali. */
function isFrenchMy(tokens: readonly Token[], at: number): boolean {
  const [before, said, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isMother = next === undefined || isGenitive(next.text) || (before !== undefined && isFirstPerson(before.text));
  return said?.raw.toLowerCase() === "ma" && !isMother;
}

const isBeforeSon = wordMatcher(
  "my our your his her their the and or is are does did do has for of with about eldest older oldest younger youngest little adult",
);
/** As Bengalis write them in Latin letters, with their case. */
const BENGALI_IN_LATIN = [
  ["mother", wordMatcher("mayer")],
  ["father", wordMatcher("abbar abbur abbake babar")],
  ["spouse", wordMatcher("shami shamir swami swamir bou bouer strir")],
  ["daughter", wordMatcher("meyer meyeta")],
] as const satisfies readonly (readonly [Relationship, (word: string) => boolean])[];

/** A son and a daughter are told apart by a last letter alone, which is folded into one. */
function unlikeInUrdu(words: readonly string[]): Relationship | null {
  const isDaughter = words.some((word) => word.startsWith("بیٹی"));
  const isSon = words.some((word) => /^بیٹ[اے]/.test(word) || word.startsWith("بیٹوں"));
  if (isDaughter === isSon) return null;
  return isDaughter ? "son" : "daughter";
}

/** Whoever answers is called "brother", "son" or "uncle" first, by somebody who then speaks of themselves. */
function withoutAddress(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => !isCalling(word));
  const [called = "", next = ""] = words.slice(at, at + 2);
  const isAddress = conceptsIn([called]).some((one) => ADDRESSED.includes(one)) && !isGenitive(next);
  const rest = words.slice(at + 1);
  const isOfSelf = rest.some(isFirstPerson);
  return isAddress && isOfSelf && rest.length >= FEW_WORDS ? rest : words;
}

const ADDRESSED = ["brother", "sister", "son", "daughter", "uncle"];
const isCalling = wordMatcher("يا ya o ey ay oh hey hello salam salaam اے ए hi");
const isGenitive = wordMatcher(
  "ka ki ke ko ne se का की के को ने से کا کی کے کو نے سے এর র কে s and und ve et dan و اور और এবং и",
);

/** Whose: `Fatima's passport`, `did Omar upload`: a capital within a sentence, and no word of the domain. */
function strangersIn(tokens: readonly Token[], travellers: readonly KnownTraveller[]): string[] {
  return tokens.flatMap(({ raw, text, value }, at) => {
    const isCapital = at > 0 && /^\p{Lu}\p{Ll}{2,}$/u.test(raw);
    const isTitled = isTitle(tokens[at - 1]?.text ?? "") && text.length >= SHORTEST_NAME;
    if (value !== null || !(isCapital || isTitled) || !/^[a-z]/.test(text)) return [];
    // "Pak Rahmat" is no Rahman: behind a title the whole name counts.
    const isSame = (name: string) => (isCapital ? isNamed(raw, name) : foldWord(name) === text);
    const isKnown = travellers.some((one) =>
      [...one.givenNames.split(/\s+/), ...one.surname.split(/\s+/)].some(isSame),
    );
    const isWord = conceptsIn([text]).length > 0 || isDomainName(text);
    return isKnown || isWord ? [] : [raw];
  });
}

/** "Nadia ki booking": whoever has a booking and is no word of the domain, in the scripts that have no capitals. */
function bookersIn(tokens: readonly Token[], travellers: readonly KnownTraveller[]): string[] {
  return tokens.flatMap((token, at) => {
    const [of, thing] = tokens.slice(at + 1, at + 3);
    const isOfBooking = of && thing && isGenitive(of.text) && conceptsIn([thing.text]).includes("booking");
    if (!isOfBooking || token.value !== null || token.raw.length < SHORTEST_NAME) return [];
    const isWord = conceptsIn([token.text]).length > 0 || isFirstPerson(token.text) || isEverybody(token.text);
    return isWord || isDomainName(token.text) || travellers.some((one) => bears(one, token)) ? [] : [token.raw];
  });
}

/** What stands before a name alone. */
const isTitle = wordMatcher("pak bu bapak mr mrs ms miss sheikh syed haji hajja hajjah encik puan");

/** Capitals that are nobody's name. */
const isDomainName = wordMatcher(
  "hajj haj haji hac umrah nusuk makka* meka mecca mekke mekah mekkah madina* medina medine makkah madinah mina arafa* muzdalifa* kaaba haram rihla saudi arabia* islam* muslim* ministry ramadan rajab shaban dhul eid allah inshallah salam asalam assalam whatsapp visa mastercard paypal atol abta english arabic urdu hindi bengali turkish french indonesia* malay* persian russian london britain british england january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday please thanks thank the and but can does did what when where who why how is are",
);
