/** Choosing a PIN and what goes on the device. */
import { ShieldCheck } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { PIN_MAX, type PinProblem, pinProblem, plainPin } from "#domain/hajj/pin.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useOfflineState } from "../offline-state.tsx";
import { VaultError } from "../vault/vault-database.ts";
import { keepPapers } from "../vault/vault-store.ts";

const PIN_INPUT = {
  type: "password",
  inputMode: "numeric",
  autoComplete: "off",
  maxLength: PIN_MAX,
  dir: "ltr",
} as const;

type Fault = { pin?: PinProblem; again?: true };

export function PrepareForm() {
  const t = useTranslations("hajj");
  const [fault, setFault] = useState<Fault>({});
  const { failure, isKeeping, keep } = useKeeping();
  const isOnlineOnly = useOfflineState() === "impossible";

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const pin = String(form.get("pin"));
    const problem = pinProblem(pin);
    const isDifferent = plainPin(pin) !== plainPin(String(form.get("again")));
    setFault({ ...(problem && { pin: problem }), ...(isDifferent && { again: true }) });
    if (problem || isDifferent) return;
    void keep({ pin, passports: form.has("complete") ? "complete" : "masked", openCard: form.has("openCard") });
  }

  return (
    <Card icon={ShieldCheck} title={t("papers.prepare.title")}>
      {isOnlineOnly ? (
        <Banner tone="wait" className="mb-5">
          {t("papers.prepare.onlineOnly")}
        </Banner>
      ) : (
        <p className="mb-5">{t("papers.prepare.lead")}</p>
      )}
      <form onSubmit={submit} noValidate className="grid gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            {...PIN_INPUT}
            name="pin"
            label={t("papers.prepare.pin")}
            hint={t("papers.prepare.pinHint")}
            error={fault.pin && t(`papers.prepare.${fault.pin}`)}
          />
          <TextField
            {...PIN_INPUT}
            name="again"
            label={t("papers.prepare.again")}
            error={fault.again && t("papers.prepare.different")}
          />
        </div>
        <div>
          <Checkbox name="complete" label={t("papers.prepare.complete")} hint={t("papers.prepare.completeHint")} />
          <Checkbox name="openCard" label={t("papers.prepare.openCard")} hint={t("papers.prepare.openCardHint")} />
        </div>
        {failure && (
          <Banner tone="bad" role="alert">
            {failure}
          </Banner>
        )}
        <div>
          <Button type="submit" size="lg" pending={isKeeping} pendingLabel={t("papers.prepare.pending")}>
            {t("papers.prepare.submit")}
          </Button>
        </div>
        <p className="text-sm text-muted">{t("papers.prepare.threats")}</p>
      </form>
    </Card>
  );
}

/** Keeps the papers; in words what stood in the way. */
function useKeeping() {
  const t = useTranslations("hajj");
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const [isKeeping, setKeeping] = useState(false);
  async function keep(wish: Parameters<typeof keepPapers>[0]): Promise<void> {
    setKeeping(true);
    setFailure(null);
    try {
      await keepPapers(wish);
    } catch (error) {
      const isOurs = error instanceof VaultError;
      setFailure(isOurs ? t(`papers.${error.reason}`) : t("papers.failed", { reason: errorText(error) }));
      setKeeping(false);
    }
  }
  return { failure, isKeeping, keep };
}
