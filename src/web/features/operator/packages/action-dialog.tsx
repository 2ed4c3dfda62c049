/** Asks once before a package goes on sale, off sale, or ends its sale for good; says the fee, and what becomes of bookings. */
import { useTranslations } from "use-intl";
import type { PackageAction } from "#domain/packages/package.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { type OwnPackage, usePackageActions, usePackageStanding } from "../queries.ts";

interface ActionDialogProps {
  item: OwnPackage;
  action: PackageAction;
  onClose: () => void;
}

export function ActionDialog({ item, action, onClose }: ActionDialogProps) {
  const t = useTranslations("operator");
  const act = usePackageActions(onClose)[action];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`packages.action.${action}.title`, { title: item.title })}
      description={t(`packages.action.${action}.text`)}
      footer={
        <>
          <Button
            variant={action === "close" ? "danger" : "primary"}
            pending={act.isPending}
            pendingLabel={t("packages.action.pending")}
            onClick={() => act.mutate({ params: { id: item.id } })}
          >
            {t(`packages.action.${action}.open`)}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t("packages.action.keep")}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {action === "publish" && <Fee packageId={item.id} />}
        {action !== "publish" && <StandingBookings packageId={item.id} />}
        <Refusal error={act.error} />
      </div>
    </Dialog>
  );
}

function Fee({ packageId }: { packageId: string }) {
  const t = useTranslations("operator");
  const { percent } = useFormats();
  const { data } = usePackageStanding(packageId);
  if (!data) return null;
  const fee = data.serviceFeePercent;
  return <Banner>{fee === 0 ? t("packages.fee.none") : t("packages.fee.some", { percent: percent(fee) })}</Banner>;
}

/** The rules that hold: whoever has booked keeps the journey; only unpaid holds run out by themselves. */
export function StandingBookings({ packageId }: { packageId: string }) {
  const t = useTranslations("operator");
  const { data } = usePackageStanding(packageId);
  if (!data) return null;
  const { held, ...secured } = data.bookings;
  const { awaitingApproval, awaitingReference } = secured;
  const standing = Object.values(secured).reduce((sum, count) => sum + count, 0);
  if (standing + held === 0) return <p className="text-sm text-muted">{t("packages.standing.none")}</p>;
  return (
    <ul className="grid list-disc gap-1 ps-6 text-sm">
      {standing > 0 && <li>{t("packages.standing.stay", { count: standing, seats: data.seatsTaken })}</li>}
      {awaitingApproval > 0 && <li>{t("packages.standing.answer", { count: awaitingApproval })}</li>}
      {awaitingReference > 0 && <li>{t("packages.standing.reference", { count: awaitingReference })}</li>}
      {held > 0 && <li>{t("packages.standing.held", { count: held })}</li>}
    </ul>
  );
}
