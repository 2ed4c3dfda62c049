/** The reader's next steps with a problem: each asks once, in a dialog that says who reads what. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { BookingProblem } from "#contract/problems.ts";
import { LONGEST_PROBLEM, PROBLEM_OUTCOMES, type ProblemOutcome, STAFF_DAYS } from "#domain/problems/problem.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Refusal } from "../../ui/feedback/refusal.tsx";
import { showToast } from "../../ui/feedback/toast-store.ts";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { Dialog } from "../../ui/surfaces/dialog.tsx";
import { SayDialog } from "../reviews/say-dialog.tsx";
import { PROBLEM_ACTS, type ProblemAct, useProblemActs } from "./use-acts.ts";

export function ProblemActs({ problem }: { problem: BookingProblem }) {
  const t = useTranslations("problems");
  const [open, setOpen] = useState<ProblemAct | null>(null);
  const acts = PROBLEM_ACTS.filter((act) => problem.may.includes(act));
  if (acts.length === 0) return null;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {acts.map((act, i) => (
        <Button key={act} variant={i === 0 && act !== "settle" ? "primary" : "outline"} onClick={() => setOpen(act)}>
          {t(`act.${act}`)}
        </Button>
      ))}
      {open && <ActDialog problemId={problem.id} act={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface ActDialogProps {
  problemId: string;
  act: ProblemAct;
  onClose: () => void;
}

function ActDialog({ problemId, act, onClose }: ActDialogProps) {
  const t = useTranslations("problems");
  const [outcome, setOutcome] = useState<ProblemOutcome>("upheld");
  const acts = useProblemActs(problemId, () => {
    onClose();
    showToast({ title: t(`act.done.${act}`), tone: "good" });
  });
  if (act === "settle") return <SettleDialog settling={acts.settle} onClose={onClose} />;
  return (
    <SayDialog
      title={t(`act.${act}`)}
      text={t(`act.${act}Text`, { days: STAFF_DAYS })}
      label={t(act === "escalate" ? "act.wordsOptional" : "act.words")}
      submit={t(`act.${act}`)}
      pendingLabel={t("act.pending")}
      keep={t("act.keep")}
      shortest={act === "escalate" ? 0 : 1}
      longest={LONGEST_PROBLEM}
      sending={acts[act]}
      onSend={(words) => (act === "decide" ? acts.decide.send(words, outcome) : acts[act].send(words))}
      onClose={onClose}
    >
      {act === "decide" && (
        <SelectField
          label={t("act.outcome")}
          options={PROBLEM_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
          value={outcome}
          onChange={({ target }) => setOutcome(PROBLEM_OUTCOMES.find((value) => value === target.value) ?? "upheld")}
        />
      )}
    </SayDialog>
  );
}

interface SettleDialogProps {
  settling: ReturnType<typeof useProblemActs>["settle"];
  onClose: () => void;
}

function SettleDialog({ settling, onClose }: SettleDialogProps) {
  const t = useTranslations("problems");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("act.settle")}
      description={t("act.settleText")}
      footer={
        <>
          <Button pending={settling.isPending} pendingLabel={t("act.pending")} onClick={settling.send}>
            {t("act.settle")}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("act.keep")}
          </Button>
        </>
      }
    >
      <Refusal error={settling.error} />
    </Dialog>
  );
}
