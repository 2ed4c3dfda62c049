/** Who has no room: booked since the list was made, or taken out of one. */
import { CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import type { GroupDetail } from "../queries.ts";
import { PersonRow } from "./person-row.tsx";

interface UnplacedProps {
  group: GroupDetail;
  onPlace: (travellerId: string) => void;
}

export function Unplaced({ group, onPlace }: UnplacedProps) {
  const t = useTranslations("groups");
  const placed = new Set(group.roomList.flatMap(({ travellerIds }) => travellerIds));
  const people = group.people.filter(({ travellerId }) => !placed.has(travellerId));
  const unnamed = group.members - group.named;
  return (
    <>
      {unnamed > 0 && <p className="mt-4 text-sm text-wait">{t("rooming.unnamed", { count: unnamed })}</p>}
      {people.length > 0 && group.rooms > 0 && (
        <section className="mt-5 rounded-md border border-wait">
          <div className="flex gap-3 px-4 py-3">
            <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-wait" />
            <div>
              <h3 className="text-lg font-semibold">{t("rooming.unplacedTitle", { count: people.length })}</h3>
              <p className="text-sm text-muted">{t("rooming.unplacedText")}</p>
            </div>
          </div>
          <ul>
            {people.map((person) => (
              <li key={person.travellerId} className="border-t border-line px-4">
                <PersonRow person={person} isUnplaced onMove={() => onPlace(person.travellerId)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
