/** Names who has the places of each part: one list a part, nobody twice. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { MIN_AGE_YEARS } from "#domain/travellers/traveller.ts";
import { NamingRefusal } from "#web/shared/people/naming/naming-refusal.tsx";
import { useTooYoung } from "#web/shared/people/naming/too-young.ts";
import { type ChoicePerson, useNameablePeople } from "#web/shared/people/naming/use-nameable-people.ts";
import { TravellerChoice } from "#web/shared/people/traveller-choice.tsx";
import { askForTraveller } from "#web/shared/people/traveller-dialog.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { type BookingView, useNameTravellers } from "../queries.ts";

type Lists = readonly ReadonlySet<string>[];

interface NamePeopleProps {
  booking: BookingView;
  /** Whoever is named stays; places without a name still get theirs. */
  areFixed: boolean;
  onEnd: () => void;
}

export function NamePeople({ booking, areFixed, onEnd }: NamePeopleProps) {
  const t = useTranslations("travellers");
  const [lists, setLists] = useState<Lists>(() => booking.parts.map((part) => new Set(namedIn(part))));
  const young = [...useTooYoung(booking.departureDate)];
  const reasons = new Map(young.map((id) => [id, t("choice.too_young", { age: MIN_AGE_YEARS })]));
  const save = useNameTravellers(onEnd);
  const fixed = areFixed ? booking.parts.flatMap(namedIn) : [];
  const isFull = booking.parts.some(({ seats }, position) => (lists[position]?.size ?? 0) > seats);
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const parts = lists.map((list) => ({ travellerIds: [...list] }));
        save.mutate({ params: { id: booking.id }, body: { parts } });
      }}
    >
      <Loaded query={useNameablePeople()} isInCard>
        {(people) =>
          booking.parts.map((part) => (
            <Part
              key={part.position}
              part={part}
              people={people}
              reasons={reasons}
              list={lists[part.position] ?? new Set()}
              taken={new Set([...fixed, ...lists.flatMap((list, other) => (other === part.position ? [] : [...list]))])}
              onChange={(list) => setLists(lists.with(part.position, list))}
            />
          ))
        }
      </Loaded>
      <NamingRefusal error={save.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isFull} pending={save.isPending} pendingLabel={t("booking.saving")}>
          {t("booking.save")}
        </Button>
        <Button variant="outline" onClick={() => askForTraveller({})}>
          {t("add")}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t("booking.cancel")}
        </Button>
      </div>
    </form>
  );
}

function namedIn({ travellers }: BookingView["parts"][number]): string[] {
  return travellers.map(({ id }) => id);
}

interface PartProps {
  part: BookingView["parts"][number];
  people: readonly ChoicePerson[];
  reasons: ReadonlyMap<string, string>;
  list: ReadonlySet<string>;
  taken: ReadonlySet<string>;
  onChange: (list: ReadonlySet<string>) => void;
}

function Part({ part: { packageName, seats }, people, reasons, list, taken, onChange }: PartProps) {
  const t = useTranslations("travellers");
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t("booking.part", { package: packageName, seats })}</legend>
      <TravellerChoice people={people} chosen={list} taken={taken} reasons={reasons} onChange={onChange} />
      {list.size > seats && (
        <Banner tone="bad" role="alert" className="mt-3">
          {t("booking.tooMany", { seats })}
        </Banner>
      )}
    </fieldset>
  );
}
