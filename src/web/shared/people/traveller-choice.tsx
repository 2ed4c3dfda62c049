/** Travellers to tick, each with what they still lack. */

import type { ChoicePerson } from "./naming/use-nameable-people.ts";
import { ReadyStatus } from "./ready-state.tsx";
import { useRelationship } from "./use-relationship.ts";

interface TravellerChoiceProps {
  people: readonly ChoicePerson[];
  chosen: ReadonlySet<string>;
  /** Who is seated elsewhere and cannot be ticked here. */
  taken?: ReadonlySet<string>;
  /** Why somebody cannot come along, and so cannot be ticked. */
  reasons?: ReadonlyMap<string, string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

export function TravellerChoice({ people, chosen, taken, reasons, onChange }: TravellerChoiceProps) {
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  // Whoever is ticked can be taken out again, whatever came between.
  const cannotBe = (id: string) => Boolean(taken?.has(id) || (reasons?.has(id) && !chosen.has(id)));
  return (
    <ul className="divide-y divide-line border-y border-line">
      {people.map((person) => (
        <li key={person.id}>
          <Row
            person={person}
            checked={chosen.has(person.id)}
            reason={reasons?.get(person.id)}
            disabled={cannotBe(person.id)}
            onToggle={() => toggle(person.id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  person: ChoicePerson;
  checked: boolean;
  disabled: boolean;
  reason: string | undefined;
  onToggle: () => void;
}

function Row({ person, checked, disabled, reason, onToggle }: RowProps) {
  const relationship = useRelationship();
  const { lacks } = person;
  return (
    <label className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 py-3 has-disabled:opacity-60">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
        className="size-6 shrink-0 rounded-sm"
      />
      <span className="min-w-0 flex-1 basis-40">
        <bdi className="font-semibold">{person.name}</bdi>{" "}
        <span className="text-sm text-muted">{relationship(person)}</span>
        {reason && <span className="block text-sm font-semibold text-wait">{reason}</span>}
        {!reason && lacks.state !== "ready" && <span className="block text-sm text-muted">{lacks.text}</span>}
      </span>
      {!reason && <ReadyStatus lacks={lacks} />}
    </label>
  );
}
