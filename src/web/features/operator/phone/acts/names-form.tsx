/** Naming who travels, for a caller who has told it later. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { PassengerFields } from "../people-fields.tsx";
import { NO_PERSON, namedPeople, type PersonDraft, peopleErrors } from "../phone-draft.ts";
import type { PhoneBooking } from "../queries.ts";
import type { ActFormProps } from "./act-form-props.ts";

export function NamesForm({ id, booking, acts }: ActFormProps) {
  const t = useTranslations("phone");
  const [lists, setLists] = useState(() => booking.parts.map(draftsOf));
  const { error } = acts.name;
  const errors = error instanceof ApiError ? error.fieldErrors : {};
  const parts = booking.parts.map((part, index) => ({ ...part, index }));
  return (
    <form
      id={id}
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        const named = lists.map((people) => ({ people: namedPeople(people) }));
        acts.name.mutate({ params: { id: booking.id }, body: { parts: named } });
      }}
    >
      {parts.map(({ index, seats, roomType }) => (
        <section key={index} className="grid gap-4">
          <h3 className="font-semibold">
            {t("rooms.count", { count: seats })}
            {roomType && `, ${t(`rooms.${roomType}`)}`}
          </h3>
          <PassengerFields
            people={lists[index] ?? []}
            errors={peopleErrors(errors, `parts.${index}.people.`, lists[index] ?? [])}
            onChange={(people) => setLists(lists.with(index, [...people]))}
          />
        </section>
      ))}
    </form>
  );
}

function draftsOf({ people, seats }: PhoneBooking["parts"][number]): PersonDraft[] {
  return Array.from({ length: seats }, (_, place) => {
    const person = people[place];
    if (!person) return NO_PERSON;
    const { id, surname, givenNames, birthDate, sex } = person;
    return { id, surname, givenNames, birthDate: birthDate ?? "", sex: sex ?? "" };
  });
}
