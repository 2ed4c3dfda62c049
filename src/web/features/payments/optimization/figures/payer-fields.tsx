/** Who pays: so many people, or those of the payer's household by name. */
import { Minus, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { SplitPeopleFields } from "../../people/people-fields.tsx";
import { numberedPeople, peopleOf } from "../../people/people-model.ts";
import type { PayingHousehold } from "../../queries.ts";
import { MOST_PEOPLE, type PlanFigures } from "./figures.ts";
import { useNameOf } from "./use-name-of.ts";

interface PayerFieldsProps {
  figures: PlanFigures;
  household: PayingHousehold | undefined;
  /** Nobody's own sum: divided among numbers, never among real people. */
  isExample: boolean;
  onChange: (changes: Partial<PlanFigures>) => void;
}

export function PayerFields({ figures: { people, split }, household, isExample, onChange }: PayerFieldsProps) {
  const t = useTranslations("paymentPlan");
  const nameOf = useNameOf(household, isExample);
  const isHousehold = people.some(({ memberId }) => memberId !== null);
  const fields = (
    <SplitPeopleFields
      people={people}
      mode={split}
      currency="GBP"
      onPeople={(changed) => onChange({ people: changed })}
      onMode={(mode) => onChange({ split: mode })}
    />
  );
  return (
    <div className="grid gap-4">
      {household && household.members.length > 1 && !isExample && (
        <SegmentedControl
          block
          label={t("figures.who")}
          value={isHousehold ? "household" : "number"}
          options={[
            { value: "household", label: household.name },
            { value: "number", label: t("figures.byNumber") },
          ]}
          onChange={(kind) =>
            onChange({
              people: kind === "household" ? peopleOf(household, MOST_PEOPLE) : numberedPeople(people.length, nameOf),
            })
          }
        />
      )}
      {isHousehold ? (
        fields
      ) : (
        <>
          <Stepper count={people.length} onChange={(count) => onChange({ people: numberedPeople(count, nameOf) })} />
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">{t("figures.shares")}</summary>
            <div className="mt-2">{fields}</div>
          </details>
        </>
      )}
    </div>
  );
}

function Stepper({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const t = useTranslations("paymentPlan");
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="font-semibold">{t("figures.people")}</span>
      <div className="flex items-center gap-2">
        <IconButton
          look="framed"
          icon={Minus}
          label={t("figures.fewer")}
          disabled={count <= 1}
          onClick={() => onChange(count - 1)}
        />
        <output className="num w-8 text-center text-lg">{count}</output>
        <IconButton
          look="framed"
          icon={Plus}
          label={t("figures.more")}
          disabled={count >= MOST_PEOPLE}
          onClick={() => onChange(count + 1)}
        />
      </div>
    </div>
  );
}
