/** Another traveller instead of one who is named: who goes, who comes, and what the new one still lacks. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { fullName } from "#domain/travellers/legal-name.ts";
import { NamingRefusal } from "#web/shared/people/naming/naming-refusal.tsx";
import { useTooYoung } from "#web/shared/people/naming/too-young.ts";
import { useNameablePeople } from "#web/shared/people/naming/use-nameable-people.ts";
import { askForTraveller } from "#web/shared/people/traveller-dialog.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { RadioCard } from "#web/ui/forms/choice.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import type { BookingView } from "../queries.ts";
import { useSwap } from "./queries.ts";

interface SwapDialogProps {
  booking: BookingView;
  onClose: () => void;
}

export function SwapDialog({ booking, onClose }: SwapDialogProps) {
  const t = useTranslations("rooms");
  const named = booking.parts.flatMap(({ travellers }) => travellers);
  const people = useNameablePeople();
  const young = useTooYoung(booking.departureDate);
  const [outId, setOut] = useState("");
  const [inId, setIn] = useState("");
  const swap = useSwap(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("swap.title")}
      description={t("swap.lead")}
      footer={
        <>
          <Button
            disabled={outId === "" || inId === ""}
            pending={swap.isPending}
            pendingLabel={t("swap.pending")}
            onClick={() => swap.mutate({ params: { id: booking.id }, body: { outId, inId } })}
          >
            {t("swap.submit")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("change.keep")}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <Choice legend={t("swap.out")} name="out" value={outId} onChange={setOut} options={named.map(optionOf)} />
        <Loaded query={people} isInCard>
          {(all) => (
            <Choice
              legend={t("swap.in")}
              name="in"
              value={inId}
              onChange={setIn}
              options={all
                .filter(({ id }) => !young.has(id) && !named.some((person) => person.id === id))
                .map(({ id, name, lacks }) => ({ id, name, hint: lacks.text }))}
            />
          )}
        </Loaded>
        <div>
          <Button variant="outline" onClick={() => askForTraveller({ onSaved: ({ id }) => setIn(id) })}>
            {t("swap.add")}
          </Button>
        </div>
        <NamingRefusal error={swap.error} />
      </div>
    </Dialog>
  );
}

function optionOf(person: BookingView["parts"][number]["travellers"][number]) {
  return { id: person.id, name: fullName(person) };
}

interface ChoiceProps {
  legend: string;
  name: string;
  value: string;
  options: readonly { readonly id: string; readonly name: string; readonly hint?: string }[];
  onChange: (id: string) => void;
}

function Choice({ legend, name, value, options, onChange }: ChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid gap-3">
        {options.map((option) => (
          <RadioCard
            key={option.id}
            name={name}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
            label={<bdi>{option.name}</bdi>}
            hint={option.hint}
          />
        ))}
      </div>
    </fieldset>
  );
}
