/** What the file would make, said exactly, and the ways on: make it, mend, match the columns, another file. */
import { Columns3, Download, Upload } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { hasRowsToMend } from "../use-look.ts";
import type { CheckPassengersProps } from "./check-props.ts";
import { type PassengerLook, useMake, useMaking, useToMend } from "./queries.ts";

export function DryRun(props: CheckPassengersProps & { onMatch: () => void }) {
  const t = useTranslations("imports");
  const { file, look, reading, onMatch, onAnother } = props;
  return (
    <Card className="grid gap-5 xl:sticky xl:top-24">
      <p className="font-semibold break-words">
        <bdi>{file.name}</bdi>
      </p>
      <Creates look={look} />
      <MakePart {...props} />
      {look.counts.wrong > 0 && <MendFile {...props} />}
      <Button variant="outline" block icon={<Columns3 aria-hidden="true" className="size-5" />} onClick={onMatch}>
        {t("match.open")}
      </Button>
      <Button
        variant="outline"
        block
        disabled={reading}
        icon={<Upload aria-hidden="true" className="size-5" />}
        onClick={onAnother}
      >
        {t("another")}
      </Button>
    </Card>
  );
}

function Creates({ look }: { look: PassengerLook }) {
  const t = useTranslations("passengers");
  const { money } = useFormats();
  const { creates, counts } = look;
  const phases = (["held", "confirmed", "awaitingBalance", "awaitingReference"] as const).filter(
    (phase) => creates[phase] > 0,
  );
  return (
    <div className="grid gap-2">
      <h2 className="text-lg">{t("creates.title", { bookings: creates.bookings, travellers: creates.travellers })}</h2>
      <ul className="grid gap-1 text-sm">
        {phases.map((phase) => (
          <li key={phase}>{t(`creates.${phase}`, { count: creates[phase] })}</li>
        ))}
        {creates.seats.map(({ packageName, seats, left }) => (
          <li key={packageName}>{t("creates.seats", { package: packageName, seats, left })}</li>
        ))}
        {creates.paid.map(({ amount, currency }) => (
          <li key={currency}>{t("creates.paid", { amount: money(amount, currency) })}</li>
        ))}
        {counts.unchanged > 0 && <li>{t("creates.unchanged", { count: counts.unchanged })}</li>}
        {counts.wrong > 0 && <li className="font-semibold text-bad">{t("creates.wrong", { count: counts.wrong })}</li>}
      </ul>
    </div>
  );
}

/** One wrong row keeps all the others from being made, so the button waits. */
function MakePart({ file, look, answers, reading, onAnswers, onSaved }: CheckPassengersProps) {
  const t = useTranslations("passengers");
  const [sendLinks, setSendLinks] = useState(false);
  const [importId] = useState(() => crypto.randomUUID());
  const make = useMake();
  const { counts, creates, missing } = look;
  const lookAgain = (error: Error) => hasRowsToMend(error) && onAnswers(answers);
  const blocked = counts.wrong > 0 || missing.length > 0 || creates.bookings === 0;
  return (
    <div className="grid gap-3">
      {creates.withEmail > 0 && (
        <Checkbox
          label={t("links.label", { count: creates.withEmail })}
          hint={t("links.hint")}
          checked={sendLinks}
          onChange={({ target }) => setSendLinks(target.checked)}
        />
      )}
      <Button
        block
        size="lg"
        disabled={blocked || reading}
        pending={make.isPending}
        pendingLabel={t("making")}
        onClick={() => make.mutate({ file, answers, sendLinks, importId }, { onSuccess: onSaved, onError: lookAgain })}
      >
        {t("make", { count: creates.bookings })}
      </Button>
      {make.isPending && <MakingBar importId={importId} />}
      <Refusal error={make.error} />
    </div>
  );
}

function MakingBar({ importId }: { importId: string }) {
  const t = useTranslations("passengers");
  const { number } = useFormats();
  const { stage, done, total } = useMaking(importId) ?? { stage: "reading" as const, done: 0, total: 0 };
  const figure = total > 0 ? { figure: `${number(done)} / ${number(total)}` } : {};
  return <ProgressBar value={total > 0 ? (done / total) * 100 : 0} label={t(`stage.${stage}`)} {...figure} />;
}

function MendFile({ file, look, answers }: CheckPassengersProps) {
  const t = useTranslations("imports");
  const errorText = useErrorText();
  const mend = useToMend();
  return (
    <>
      <Button
        variant="outline"
        block
        pending={mend.isPending}
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={() => mend.mutate({ file, answers })}
      >
        {t("mendFile", { rows: look.counts.wrong })}
      </Button>
      {mend.error && (
        <p role="alert" className="text-sm text-bad">
          {errorText(mend.error)}
        </p>
      )}
    </>
  );
}
