/** Who sees what of a member at this level of privacy, said by the rule that the server decides by. */
import { Eye } from "lucide-react";
import { useTranslations } from "use-intl";
import type { PrivacyLevel } from "#domain/households/household.ts";
import { explained, ONLOOKER, SEEN_FIELDS, type SeenField, VIEWERS, type Viewer } from "#domain/households/sight.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";

export function SightCard({ privacy }: { privacy: PrivacyLevel }) {
  const t = useTranslations("plans");
  const { list } = useFormats();
  const viewers = viewersAt(privacy);
  const named = (who: readonly Viewer[]) => list(who.map((viewer) => t(`sight.viewer.${viewer}`)));
  return (
    <Card icon={Eye} title={t("sight.title")}>
      <p className="mb-3 text-muted">{t("sight.lead")}</p>
      <dl className="divide-y divide-line">
        <Row term={t("sight.field.state")}>{named(viewers)}</Row>
        {SEEN_FIELDS.map((field) => (
          <Row key={field} term={t(`sight.field.${field}`)}>
            <Seers field={field} viewers={viewers} named={named} />
          </Row>
        ))}
      </dl>
    </Card>
  );
}

function Seers(props: { field: SeenField; viewers: readonly Viewer[]; named: (who: readonly Viewer[]) => string }) {
  const t = useTranslations("plans");
  const { field, viewers, named } = props;
  const always = viewers.filter((viewer) => explained(viewer, field) === "always");
  const agreed = viewers.filter((viewer) => explained(viewer, field) === "by_consent");
  if (always.length > 0) return named(always);
  return t("sight.ifAgreed", { who: named(agreed) });
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[14rem_1fr]">
      <dt className="font-semibold">{term}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}

function viewersAt(privacy: PrivacyLevel): readonly Viewer[] {
  const outside = ONLOOKER[privacy];
  if (outside === "anyone") return VIEWERS;
  return VIEWERS.filter((viewer) => viewer !== "anyone" && (viewer !== "relative" || outside === "relative"));
}
