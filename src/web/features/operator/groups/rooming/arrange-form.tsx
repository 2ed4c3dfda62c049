/** Asks for rooms by the rules: whether families have their own, and how many rooms without steps there are. */
import { Wand2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { MAX_GROUP_SIZE } from "#domain/groups/group.ts";
import { typedWhole } from "#domain/typed-number.ts";
import { isChangedMeanwhile } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { NumberField } from "#web/ui/forms/number-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { type Arranged, type GroupDetail, useArrange } from "../queries.ts";

interface ArrangeFormProps {
  group: GroupDetail;
  onArranged: (arranged: Arranged) => void;
}

export function ArrangeForm({ group, onArranged }: ArrangeFormProps) {
  const t = useTranslations("groups");
  const errorText = useErrorText();
  const [familyRooms, setFamilyRooms] = useState(false);
  const [steps, setSteps] = useState("");
  const arrange = useArrange(group, onArranged);
  const isAgain = group.rooms > 0;
  return (
    <form
      className="grid gap-4 rounded-md bg-sunken p-4"
      data-no-print=""
      onSubmit={(event) => {
        event.preventDefault();
        arrange.mutate({ familyRooms, stepFreeRooms: typedWhole(steps) });
      }}
    >
      <div className="grid items-start gap-4 md:grid-cols-[1fr_16rem]">
        <Checkbox
          label={t("rooming.familyRooms")}
          hint={t("rooming.familyRoomsHint")}
          checked={familyRooms}
          onChange={({ target }) => setFamilyRooms(target.checked)}
        />
        <NumberField
          label={t("rooming.stepFree")}
          hint={t("rooming.stepFreeHint")}
          min={0}
          max={MAX_GROUP_SIZE}
          value={steps}
          onText={setSteps}
        />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          size="lg"
          variant={isAgain ? "outline" : "primary"}
          disabled={group.named === 0}
          pending={arrange.isPending}
          pendingLabel={t("rooming.arranging")}
          icon={<Wand2 aria-hidden="true" className="size-5" />}
        >
          {isAgain ? t("rooming.again") : t("rooming.arrange")}
        </Button>
        {isAgain && <p className="text-sm text-muted">{t("rooming.keepsLocked")}</p>}
      </div>
      {arrange.error && (
        <Banner tone="bad" role="alert">
          {isChangedMeanwhile(arrange.error) ? t("view.changed") : errorText(arrange.error)}
        </Banner>
      )}
    </form>
  );
}
