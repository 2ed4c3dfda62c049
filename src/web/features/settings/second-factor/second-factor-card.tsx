/** Two-step sign-in: whether it is on, how many recovery codes are left, and the ways to change it. */
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Changes } from "./changes.tsx";
import { useSecondFactor } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUp } from "./set-up.tsx";

/** Of ten; from here on the card asks for new ones. */
const FEW_CODES = 2;

export function SecondFactorCard() {
  const t = useTranslations("secondFactor");
  const errorText = useErrorText();
  const state = useSecondFactor();
  // They stay until the reader puts them away: nothing can show them again.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Card icon={ShieldCheck} title={t("title")}>
      <div className="grid gap-5">
        {state.isPending && <Skeleton className="h-24" />}
        {state.error && <ErrorState text={errorText(state.error)} onRetry={() => void state.refetch()} />}
        {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
        {state.data && !codes && (
          <>
            <Standing {...state.data} />
            {state.data.onSince === null ? <SetUp onTurnedOn={setCodes} /> : <Changes onNewCodes={setCodes} />}
          </>
        )}
      </div>
    </Card>
  );
}

function Standing({ onSince, recoveryCodesLeft }: { onSince: string | null; recoveryCodesLeft: number }) {
  const t = useTranslations("secondFactor");
  const { dateTime } = useFormats();
  return (
    <>
      <p className="text-muted">{t("text")}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {onSince === null ? (
          <Status state="optional">{t("off")}</Status>
        ) : (
          <>
            <Status state="confirmed">{t("on", { date: dateTime(onSince) })}</Status>
            <CodesLeft count={recoveryCodesLeft} />
          </>
        )}
      </div>
    </>
  );
}

function CodesLeft({ count }: { count: number }) {
  const t = useTranslations("secondFactor");
  const left = t("codesLeft", { count });
  if (count > FEW_CODES) return <span className="text-sm text-muted">{left}</span>;
  return (
    <Banner tone={count === 0 ? "bad" : "wait"} title={left} className="w-full">
      {t("codesFew")}
    </Banner>
  );
}
