/** For whom a place is taken: the asker with those they entered, or a household that they administer. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { listFamily } from "#contract/family.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useRouteQuery } from "#web/lib/queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox, RadioCard } from "#web/ui/forms/choice.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useJoin, type Window } from "./queries.ts";

export function JoinDialog({ window, onClose }: { window: Window; onClose: () => void }) {
  const t = useTranslations("queue");
  const errorText = useErrorText();
  const formId = useId();
  const join = useJoin();
  const own = (useRouteQuery(listFamily).data ?? []).filter(({ role }) => role === "admin");
  const [familyId, setFamilyId] = useState<string | null>(null);
  const [stepFree, setStepFree] = useState(false);
  const send = () => {
    const body = { stepFree, ...(familyId !== null && { familyId }) };
    join.mutate({ params: { id: window.id }, body }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("join.title")}
      description={t("join.text", { minutes: window.admittedMinutes })}
      footer={
        <>
          <Button type="submit" form={formId} pending={join.isPending} pendingLabel={t("join.pending")}>
            {t("join.submit")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("join.cancel")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-2 font-semibold">{t("join.whom")}</legend>
          <RadioCard
            name="whom"
            label={t("join.alone")}
            hint={t("join.aloneHint")}
            checked={familyId === null}
            onChange={() => setFamilyId(null)}
          />
          {own.map(({ id, name, members }) => (
            <RadioCard
              key={id}
              name="whom"
              label={<bdi>{name}</bdi>}
              hint={t("join.household", { people: members.length })}
              checked={familyId === id}
              onChange={() => setFamilyId(id)}
            />
          ))}
        </fieldset>
        {window.stepFreeEvery !== null && (
          <Checkbox
            className="mt-3"
            label={t("join.stepFree")}
            hint={t("join.stepFreeHint", { every: window.stepFreeEvery })}
            checked={stepFree}
            onChange={(event) => setStepFree(event.target.checked)}
          />
        )}
        {join.error && (
          <p role="alert" className="mt-3 text-bad">
            {errorText(join.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
