/** Where the account is signed in, and signing a device out. */
import { MonitorSmartphone } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useDeviceName } from "#web/lib/session/device-name.ts";
import { wantWords } from "#web/lib/words/preferences.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type OpenSession, useOpenSessions } from "./queries.ts";

const EndSession = lazy(async () => {
  const [file] = await Promise.all([import("./end-session.tsx"), wantWords(["secondFactor"])]);
  return { default: file.EndSession };
});

export function SessionsCard() {
  const t = useTranslations("settings");
  const errorText = useErrorText();
  const sessions = useOpenSessions();
  return (
    <Card icon={MonitorSmartphone} title={t("sessions.title")}>
      {sessions.isPending && <Skeleton className="h-32" />}
      {sessions.error && <ErrorState text={errorText(sessions.error)} onRetry={() => void sessions.refetch()} />}
      <ul className="divide-y divide-line">
        {sessions.data?.map((session) => (
          <Entry key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  );
}

function Entry({ session }: { session: OpenSession }) {
  const t = useTranslations("settings");
  const { dateTime } = useFormats();
  const device = useDeviceName(session);
  const [isOpen, setOpen] = useState(false);
  const times = { created: dateTime(session.createdAt), used: dateTime(session.lastUsedAt) };
  return (
    <li className="grid gap-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">{device}</p>
          {/* Use is noted every ten minutes: of this device, which is in use now, it would tell an old minute. */}
          <p className="text-sm text-muted">{t(session.current ? "sessions.begun" : "sessions.since", times)}</p>
        </div>
        {session.current && <Status state="confirmed">{t("sessions.current")}</Status>}
        {!session.current && !isOpen && (
          <Button variant="outline" aria-label={t("sessions.endLabel", { device })} onClick={() => setOpen(true)}>
            {t("sessions.end")}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-32" />}>
          <EndSession id={session.id} onCancel={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}
