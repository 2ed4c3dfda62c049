/** A tab whose subject does not exist in this installation yet: what is true now, and where the work is done meanwhile. */
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";

const WAY_ON = {
  groups: "/operator-dashboard?tab=bookings",
} as const;

export function LaterTab({ area }: { area: keyof typeof WAY_ON }) {
  const t = useTranslations("operator");
  return (
    <Card>
      <EmptyState
        title={t(`later.${area}.title`)}
        action={<ButtonLink to={WAY_ON[area]}>{t(`later.${area}.wayOn`)}</ButtonLink>}
      >
        {t(`later.${area}.text`)}
      </EmptyState>
    </Card>
  );
}
