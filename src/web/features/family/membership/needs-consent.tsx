/** Showing special needs to the group: by an explicit yes, with its day, and withdrawn as easily. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { NEEDS_SHARING_VERSION } from "#domain/households/household.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useChangeMember } from "../changes.ts";
import type { FamilyGroup, FamilyMember } from "../queries.ts";

export function NeedsConsent({ group, member }: { group: FamilyGroup; member: FamilyMember }) {
  const t = useTranslations("family");
  const { date } = useFormats();
  const [agrees, setAgrees] = useState(false);
  const change = useChangeMember();
  const { needsSharedAt } = member;
  const send = (shareNeeds: { consentVersion: typeof NEEDS_SHARING_VERSION } | null) =>
    change.mutate({ params: { id: group.id, memberId: member.id }, body: { shareNeeds } });
  return (
    <section>
      <h3 className="text-lg">{t("needs.title")}</h3>
      <p className="mt-1 text-muted">
        {needsSharedAt ? t("needs.shared", { date: date(needsSharedAt.slice(0, 10)) }) : t("needs.notShared")}
      </p>
      {!needsSharedAt && (
        <Checkbox
          className="mt-2"
          label={t("needs.consent")}
          checked={agrees}
          onChange={(event) => setAgrees(event.target.checked)}
        />
      )}
      <Button
        variant="outline"
        className="mt-3"
        disabled={!needsSharedAt && !agrees}
        pending={change.isPending}
        pendingLabel={t("manage.working")}
        onClick={() => send(needsSharedAt ? null : { consentVersion: NEEDS_SHARING_VERSION })}
      >
        {t(needsSharedAt ? "needs.stop" : "needs.share")}
      </Button>
      <Refusal error={change.error} className="mt-3" />
    </section>
  );
}
