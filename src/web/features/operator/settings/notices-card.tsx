/** Which notices go to whom in the team, and the way to one's own choices. */
import { Bell } from "lucide-react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";

const GROUPS = [
  { about: "bookings", readers: "everyBookings" },
  { about: "voices", readers: "everyVoices" },
  { about: "owner", readers: "everyOwner" },
] as const;

export function BusinessNoticesCard() {
  const t = useTranslations("business");
  return (
    <Card icon={Bell} title={t("notices.title")}>
      <p className="mb-4 text-muted">{t("notices.lead")}</p>
      <dl className="mb-5 divide-y divide-line border-y border-line">
        {GROUPS.map(({ about, readers }) => (
          <div key={about} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-2">
            <dt className="font-semibold">{t(`notices.rights.${about}`)}</dt>
            <dd className="text-muted">{t(`notices.${readers}`)}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink variant="outline" to="/settings">
        {t("notices.choose")}
      </ButtonLink>
    </Card>
  );
}
