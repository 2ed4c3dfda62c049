/** SPEC's Create Group: what it is called, which package, and which confirmed bookings are in it. */
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { dateOf } from "#domain/calendar.ts";
import { typedWhole } from "#domain/typed-number.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import type { OwnPackage } from "../../queries.ts";
import { type GroupBooking, type GroupDetail, useCreateGroup, useGroupBookings } from "../queries.ts";
import { BookingChoice } from "./booking-choice.tsx";
import { type FieldsDraft, GroupFields } from "./group-fields.tsx";
import { GroupRefusal } from "./refusal.tsx";

/** Seats of a coach. */
const COACH = 45;
const EMPTY: FieldsDraft = { name: "", leader: "", bus: "", note: "", sizeLimit: String(COACH) };
const FORM = "create-group";

interface CreateDialogProps {
  packages: readonly OwnPackage[];
  onClose: () => void;
  onCreated: (group: GroupDetail) => void;
}

export function CreateGroupDialog({ packages, onClose, onCreated }: CreateDialogProps) {
  const t = useTranslations("groups");
  const [draft, setDraft] = useState(EMPTY);
  const [packageId, setPackageId] = useState("");
  const [chosen, setChosen] = useState<string[] | null>(null);
  const [divideHouseholds, setDivide] = useState(false);
  const found = useGroupBookings(packageId);
  const create = useCreateGroup((group) => {
    showToast({ title: t("form.created", { name: group.name }), tone: "good" });
    onCreated(group);
  });
  const sizeLimit = typedWhole(draft.sizeLimit);
  const bookingIds = chosen ?? stillFree(found.data ?? [], sizeLimit ?? 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sizeLimit !== null) create.mutate({ body: { ...draft, sizeLimit, packageId, bookingIds, divideHouseholds } });
  };
  const errors = create.error instanceof ApiError ? create.error.fieldErrors : {};
  const choosePackage = (id: string) => {
    setPackageId(id);
    setChosen(null);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("form.create")}
      footer={
        <Button type="submit" form={FORM} size="lg" pending={create.isPending} pendingLabel={t("form.saving")}>
          {t("form.submit")}
        </Button>
      }
    >
      <form id={FORM} className="grid gap-5" onSubmit={submit}>
        <PackageField packages={packages} value={packageId} onChange={choosePackage} />
        <GroupFields draft={draft} errors={errors} onChange={(changes) => setDraft({ ...draft, ...changes })} />
        {packageId !== "" && (
          <Loaded query={found} isInCard>
            {(bookings) => (
              <BookingChoice bookings={bookings} chosen={bookingIds} groupId={null} onChange={setChosen} />
            )}
          </Loaded>
        )}
        <GroupRefusal error={create.error} isDivided={divideHouseholds} onDivide={setDivide} />
      </form>
    </Dialog>
  );
}

interface PackageFieldProps {
  packages: readonly OwnPackage[];
  value: string;
  onChange: (id: string) => void;
}

/** Those that are not over, the next departure first. */
function PackageField({ packages, value, onChange }: PackageFieldProps) {
  const t = useTranslations("groups");
  const { dateRange } = useFormats();
  const ahead = packages
    .filter(({ status, returnDate }) => status !== "draft" && returnDate >= dateOf(new Date()))
    .toSorted((a, b) => a.departureDate.localeCompare(b.departureDate) || a.title.localeCompare(b.title));
  const options = ahead.map(({ id, title, departureDate, returnDate }) => ({
    value: id,
    label: `${title} · ${dateRange(departureDate, returnDate)}`,
  }));
  return (
    <SelectField
      label={t("form.package")}
      required
      value={value}
      options={[{ value: "", label: t("form.choosePackage") }, ...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** What is in no group yet, household by household, as far as the places reach. */
function stillFree(bookings: readonly GroupBooking[], limit: number): string[] {
  const free = bookings.filter(({ groupId }) => groupId === null);
  const households = [...new Set(free.map(({ household }) => household))];
  let left = limit;
  return households.flatMap((household) => {
    const own = free.filter((booking) => booking.household === household);
    const seats = own.reduce((sum, booking) => sum + booking.seats, 0);
    if (seats > left) return [];
    left -= seats;
    return own.map(({ bookingId }) => bookingId);
  });
}
