/** Raising a problem: what it is about, when it happened, what happened. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { addDays, dateOf } from "#domain/calendar.ts";
import {
  LONGEST_PROBLEM,
  PROBLEM_KINDS,
  type ProblemKind,
  RAISE_WITHIN_DAYS,
  SHORTEST_PROBLEM,
} from "#domain/problems/problem.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { SayDialog } from "#web/shared/reviews/say-dialog.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { useRaise } from "./queries.ts";

interface RaiseDialogProps {
  bookingId: string;
  /** The problem is there; the picture is still to be sent. */
  onPicture: (problemId: string, file: File) => void;
  onClose: () => void;
}

export function RaiseDialog({ bookingId, onPicture, onClose }: RaiseDialogProps) {
  const t = useTranslations("problems");
  const today = dateOf(new Date());
  const [kind, setKind] = useState<ProblemKind>("accommodation");
  const [happenedOn, setDay] = useState(today);
  const [file, setFile] = useState<File | null>(null);
  const raise = useRaise(({ id }) => {
    onClose();
    if (file) onPicture(id, file);
    showToast({ title: t("raise.done"), tone: "good" });
  });
  const dayError = raise.error instanceof ApiError ? raise.error.fieldErrors.happenedOn : undefined;
  return (
    <SayDialog
      title={t("raise.title")}
      text={t("raise.text", { days: RAISE_WITHIN_DAYS })}
      label={t("raise.words")}
      hint={t("raise.wordsHint", { min: SHORTEST_PROBLEM, max: LONGEST_PROBLEM })}
      submit={t("raise.submit")}
      pendingLabel={t("raise.pending")}
      keep={t("raise.keep")}
      shortest={SHORTEST_PROBLEM}
      longest={LONGEST_PROBLEM}
      sending={dayError === undefined ? raise : { isPending: raise.isPending, error: null }}
      onSend={(words) => raise.mutate({ params: { id: bookingId }, body: { kind, happenedOn, words } })}
      onClose={onClose}
    >
      <SelectField
        label={t("raise.kind")}
        options={PROBLEM_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={({ target }) => setKind(PROBLEM_KINDS.find((value) => value === target.value) ?? "other")}
      />
      <TextField
        type="date"
        label={t("raise.day")}
        error={dayError}
        required
        min={addDays(today, -RAISE_WITHIN_DAYS)}
        max={today}
        value={happenedOn}
        onChange={({ target }) => setDay(target.value)}
      />
      <PictureField onChoose={setFile} />
    </SayDialog>
  );
}
