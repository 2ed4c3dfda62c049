/** For whom a place is taken: the asker with those they entered, or a household that they administer. */
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { ByOthers } from "#web/shared/people/by-others.tsx";
import { Checkbox, RadioCard } from "#web/ui/forms/choice.tsx";
import { type Joining, type QueueWindow, seatsWanted } from "./use-joining.ts";

export function JoinFields({ window, joining }: { window: QueueWindow; joining: Joining }) {
  const t = useTranslations("queue");
  const errorText = useErrorText();
  const { own, familyId, setFamilyId } = joining;
  return (
    <>
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 font-semibold">{t("join.whom")}</legend>
        {own.map((household) => (
          <RadioCard
            key={household.id}
            name="whom"
            label={<bdi>{household.name}</bdi>}
            hint={t("join.household", { people: seatsWanted(household) })}
            checked={familyId === household.id}
            onChange={() => setFamilyId(household.id)}
          />
        ))}
        <RadioCard
          name="whom"
          label={t("join.alone")}
          hint={t("join.aloneHint")}
          checked={familyId === null}
          onChange={() => setFamilyId(null)}
        />
      </fieldset>
      <div className="mt-3 grid gap-3 empty:hidden">
        <ByOthers sayOf={(values) => t("join.byOthers", values)} />
      </div>
      {window.stepFreeEvery !== null && (
        <Checkbox
          className="mt-3"
          label={t("join.stepFree")}
          hint={t("join.stepFreeHint", { every: window.stepFreeEvery })}
          checked={joining.stepFree}
          onChange={(event) => joining.setStepFree(event.target.checked)}
        />
      )}
      {joining.error && (
        <p role="alert" className="mt-3 text-bad">
          {errorText(joining.error)}
        </p>
      )}
    </>
  );
}
