/** Who the places are for: travellers by name, and places for people who are not entered yet. */
import { UserPlus } from "lucide-react";
import { useTranslations } from "use-intl";
import { MIN_AGE_YEARS } from "#domain/travellers/traveller.ts";
import { useNameablePeople } from "#web/shared/people/naming/use-nameable-people.ts";
import { TravellerChoice } from "#web/shared/people/traveller-choice.tsx";
import { askForTraveller } from "#web/shared/people/traveller-dialog.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import type { SeatsAnswer } from "../party/hold-model.ts";
import { SeatsField } from "../party/seats-field.tsx";
import type { Obstacle } from "./obstacles.ts";

interface WhoTravelsProps {
  named: ReadonlySet<string>;
  /** The text of the field for places without a name, and what it comes to together with the names. */
  text: string;
  answer: SeatsAnswer;
  placesLeft: number;
  turn: number | undefined;
  obstacles: ReadonlyMap<string, Obstacle>;
  onNamed: (named: ReadonlySet<string>) => void;
  onText: (text: string) => void;
}

export function WhoTravels({ named, text, answer, placesLeft, turn, obstacles, onNamed, onText }: WhoTravelsProps) {
  const t = useTranslations("travellers");
  const reasons = new Map(
    [...obstacles].map(([id, obstacle]) => [
      id,
      t(`choice.${obstacle.kind}`, { age: MIN_AGE_YEARS, reference: "", ...obstacle }),
    ]),
  );
  const add = () => askForTraveller({ onSaved: ({ id }) => onNamed(new Set([...named, id])) });
  return (
    <div className="grid gap-4">
      <Loaded query={useNameablePeople()} isInCard>
        {(people) =>
          people.length > 0 && (
            <fieldset className="min-w-0">
              <legend className="mb-1 font-serif text-xl">{t("choice.title")}</legend>
              <p className="mb-3 text-sm text-muted">{t("choice.lead")}</p>
              <TravellerChoice people={people} chosen={named} reasons={reasons} onChange={onNamed} />
            </fieldset>
          )
        }
      </Loaded>
      <div>
        <Button variant="outline" icon={<UserPlus aria-hidden="true" className="size-5" />} onClick={add}>
          {t("add")}
        </Button>
      </div>
      <SeatsField
        text={text}
        answer={answer}
        named={named.size}
        placesLeft={placesLeft}
        turn={turn}
        onChange={onText}
      />
    </div>
  );
}
