/** People of the household who are not among the asker's travellers: their papers are kept in another account. */
import type { Relationship } from "#domain/travellers/traveller.ts";
import type { Known, KnownFamily } from "../../known.ts";
import { isNamed, isSpelled } from "../../reading/words/signs.ts";
import { ACTIONS, type Asked, type Reply, reply, type Sentence, say } from "../reply.ts";

type Member = KnownFamily["members"][number];
type Mark = NonNullable<Member["marks"]>[number];

const SHORTEST_NAME = 3;

/** Whom somebody that a relation was told of is to the one who told it; a mother or a father, for whoever is entered as a son. */
const OTHER_SIDE: Readonly<Partial<Record<Relationship, readonly Relationship[]>>> = {
  ...{ spouse: ["spouse"], son: ["mother", "father"], daughter: ["mother", "father"] },
  ...{ mother: ["son", "daughter"], father: ["son", "daughter"] },
  ...{ brother: ["brother", "sister"], sister: ["brother", "sister"] },
};

/** What the household page shows the asker of the member that the question means; null where it means none. */
export function ofMember(asked: Asked): Reply | null {
  const { people } = asked.reading;
  if (people.named.length > 0) return null;
  const found = people.missing.length > 0 ? relatedIn(asked) : namedIn(asked);
  const [first, ...others] = found;
  if (!first) return null;
  if (others.length === 0) return reply(paperLines(first, asked), [ACTIONS.family]);
  return reply([say("documents.whichMember", { list: { list: found.map(({ name }) => name) } })], [ACTIONS.family]);
}

/** Who is entered, where nobody was found: the grandfather of the children may be the asker's father. */
export function whoElse({ known }: Asked): Sentence[] {
  const others = (known.travellers ?? []).filter(({ isSelf }) => !isSelf).map(({ givenNames }) => givenNames);
  return others.length > 0 ? [say("documents.whichMember", { list: { list: others } })] : [];
}

/** What those lack who keep their own papers, as far as the asker sees it, but for passports of `hurried`; of one kind where it is asked for. */
export function othersLacking(asked: Asked, hurried: readonly string[]): Sentence[] {
  const tooYoung = (asked.known.families ?? []).flatMap(({ limits }) => limits.tooYoung);
  return othersIn(asked.known).flatMap((member) => {
    const { id, name, hasNoPlace, isAway } = member;
    if (hasNoPlace || isAway || tooYoung.includes(id)) return [];
    return papersAsked(member, asked)
      .filter(({ mark, state }) => isLacking(state) && (mark !== "passport" || !hurried.includes(name)))
      .map((one) => markLine(name, one));
  });
}

/** Those of the household whose papers the asker does not keep. */
function othersIn({ families, travellers }: Known): Member[] {
  const own = new Set(travellers?.map(({ id }) => id));
  const all = (families ?? []).flatMap(({ members }) => members);
  return all.filter(({ isYou, isYours, travellerId }) => !isYou && !isYours && !own.has(travellerId ?? ""));
}

/** Whoever is told to be it from the asker's side; else whoever may be, for only another's side has been told. */
function relatedIn({ reading, known }: Asked): Member[] {
  const you = (known.families ?? []).flatMap(({ members }) => members).find(({ isYou }) => isYou);
  const told = othersIn(known).map((member) => ({ member, relations: relationsOf(member, you) }));
  const isAsked = (relation: Relationship) => reading.people.missing.includes(relation);
  const sure = told.filter(({ relations }) => relations?.some(isAsked));
  const meant = sure.length > 0 ? sure : told.filter(({ relations }) => relations === null);
  return meant.map(({ member }) => member);
}

/** What a member is to the asker; null: nobody has told. */
function relationsOf(
  { name, relationship, relationshipToldBy }: Member,
  you: Member | undefined,
): readonly Relationship[] | null {
  if (you && you.relationshipToldBy === name) return OTHER_SIDE[you.relationship] ?? null;
  return relationshipToldBy === null && relationship !== "self" ? [relationship] : null;
}

function namedIn({ reading, known }: Asked): Member[] {
  const words = reading.tokens.filter(({ value }) => value === null);
  return othersIn(known).filter(({ name }) =>
    name
      .split(/\s+/)
      .filter((part) => part.length >= SHORTEST_NAME)
      .some((part) => words.some(({ raw, text }) => isNamed(raw, part) || isSpelled(text, part))),
  );
}

/** Marks are told to administrators; whoever sees none is told who keeps the papers. */
function paperLines(member: Member, asked: Asked): Sentence[] {
  const { name, hasAccount } = member;
  const told = papersAsked(member, asked);
  if (told.length === 0) return [say("documents.keptElsewhere", { name, own: hasAccount ? "yes" : "no" })];
  return told.map((one) => markLine(name, one));
}

/** As far as the asker sees them; of one kind where it is asked for. */
function papersAsked({ marks }: Member, { slots }: Asked): Mark[] {
  return (marks ?? []).filter(isPaper).filter(({ mark }) => slots.document === null || mark === slots.document);
}

function markLine(name: string, { mark, state }: Mark): Sentence {
  return say("documents.line", { name, type: { word: `types.${mark}` }, state: { word: `states.${state}` } });
}

function isLacking(state: Mark["state"]): boolean {
  return state === "missing" || state === "rejected";
}

function isPaper({ mark }: Mark): boolean {
  return mark !== "travel_details";
}
