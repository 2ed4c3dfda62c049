/** Who travels with an account, and what each still lacks, by the one rule of readiness. */
import type { FamilyGroup, FamilyMember } from "#contract/family.ts";
import type { Traveller } from "#contract/travellers.ts";
import { dateOf } from "#domain/calendar.ts";
import { whoIsAsked } from "#domain/households/asked.ts";
import { householdFor } from "#domain/households/household.ts";
import type { JourneyPerson } from "#domain/journey/lacking.ts";
import { isAway } from "#domain/journey/steps.ts";
import { whoCanCome } from "#domain/nusuk/party.ts";
import { type JourneyFacts, namedOn, stands } from "#domain/obligations/papers/facts.ts";
import { dueByNow } from "#domain/obligations/papers/papers.ts";
import { readinessOf } from "#domain/obligations/readiness.ts";
import { fullName } from "#domain/travellers/legal-name.ts";

export interface GuidePerson extends JourneyPerson {
  readonly id: string;
  /** Empty: the reader, whose account is no traveller yet. */
  readonly name: string;
  readonly isYou: boolean;
  readonly hasAccount: boolean;
  /** Null for those whose papers another account keeps. */
  readonly travellerId: string | null;
}

interface Known {
  readonly userId: string;
  readonly groups: readonly (typeof FamilyGroup)["_zod"]["input"][];
  readonly travellers: readonly Traveller[];
  readonly facts: JourneyFacts;
  /** Of the reader's households too, whomever they name. */
  readonly household: readonly Booked[];
}

type Booked = Pick<JourneyFacts["bookings"][number], "channel" | "phase" | "holdExpiresAt" | "parts">;

const UNTOLD = {
  ...{ birthDate: null, sex: null, nationality: null, countryOfResidence: null, phone: null, emergencyContact: null },
};

/** The household's group as the reader sees it; without one, the reader and those whom they have entered. */
export function guidePeople(known: Known): GuidePerson[] {
  const { groups, travellers } = known;
  const own = new Set(travellers.map(({ id }) => id));
  const chosen = householdFor(groups, own);
  const group = groups.find(({ id }) => id === chosen);
  if (!group) return withoutGroup(known);
  return whoIsAsked(group).map((member) => ofMember(known, member));
}

function ofMember(known: Known, member: (typeof FamilyMember)["_zod"]["input"]): GuidePerson {
  const { id, name, isYou, hasAccount, isYours, marks, status } = member;
  const travellerId = isYou || isYours ? member.travellerId : null;
  const traveller = known.travellers.find((one) => one.id === travellerId);
  const isHidden = !isYou && !traveller && isNamedOnNusuk(known, member.travellerId);
  const asked = traveller?.isSelf ? known.facts : companionOf(known.facts, travellerId);
  const biometrics = isHidden ? "hidden" : biometricsOf(known, asked);
  const isOthers = !isYou && travellerId === null;
  return { id, name, isYou, hasAccount, travellerId, marks, state: status, biometrics, isOthers };
}

function withoutGroup(known: Known): GuidePerson[] {
  const { userId, travellers, facts } = known;
  const self = travellers.find(({ isSelf }) => isSelf);
  const others = whoCanCome(travellers, dateOf(facts.now)).filter(({ isSelf }) => !isSelf);
  const companion = (id: string) => companionOf(facts, id);
  const you = { ...person(known, self, facts), id: self?.id ?? userId, isYou: true, hasAccount: true };
  const asked = others.filter(({ id }) => !companion(id).travel?.hasNoPlace);
  return [...(facts.travel?.hasNoPlace ? [] : [you]), ...asked.map((one) => person(known, one, companion(one.id)))];
}

type Asked = Pick<JourneyFacts, "documents" | "travel" | "biometrics" | "lacksBiometrics">;
const NOTHING: Asked = { documents: [], travel: null, biometrics: null, lacksBiometrics: false };

function companionOf({ companions }: JourneyFacts, id: string | null): Asked {
  return companions.find((one) => one.id === id) ?? NOTHING;
}

/** On the way they are asked of nobody, and what was not written down is told. */
function biometricsOf({ facts }: Known, { biometrics, lacksBiometrics }: Asked): JourneyPerson["biometrics"] {
  return biometrics || (isAway(facts) && lacksBiometrics) ? "open" : null;
}

function person(known: Known, traveller: Traveller | undefined, asked: Asked): GuidePerson {
  const { documents, travel } = asked;
  const today = dateOf(known.facts.now);
  const due = dueByNow(travel, today, isAway(known.facts));
  const { marks, lacks } = readinessOf(traveller ?? UNTOLD, documents, ...due);
  return {
    id: traveller?.id ?? "",
    name: traveller ? fullName(traveller) : "",
    isYou: false,
    hasAccount: false,
    travellerId: traveller?.id ?? null,
    marks,
    state: lacks.state,
    biometrics: biometricsOf(known, asked),
    isOthers: false,
  };
}

/**
 * Whether a booking on which everyone uses the official app may name them: of whom the reader may not know who they are,
 * whether it names anybody beside the reader's own people.
 */
function isNamedOnNusuk({ household, facts, travellers: own }: Known, travellerId: string | null): boolean {
  const onNusuk = household.filter(
    (booking) => booking.channel === "nusuk" && booking.phase !== "held" && stands(booking, facts.now),
  );
  const named = namedOn(onNusuk);
  return travellerId === null ? [...named].some((id) => own.every((one) => one.id !== id)) : named.has(travellerId);
}
