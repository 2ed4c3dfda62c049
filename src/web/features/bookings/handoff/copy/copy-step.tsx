/** Everything to copy, person by person; what was copied is said aloud. */
import { Printer } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { Handoff, HandoffPerson } from "../queries.ts";
import { Said } from "../said.tsx";
import { OneSheet } from "./one-sheet.tsx";

export function CopyStep({ handoff }: { handoff: Handoff }) {
  const t = useTranslations("handoff");
  const [said, say] = useState("");
  return (
    <div className="grid gap-5">
      <div data-no-print="" className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-[44rem] text-muted">{t("copy.lead")}</p>
        <Button
          variant="outline"
          onClick={() => window.print()}
          icon={<Printer aria-hidden="true" className="size-5" />}
        >
          {t("copy.print")}
        </Button>
      </div>
      <Said words={said} className="-my-4.5" />
      {applicationsOf(handoff).map(({ people, number }) => (
        <section key={number} className="grid gap-5">
          {handoff.applications.length > 1 && <h2 className="text-xl">{t("copy.application", { number })}</h2>}
          {people.map((person) => (
            <Sheet key={person.id} bookingId={handoff.bookingId} person={person} onSaid={say} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Who goes into which application; whoever is in none yet comes in a last one. */
function applicationsOf({ applications, travellers }: Handoff) {
  const groups = applications.map(({ travellerIds }) => travellers.filter(({ id }) => travellerIds.includes(id)));
  const placed = new Set(applications.flatMap(({ travellerIds }) => travellerIds));
  const rest = travellers.filter(({ id }) => !placed.has(id));
  return [...groups, ...(rest.length > 0 ? [rest] : [])].map((people, index) => ({ people, number: index + 1 }));
}

interface SheetProps {
  bookingId: string;
  person: HandoffPerson;
  onSaid: (words: string) => void;
}

function Sheet({ bookingId, person, onSaid }: SheetProps) {
  const t = useTranslations("handoff");
  const { sheet, name } = person;
  return (
    <Card as="article" title={<bdi>{name}</bdi>} className="print:break-inside-avoid">
      {sheet ? (
        <OneSheet bookingId={bookingId} person={person} sheet={sheet} onSaid={onSaid} />
      ) : (
        <p>
          <strong>{t("copy.others.title")}.</strong> {t("copy.others.text", { name })}
        </p>
      )}
    </Card>
  );
}
