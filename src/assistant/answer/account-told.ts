/** Favourites, letters to operators and the household's leaders. */
import { ageOn, dateOf } from "#domain/calendar.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import type { Known } from "../known.ts";
import { ORDINALS } from "../reading/words/turn-words.ts";
import { liveOf } from "./bookings/journeys.ts";
import { offerLine, openOffer } from "./packages/package-details.ts";
import { ACTIONS, type Composer, reply, type Sentence, say } from "./reply.ts";
import { inOrder } from "./turns/offer-order.ts";
import { orderOf } from "./turns/package-turns.ts";

const MOST_LETTERS = 4;

/** What the household would like to book, in the order that is asked for; else in its own. */
export const favourites: Composer = (asked) => {
  const found = asked.known.favourites ?? [];
  if (found.length === 0) return reply([say("packages.noFavourites")], [ACTIONS.family, ACTIONS.packages]);
  const { wishes } = asked.reading;
  const named = orderOf(asked.reading.tokens.map(({ text }) => text));
  const order = named ?? (wishes.order === "price" && !asked.concepts.includes("cheap") ? null : wishes.order);
  const ranked = order === null ? found : inOrder(found, { ...wishes, order }, null);
  // "Our first choice" is one of them.
  const isFirst = asked.reading.tokens.some(({ text }) => ORDINALS[0]?.(text));
  const ordered = isFirst ? ranked.slice(0, 1) : ranked;
  return {
    ...reply(
      [
        say("packages.favourites", { count: found.length }),
        ...(found.length > 1 && order !== null ? [say(`packages.first.${order}`)] : []),
        ...ordered.map((offer) => offerLine(offer, wishes.people)),
      ],
      [...ordered.slice(0, 2).map(openOffer), ACTIONS.family],
    ),
    shown: ordered.map(({ id }) => id),
  };
};

/** Whether operators have written: of each booking the last letter, of each question whether it is answered. */
export const replies: Composer = (asked) => {
  const { letters } = asked.known;
  const waits = liveOf(asked)
    .filter(({ phase, isMine }) => phase === "awaiting_approval" && isMine)
    .map(({ reference, operatorName: operator }) => say("payments.afterAnswer", { reference, operator }));
  if (!letters) return reply([...waits, say("letters.notRead")], [ACTIONS.bookings]);
  const told = [...letters.threads.map(threadLine), ...letters.questions.map(questionLine)].slice(0, MOST_LETTERS);
  const lines = [...waits, ...told];
  return reply(lines.length > 0 ? lines : [say("letters.none"), say("bookings.notSent")], [ACTIONS.bookings]);
};

type Letters = NonNullable<Known["letters"]>;

function threadLine({ reference, operatorName: operator, lastBy, at }: Letters["threads"][number]): Sentence {
  return say(lastBy === "operator" ? "letters.answered" : "letters.waits", {
    reference,
    operator,
    at: { dateTime: at },
  });
}

function questionLine({ packageName: name, answeredAt, askedAt }: Letters["questions"][number]): Sentence {
  return answeredAt === null
    ? say("letters.questionWaits", { name, at: { dateTime: askedAt } })
    : say("letters.questionAnswered", { name, at: { dateTime: answeredAt } });
}

/** Who looks after each household of the asker's. */
export const householdLeaders: Composer = ({ known: { families } }) => {
  if (!families) return reply([say("family.notRead")], [ACTIONS.family]);
  if (families.length === 0) return reply([say("family.none")], [ACTIONS.family]);
  const lines = families.flatMap(({ name, members, maxMembers }) => {
    const leaders = members.filter(({ role }) => role === "admin").map((member) => member.name);
    const free = Math.max(0, maxMembers - members.length);
    return leaders.length > 0 ? [say("family.led", { name, list: { list: leaders }, free })] : [];
  });
  return reply(lines.length > 0 ? lines : [say("family.notRead")], [ACTIONS.family]);
};

/** Of those who are named, or of all; where an age is named with "under", of who is younger. */
export const ages: Composer = ({ known: { travellers }, reading: { people, numbers }, concepts, now }) => {
  const today = dateOf(now);
  const told = (people.named.length > 0 ? people.named : (travellers ?? [])).map((one) => {
    const age = one.birthDate === null ? null : ageOn(one.birthDate, today);
    const values = { name: fullName(one), relation: { word: `relations.${one.relationship}` } };
    if (one.birthDate === null || age === null) return { age, line: say("people.ageUnknown", values) };
    const isOfDay = concepts.includes("birth_date");
    const born = { ...values, date: { date: one.birthDate } };
    return { age, line: isOfDay ? say("people.born", born) : say("people.aged", { ...values, age }) };
  });
  const most = people.named.length > 0 ? null : (numbers.age ?? numbers.bare[0] ?? null);
  const within = most === null ? told : told.filter(({ age }) => age !== null && age < most);
  return reply(
    (within.length > 0 ? within : told).map(({ line }) => line),
    [ACTIONS.travellers],
  );
};

/** Of those who are named, as the household's page shows it. */
export const accounts: Composer = ({ known: { families }, reading: { people } }) => {
  if (!families) return reply([say("family.notRead")], [ACTIONS.family]);
  const members = families.flatMap((family) => family.members);
  const lines = people.named.flatMap((one) => {
    const member = members.find(({ travellerId }) => travellerId === one.id);
    if (!member) return [];
    return [say(member.hasAccount ? "family.hasAccount" : "family.noAccount", { name: member.name })];
  });
  return reply(lines.length > 0 ? lines : [say("family.notRead")], [ACTIONS.family]);
};
