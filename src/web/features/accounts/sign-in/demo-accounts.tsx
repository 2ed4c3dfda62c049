/** The shared demonstration sign-ins, shown with their credentials and filled in by one tap. */
import { Building2, Lock, type LucideIcon, UserRound } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Latin } from "#web/ui/text/values.tsx";
import { useDemoAccounts } from "../queries.ts";

interface Credentials {
  username: string;
  password: string;
}

const MARKS: Record<"pilgrim" | "operator", LucideIcon> = { pilgrim: UserRound, operator: Building2 };

export function DemoAccounts({ onUse }: { onUse: (credentials: Credentials) => void }) {
  const t = useTranslations("auth");
  const accounts = useDemoAccounts();
  if (accounts.length === 0) return null;
  return (
    <section aria-label={t("demo.or")} className="mt-9">
      <div className="mb-5 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("demo.or")}
      </div>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
        {accounts.map(({ role, username, password }) => (
          <DemoAccount key={username} role={role} username={username} password={password} onUse={onUse} />
        ))}
      </ul>
      <p className="mt-4 flex gap-2.5 text-sm text-muted">
        <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {t("demo.note")}
      </p>
    </section>
  );
}

interface DemoAccountProps extends Credentials {
  role: "pilgrim" | "operator";
  onUse: (credentials: Credentials) => void;
}

function DemoAccount({ role, username, password, onUse }: DemoAccountProps) {
  const t = useTranslations("auth");
  const Icon = MARKS[role];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 md:px-5">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand"
      >
        <Icon className="size-6" />
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">{t(`demo.${role}.title`)}</p>
        <p className="text-sm text-muted">{t(`demo.${role}.text`)}</p>
        <p className="text-xs text-muted">
          <span className="sr-only">{t("demo.credentials", { username, password })}</span>
          <span aria-hidden="true">
            <Latin>
              {username} · {password}
            </Latin>
          </span>
        </p>
      </div>
      <Button
        variant="outline"
        className="w-full sm:w-auto"
        aria-label={t("demo.useLabel", { username })}
        onClick={() => onUse({ username, password })}
      >
        {t("demo.use")}
      </Button>
    </li>
  );
}
