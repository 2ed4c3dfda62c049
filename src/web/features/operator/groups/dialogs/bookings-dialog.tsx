/** Which bookings are in a group: those of the same package join it from other groups, whoever is taken out stays a customer. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { type GroupDetail, useGroupBookings, useSetBookings } from "../queries.ts";
import { BookingChoice } from "./booking-choice.tsx";
import { GroupRefusal } from "./refusal.tsx";

interface BookingsDialogProps {
  group: GroupDetail;
  /** What is chosen when it opens. */
  chosen: readonly string[];
  onClose: () => void;
}

export function BookingsDialog({ group, chosen: first, onClose }: BookingsDialogProps) {
  const t = useTranslations("groups");
  const [chosen, setChosen] = useState<readonly string[]>(first);
  const [divideHouseholds, setDivide] = useState(false);
  const { data: bookings } = useGroupBookings(group.packageId);
  const save = useSetBookings(group, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("form.bookings")}
      description={<bdi>{group.packageName}</bdi>}
      footer={
        <Button
          size="lg"
          pending={save.isPending}
          pendingLabel={t("form.saving")}
          onClick={() => save.mutate({ bookingIds: [...chosen], divideHouseholds })}
        >
          {t("form.save")}
        </Button>
      }
    >
      <div className="grid gap-5">
        {!bookings && <Skeleton className="h-32" />}
        {bookings && <BookingChoice bookings={bookings} chosen={chosen} groupId={group.id} onChange={setChosen} />}
        <GroupRefusal error={save.error} isDivided={divideHouseholds} onDivide={setDivide} />
      </div>
    </Dialog>
  );
}
