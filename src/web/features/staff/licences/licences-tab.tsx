/** Applications for licences: renewals of what ends soon, then the others, oldest first; and what ends without one. */
import { useTranslations } from "use-intl";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useLicenceQueue } from "../queries.ts";
import { EndingCard } from "./ending-card.tsx";
import { LicenceCaseCard } from "./licence-case-card.tsx";
import { soonestFirst } from "./renewal.ts";

export function LicencesTab() {
  return (
    <div className="grid gap-6">
      <Applications />
      <EndingCard />
    </div>
  );
}

function Applications() {
  const t = useTranslations("staff");
  return (
    <Loaded query={useLicenceQueue()}>
      {(cases) =>
        cases.length === 0 ? (
          <Card>
            <EmptyState title={t("licences.empty.title")}>{t("licences.empty.text")}</EmptyState>
          </Card>
        ) : (
          <ul className="grid gap-6">
            {soonestFirst(cases).map((item) => (
              <LicenceCaseCard key={item.licence.id} item={item} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
