/** What an employee sees of the business in its settings: for whom they work, what they may do, and the way out. */
import { BriefcaseBusiness } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { OPERATOR_RIGHTS } from "#domain/operators/rights.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useLeaveTeam } from "./queries.ts";

type Employment = NonNullable<User["employment"]>;

export function MembershipCard({ employment, fixed }: { employment: Employment; fixed: boolean }) {
  const t = useTranslations("business");
  const rightName = useTranslations("operator");
  const [isLeaving, setIsLeaving] = useState(false);
  const { companyName: company, ownerName: owner, rights } = employment;
  return (
    <Card icon={BriefcaseBusiness} title={t("membership.title", { company })}>
      <p className="mb-4 text-muted">{t("membership.text", { owner })}</p>
      <ul className="mb-5 divide-y divide-line border-y border-line">
        {OPERATOR_RIGHTS.map((right) => (
          <li key={right} className="flex items-center justify-between gap-4 py-3">
            <span>
              <span className="font-semibold">{rightName(`right.${right}`)}</span>
              <span className="block text-sm text-muted">{t(`rightHint.${right}`)}</span>
            </span>
            <Status state={rights.includes(right) ? "verified" : "not_due"}>
              {rights.includes(right) ? t("membership.allowed") : t("membership.notAllowed")}
            </Status>
          </li>
        ))}
      </ul>
      {!fixed && (
        <Button variant="outline" onClick={() => setIsLeaving(true)}>
          {t("membership.leave")}
        </Button>
      )}
      {isLeaving && <LeaveDialog company={company} onClose={() => setIsLeaving(false)} />}
    </Card>
  );
}

function LeaveDialog({ company, onClose }: { company: string; onClose: () => void }) {
  const t = useTranslations("business");
  const navigate = useNavigate();
  const leave = useLeaveTeam(() => void navigate("/operator-dashboard"));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("membership.leaveTitle", { company })}
      description={t("membership.leaveText", { company })}
      footer={
        <Button
          variant="danger"
          pending={leave.isPending}
          pendingLabel={t("membership.leaving")}
          onClick={() => leave.mutate({})}
        >
          {t("membership.leave")}
        </Button>
      }
    >
      <Refusal error={leave.error} />
    </Dialog>
  );
}
