/** The PIN that opens the papers, with the tries that are left and the pause before the next. */
import { LockKeyhole } from "lucide-react";
import { type SubmitEvent, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { SECOND_MS } from "#domain/durations.ts";
import { PIN_MAX } from "#domain/hajj/pin.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { openVault, type Try } from "../vault/vault-store.ts";
import { ForgetButton } from "./forget-button.tsx";

export function PinForm({ asOf }: { asOf: string }) {
  const t = useTranslations("hajj");
  const { dateTime } = useFormats();
  const [outcome, setOutcome] = useState<Try | null>(null);
  const [isOpening, setOpening] = useState(false);
  const waitMs = useCountdown(outcome);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const pin = String(new FormData(form).get("pin"));
    if (pin === "" || waitMs > 0) return;
    setOpening(true);
    try {
      const next = await openVault(pin);
      setOutcome(next);
      if (next.kind === "wrong") form.reset();
    } finally {
      setOpening(false);
    }
  }

  const wait = waitMs > 0 ? t("papers.locked.wait", { time: clockOf(waitMs) }) : undefined;
  const wrong = outcome?.kind === "wrong" ? t("papers.locked.wrong", { left: outcome.left }) : undefined;
  return (
    <Card icon={LockKeyhole} title={t("papers.locked.title")}>
      <form onSubmit={(event) => void submit(event)} className="grid max-w-90 gap-5">
        <TextField
          name="pin"
          label={t("papers.locked.pin")}
          hint={t("papers.locked.hint")}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_MAX}
          readOnly={isOpening}
          dir="ltr"
          error={[wrong, wait].filter(Boolean).join(" ") || undefined}
        />
        <Button
          type="submit"
          size="lg"
          pending={isOpening}
          pendingLabel={t("papers.locked.opening")}
          disabled={waitMs > 0}
        >
          {t("papers.locked.open")}
        </Button>
      </form>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="text-sm text-muted">{t("papers.asOf", { when: dateTime(asOf) })}</p>
        <ForgetButton label={t("papers.locked.forget")} />
      </div>
    </Card>
  );
}

/** Milliseconds until the next try may be made, counted down. */
function useCountdown(outcome: Try | null): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const waitMs = outcome && "waitMs" in outcome ? outcome.waitMs : 0;
    const until = performance.now() + waitMs;
    setLeft(waitMs);
    if (waitMs === 0) return;
    const timer = setInterval(() => {
      const rest = Math.max(0, until - performance.now());
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [outcome]);
  return left;
}

/** `4:59` */
function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
