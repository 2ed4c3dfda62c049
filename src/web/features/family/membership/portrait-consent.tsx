/** Showing the face of the verified photo to the group: by the person's own word, and withdrawn as easily. */
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useChangeMember } from "../changes.ts";
import type { FamilyGroup, FamilyMember } from "../queries.ts";

export function PortraitConsent({ group, member }: { group: FamilyGroup; member: FamilyMember }) {
  const t = useTranslations("family");
  const { date } = useFormats();
  const change = useChangeMember();
  const { portraitShownAt } = member;
  return (
    <section>
      <h3 className="text-lg">{t("portrait.title")}</h3>
      <p className="mt-1 text-muted">
        {portraitShownAt ? t("portrait.shown", { date: date(portraitShownAt.slice(0, 10)) }) : t("portrait.text")}
      </p>
      <Button
        variant="outline"
        className="mt-3"
        pending={change.isPending}
        pendingLabel={t("manage.working")}
        onClick={() =>
          change.mutate({
            params: { id: group.id, memberId: member.id },
            body: { showPortrait: portraitShownAt === null },
          })
        }
      >
        {t(portraitShownAt ? "portrait.stop" : "portrait.show")}
      </Button>
      <Refusal error={change.error} className="mt-3" />
    </section>
  );
}
