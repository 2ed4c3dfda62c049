/** What somebody still lacks, in words. */
import { useLocale, useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import type { Traveller } from "#contract/travellers.ts";
import { type Lacks, lacksOf } from "#domain/obligations/papers/lacks.ts";
import { joinSentences } from "#i18n/sentences.ts";
import { useCanBeThere, useIsAway, useToGive } from "#web/shared/people/papers/papers-due.ts";
import { useFormats } from "../../ui/text/use-formats.ts";

export interface LacksInWords {
  /** Null on the way and once home: no paper is asked for, so nobody is ready or lacks one. */
  readonly state: Lacks["state"] | null;
  /** How many things are to do. */
  readonly count: number;
  /** One sentence, or two. */
  readonly text: string;
}

export function useLacks(): (person: Traveller, documents: readonly TravelDocument[]) => LacksInWords {
  const t = useTranslations("travellers");
  const locale = useLocale();
  const { list } = useFormats();
  const canBeThere = useCanBeThere();
  const isAway = useIsAway();
  const toGive = useToGive() ?? [];
  return (person, documents) => {
    if (isAway) return { state: null, count: 0, text: t("away") };
    const own = documents.filter(({ travellerId }) => travellerId === person.id);
    const id = person.isSelf ? null : person.id;
    const { visaDue, certificateDue } = canBeThere(id);
    const inPerson = toGive.flatMap(({ kind, traveller }) =>
      (kind === "give_biometrics" || kind === "get_vaccinated") && (traveller?.id ?? null) === id ? [kind] : [],
    );
    const { facts, documents: papers, refused, beingChecked, state } = lacksOf(person, own, visaDue, certificateDue);
    const missing = [
      ...papers.filter((type) => !refused.includes(type)).map((type) => t(`document.${type}`)),
      // One thing, as everywhere: they are told in one form.
      ...(facts.length > 0 ? [t("details", { list: list(facts.map((fact) => t(`fact.${fact}`))) })] : []),
    ];
    const waiting = beingChecked.map((type) => t(`document.${type}`));
    const sentences = [
      ...(refused.length > 0 ? [t("refused", { list: list(refused.map((type) => t(`document.${type}`))) })] : []),
      ...(missing.length > 0 ? [t("lacks", { list: list(missing) })] : []),
      ...(waiting.length > 0 ? [t("beingChecked", { list: list(waiting) })] : []),
    ];
    const besides =
      inPerson.length > 0 ? [t("inPerson.open", { list: list(inPerson.map((kind) => t(`inPerson.${kind}`))) })] : [];
    return {
      state,
      count: missing.length + refused.length,
      text: joinSentences(locale, [...(sentences.length > 0 ? sentences : [t("nothingLacks")]), ...besides]),
    };
  };
}
