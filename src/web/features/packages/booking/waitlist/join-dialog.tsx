/** Joining the line of a sold-out package: how many, which room, for whom, and the rules of the line before anything is pressed. */
import { useTranslations } from "use-intl";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { usePackage } from "../../queries.ts";
import { JoinForm } from "./join-form.tsx";

export function JoinWaitlistDialog({ packageId, onClose }: { packageId: string; onClose: () => void }) {
  const t = useTranslations("waitlist");
  const { dateRange } = useFormats();
  const { data: item } = usePackage(packageId);
  if (!item) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={<bdi>{item.title}</bdi>}
      description={t("join.lead", { dates: dateRange(item.departureDate, item.returnDate) })}
    >
      <JoinForm item={item} />
    </Dialog>
  );
}
