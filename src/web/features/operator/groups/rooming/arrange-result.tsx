/** What the rules made of the list: whether fewer rooms would do, and what could not be done for whom. */
import { useTranslations } from "use-intl";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { Arranged } from "../queries.ts";
import { personNamesOf } from "./names.ts";

export function ArrangeResult({ arranged: { group, problems, fewest } }: { arranged: Arranged }) {
  const t = useTranslations("groups");
  const { list } = useFormats();
  return (
    <div className="mt-4 grid gap-3">
      <Banner tone="ok" role="status">
        {t(fewest ? "rooming.fewest" : "rooming.notProven", { rooms: group.rooms })}
      </Banner>
      {problems.length > 0 && (
        <Banner tone="wait" title={t("problem.title")}>
          <ul className="mt-1 list-disc ps-5">
            {problems.map(({ kind, travellerIds }) => (
              <li key={`${kind} ${travellerIds.join(" ")}`}>
                {t(`problem.${kind}`, { names: list(personNamesOf(group.people, travellerIds)) })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
