/** Divides what is open of a booking, or what the Nusuk wallet needs, among people and dates, and keeps it. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { fromDecimal } from "#domain/money.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { type Household, type PlannedBooking, useHouseholds, useOwnBookings, useSavePlan } from "../queries.ts";
import { PayerChoice, Preview, type TypedPlan, WhatFor } from "./save-fields.tsx";
import { type Owed, owedFor, owedToWallet, payable, payersOf, stepsFor } from "./split-model.ts";

export function SaveDialog({ onClose }: { onClose: () => void }) {
  const bookings = useOwnBookings();
  const households = useHouseholds();
  return (
    <Loaded query={bookings}>
      {(all) => (
        <Loaded query={households}>
          {(groups) => <SaveForm bookings={payable(all)} household={groups[0]} onClose={onClose} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface SaveFormProps {
  bookings: readonly PlannedBooking[];
  household: Household | undefined;
  onClose: () => void;
}

function SaveForm({ bookings, household, onClose }: SaveFormProps) {
  const t = useTranslations("payments");
  const errorText = useErrorText();
  const formId = useId();
  const payers = payersOf(household, t("split.you"));
  const [typed, setTyped] = useState<TypedPlan>(() => startOf(bookings, t("split.defaultTitle"), payers.length));
  const save = useSavePlan(onClose);
  const owed = owedOf(typed, bookings);
  const steps = owed
    ? stepsFor(
        owed,
        payers.filter((_, index) => typed.paying.includes(index)),
      )
    : [];
  const isReady = owed !== null && steps.length > 0 && typed.title.trim() !== "";
  const send = () => {
    if (!isReady) return;
    save.mutate({ body: bodyOf(typed, steps) });
  };
  const change = (changes: Partial<TypedPlan>) => setTyped({ ...typed, ...changes });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("split.newTitle")}
      description={t("split.newLead")}
      footer={
        <Button
          type="submit"
          form={formId}
          disabled={!isReady}
          pending={save.isPending}
          pendingLabel={t("split.saving")}
        >
          {t("split.save")}
        </Button>
      }
    >
      <form
        id={formId}
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <WhatFor typed={typed} bookings={bookings} onChange={change} />
        <PayerChoice payers={payers} paying={typed.paying} onChange={(paying) => change({ paying })} />
        <Preview steps={steps} payers={payers} />
        {save.error && (
          <Banner tone="bad" role="alert">
            {errorText(save.error)}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}

function startOf(bookings: readonly PlannedBooking[], title: string, payers: number): TypedPlan {
  return {
    title,
    bookingId: bookings[0]?.id ?? null,
    ...{ total: "", lastDay: "", parts: 3 },
    paying: Array.from({ length: payers }, (_, index) => index),
  };
}

/** Null while something is missing. */
function owedOf({ bookingId, total, lastDay, parts }: TypedPlan, bookings: readonly PlannedBooking[]): Owed | null {
  const booking = bookings.find(({ id }) => id === bookingId);
  if (booking) return owedFor(booking);
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(total) || Number(total) <= 0 || lastDay === "") return null;
  return owedToWallet(fromDecimal(total), lastDay, parts);
}

function bodyOf({ title, bookingId }: TypedPlan, steps: ReturnType<typeof stepsFor>) {
  const target = bookingId === null ? ("wallet" as const) : ("operator" as const);
  return { title: title.trim(), target, bookingId, steps };
}
