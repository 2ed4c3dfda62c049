/** Who would share a room: wishes that a hold of this household begins with. */
import { BedDouble } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { memberNamesOf, type PlanCardProps } from "./card-props.ts";
import { RoomWishesDialog } from "./rooms-dialog.tsx";

export function RoomsCard({ group, plans }: PlanCardProps) {
  const t = useTranslations("plans");
  const { list } = useFormats();
  const [changes, setChanges] = useState(false);
  const nameOf = memberNamesOf(group);
  const placed = new Set(plans.rooms.flat());
  const others = group.members.filter(({ id }) => !placed.has(id)).map(({ name }) => name);
  return (
    <Card icon={BedDouble} title={t("rooms.title")}>
      <p className="mb-3 text-muted">{t("rooms.lead")}</p>
      {plans.rooms.length === 0 ? (
        <p>{t("rooms.none")}</p>
      ) : (
        <dl className="divide-y divide-line">
          {plans.rooms.map((people, at) => (
            <div key={people.join()} className="py-3">
              <dt className="font-semibold">{t("rooms.room", { number: at + 1 })}</dt>
              <dd>{list(people.map(nameOf))}</dd>
            </div>
          ))}
          {others.length > 0 && (
            <div className="py-3">
              <dt className="font-semibold">{t("rooms.others")}</dt>
              <dd className="text-muted">{list(others)}</dd>
            </div>
          )}
        </dl>
      )}
      {group.role === "admin" && (
        <Button variant="outline" className="mt-4" onClick={() => setChanges(true)}>
          {t("change")} <span className="sr-only">{t("rooms.title")}</span>
        </Button>
      )}
      {changes && <RoomWishesDialog group={group} plans={plans} onClose={() => setChanges(false)} />}
    </Card>
  );
}
