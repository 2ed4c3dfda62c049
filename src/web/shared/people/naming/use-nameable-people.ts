/** Everyone who can be named: the people the reader entered, then the others of their household. */
import { useLocale, useTranslations } from "use-intl";
import { listDocuments } from "#contract/documents.ts";
import type { FamilyMember } from "#contract/family.ts";
import { listTravellers } from "#contract/travellers.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import type { Relationship } from "#domain/travellers/traveller.ts";
import { joinSentences } from "#i18n/sentences.ts";
import { type Loadable, together } from "#web/lib/calls/loadable.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { useHousehold } from "#web/shared/people/household.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type LacksInWords, useLacks } from "../use-lacks.ts";

export interface ChoicePerson {
  readonly id: string;
  readonly name: string;
  /** Null where nothing is known of it. */
  readonly relationship: Relationship | null;
  readonly relationshipToldBy: string | null;
  readonly lacks: LacksInWords;
}

/** Only with their documents: without them everybody would seem to lack all. */
export function useNameablePeople(): Loadable<ChoicePerson[]> {
  const known = together(useRouteQuery(listTravellers), useRouteQuery(listDocuments));
  const { members } = useHousehold();
  const lacks = useLacks();
  const lacksOfMember = useLacksOfMember();
  if (!known.data) return { ...known, data: undefined };
  const [travellers, documents] = known.data;
  const entered = travellers.map((person) => ({
    id: person.id,
    name: fullName(person),
    relationship: person.relationship,
    relationshipToldBy: null,
    lacks: lacks(person, documents),
  }));
  const joined = members.flatMap((member) => {
    const { travellerId: id, name, relationshipToldBy } = member;
    // Who made the group is told as their own self, which is nobody to the reader.
    const relationship = member.relationship === "self" ? null : member.relationship;
    return id === null ? [] : [{ id, name, relationship, relationshipToldBy, lacks: lacksOfMember(member) }];
  });
  return { ...known, data: [...entered, ...joined] };
}

/** A member's papers are theirs: the marks say what is missing. */
function useLacksOfMember(): (member: FamilyMember) => LacksInWords {
  const t = useTranslations("travellers");
  const locale = useLocale();
  const { list } = useFormats();
  return ({ marks, status }) => {
    const wordsOf = (wanted: string) =>
      (marks ?? [])
        .filter(({ state }) => state === wanted)
        .map(({ mark }) => (mark === "travel_details" ? t("choice.details") : t(`document.${mark}`)));
    const [refused, missing] = [wordsOf("rejected"), wordsOf("missing")];
    const sentences = [
      ...(refused.length > 0 ? [t("refused", { list: list(refused) })] : []),
      ...(missing.length > 0 ? [t("lacks", { list: list(missing) })] : []),
    ];
    return {
      state: status,
      count: refused.length + missing.length,
      text: joinSentences(locale, sentences) || t("nothingLacks"),
    };
  };
}
