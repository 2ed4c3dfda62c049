/** The passkeys of one's own account: each with its name and times, one more, and removing one. */
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { canUsePasskeys } from "#web/lib/session/passkeys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { OpenButton } from "../second-factor/step-form.tsx";
import { MakePasskey } from "./make-passkey.tsx";
import { type Passkey, usePasskeys } from "./queries.ts";
import { RemovePasskey } from "./remove-passkey.tsx";

export function PasskeysCard() {
  const t = useTranslations("secondFactor");
  const errorText = useErrorText();
  const state = usePasskeys();
  return (
    <Card icon={Fingerprint} title={t("passkeys.title")}>
      <div className="grid gap-5">
        <p className="text-muted">{t("passkeys.text")}</p>
        {state.isPending && <Skeleton className="h-24" />}
        {state.error && <ErrorState text={errorText(state.error)} onRetry={() => void state.refetch()} />}
        {state.data && state.data.passkeys.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {state.data.passkeys.map((passkey) => (
              <Entry key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        {state.data && (state.data.offered && canUsePasskeys() ? <Add /> : <p>{t("passkeys.unable")}</p>)}
      </div>
    </Card>
  );
}

function Add() {
  const t = useTranslations("secondFactor");
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <MakePasskey onEnd={() => setOpen(false)} />;
  return <OpenButton label={t("passkeys.add")} onOpen={() => setOpen(true)} />;
}

function Entry({ passkey }: { passkey: Passkey }) {
  const t = useTranslations("secondFactor");
  const { dateTime } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { id, name, createdAt, lastUsedAt } = passkey;
  const created = dateTime(createdAt);
  return (
    <li className="grid gap-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold break-words" dir="auto">
            {name}
          </p>
          <p className="text-sm text-muted">
            {lastUsedAt === null
              ? t("passkeys.made", { created })
              : t("passkeys.used", { created, used: dateTime(lastUsedAt) })}
          </p>
        </div>
        {!isOpen && (
          <Button variant="outline" aria-label={t("passkeys.removeLabel", { name })} onClick={() => setOpen(true)}>
            {t("passkeys.remove")}
          </Button>
        )}
      </div>
      {isOpen && <RemovePasskey id={id} onCancel={() => setOpen(false)} />}
    </li>
  );
}
