/** What Nusuk says to this household, where it says something. */
import { useTranslations } from "use-intl";
import { MAX_ONE_APPLICATION } from "#domain/nusuk/applications.ts";
import { MIN_AGE_YEARS } from "#domain/travellers/traveller.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { FamilyGroup } from "../queries.ts";

export function LimitsNote({ group: { members, limits } }: { group: FamilyGroup }) {
  const t = useTranslations("family");
  const { list } = useFormats();
  const { applications, tooYoung, isMixed } = limits;
  const young = members.filter(({ id }) => tooYoung.includes(id)).map(({ name }) => name);
  const notes = [
    ...(applications > 1 ? [t("limits.two", { people: members.length - young.length, one: MAX_ONE_APPLICATION })] : []),
    ...(young.length > 0 ? [t("limits.young", { names: list(young), age: MIN_AGE_YEARS })] : []),
    ...(isMixed ? [t("limits.mixed")] : []),
  ];
  return (
    <Banner tone="wait" title={t("limits.title")}>
      {notes.map((note) => (
        <span key={note} className="block">
          {note}
        </span>
      ))}
    </Banner>
  );
}
