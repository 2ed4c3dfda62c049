/** A part of the business center for whoever has the right; in its place who can give it, or nothing. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { OperatorRight } from "#domain/operators/rights.ts";
import { hasRight } from "#web/lib/session/rights.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";

interface AllowedProps {
  right: OperatorRight;
  /** Nothing is said where the right is missing: beside other parts, one explanation is enough. */
  quiet?: boolean;
  children: ReactNode;
}

export function Allowed({ right, quiet = false, children }: AllowedProps) {
  const t = useTranslations("operator");
  const user = useSignedIn();
  if (hasRight(user, right)) return children;
  if (quiet) return null;
  const owner = user.employment?.ownerName ?? "";
  return (
    <Card>
      <EmptyState title={t("missing.title")}>{t("missing.text", { right: t(`right.${right}`), owner })}</EmptyState>
    </Card>
  );
}
