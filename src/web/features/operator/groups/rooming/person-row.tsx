/** Somebody on the rooming list: name, household, needs where they are told, and the way elsewhere. */
import { BadgeInfo } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin } from "#web/ui/text/values.tsx";
import type { GroupPerson } from "../queries.ts";
import { nameOf } from "./names.ts";

interface PersonRowProps {
  person: GroupPerson;
  /** They have no room yet. */
  isUnplaced?: boolean;
  onMove: () => void;
}

export function PersonRow({ person, isUnplaced = false, onMove }: PersonRowProps) {
  const t = useTranslations("groups");
  const { list } = useFormats();
  const { surname, givenNames, householdName, aids } = person;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 md:grid md:grid-cols-[1.2fr_1.3fr_auto_auto]">
      <p className="min-w-0 flex-1 basis-40">
        <Latin>
          <strong>{surname}</strong> {givenNames}
        </Latin>
      </p>
      <p className="text-sm text-muted max-md:order-3 max-md:basis-full">
        <bdi>{householdName}</bdi> · <About person={person} />
      </p>
      <p className="text-sm max-md:order-4 max-md:basis-full max-md:empty:hidden">
        {aids.length > 0 && (
          <span className="inline-flex items-center gap-1.5 rounded-full bg-info-soft px-2.5 py-0.5 text-info">
            <BadgeInfo aria-hidden="true" className="size-4 shrink-0" />
            {list(aids.map((aid) => t(`aid.${aid}`)))}
          </span>
        )}
      </p>
      <Button variant="quiet" data-no-print="" onClick={onMove}>
        {t(isUnplaced ? "rooming.place" : "rooming.move")}
        <span className="sr-only">{nameOf(person)}</span>
      </Button>
    </div>
  );
}

function About({ person: { sex, age } }: { person: GroupPerson }) {
  const t = useTranslations("groups");
  const word = t(`sex.${sex ?? "unknown"}`);
  return age === null ? word : t("sexAndAge", { sex: word, age });
}
