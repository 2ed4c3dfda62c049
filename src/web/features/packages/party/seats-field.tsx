/** How many people: one step less, a number, one step more. */
import { Minus, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { CONTROL_LOOK, Field } from "#web/ui/forms/field.tsx";
import type { SeatsAnswer } from "./hold-model.ts";

interface SeatsFieldProps {
  text: string;
  answer: SeatsAnswer;
  /** People named beside these places; none: everybody is counted here. */
  named: number;
  placesLeft: number;
  /** Places that the household stood in line for; undefined on direct sale. */
  turn: number | undefined;
  onChange: (text: string) => void;
}

export function SeatsField({ text, answer, named, placesLeft, turn = MAX_PARTY, onChange }: SeatsFieldProps) {
  const t = useTranslations("packages");
  const most = Math.min(MAX_PARTY, placesLeft, turn);
  const people = useTranslations("travellers");
  const seats = "seats" in answer ? answer.seats - named : null;
  const error =
    "problem" in answer
      ? t(`hold.problem.${answer.problem === "not_left" && placesLeft < 1 ? "none_left" : answer.problem}`, {
          most: MAX_PARTY,
          left: placesLeft,
          turn,
        })
      : undefined;
  return (
    <Field
      label={named > 0 ? people("choice.unnamed") : t("hold.seats")}
      hint={named > 0 ? people("choice.unnamedHint") : t("hold.together", { left: placesLeft })}
      error={error}
    >
      {(control) => (
        <div className="flex max-w-72 gap-2">
          <IconButton
            look="framed"
            icon={Minus}
            label={named > 0 ? people("choice.fewer") : t("hold.fewer")}
            disabled={seats === null || seats + named <= 1 || seats === 0}
            onClick={() => onChange(String((seats ?? 2) - 1))}
          />
          <input
            {...control}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            value={text}
            onChange={(event) => onChange(event.target.value)}
            className={`${CONTROL_LOOK} num text-center`}
          />
          <IconButton
            look="framed"
            icon={Plus}
            label={named > 0 ? people("choice.more") : t("hold.moreSeats")}
            disabled={seats !== null && seats + named >= most}
            onClick={() => onChange(String((seats ?? 0) + 1))}
          />
        </div>
      )}
    </Field>
  );
}
