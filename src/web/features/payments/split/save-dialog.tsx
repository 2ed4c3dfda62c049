/** Divides what is open of a booking, or what the Nusuk wallet needs, among people and dates, and keeps it. */
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { PlannableBooking } from "#contract/payment-dues.ts";
import { typedMinor } from "#domain/typed-number.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { SplitPeopleFields } from "../people/people-fields.tsx";
import { numberedPeople, peopleOf, wrongOf } from "../people/people-model.ts";
import { type PayingHousehold, useDues, useHouseholds, usePaymentHistory, useSavePlan } from "../queries.ts";
import { Preview } from "./preview.tsx";
import { SplitPurposeFields, type TypedPlan } from "./save-fields.tsx";
import {
  type DivisibleAmount,
  dividedAmong,
  divisibleAmountOf,
  laidOut,
  owedToWallet,
  stepsOf,
} from "./split-model.ts";

const MOST_PAYERS = 10;

export function SaveDialog({ onClose }: { onClose: () => void }) {
  const [bookings, households] = [useDues(), useHouseholds()];
  return (
    <Loaded query={bookings}>
      {(all) => (
        <Loaded query={households}>
          {(groups) => (
            <SaveForm bookings={all.filter(({ notYet }) => notYet === null)} households={groups} onClose={onClose} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface SaveFormProps {
  bookings: readonly PlannableBooking[];
  households: readonly PayingHousehold[];
  onClose: () => void;
}

function SaveForm({ bookings, households, onClose }: SaveFormProps) {
  const t = useTranslations("payments");
  const formId = useId();
  const history = usePaymentHistory();
  const you = t("split.you");
  const [typed, setTyped] = useState<TypedPlan>(() =>
    startOf(bookings, households, { title: t("split.defaultTitle"), you }),
  );
  const save = useSavePlan(onClose);
  const { title, bookingId, people, mode } = typed;
  const booking = bookings.find(({ id }) => id === bookingId);
  const owed = owedOf(typed, booking);
  const parts = owed && dividedAmong(owed, people, mode);
  const isRight = people.every((person) => wrongOf(person, mode).length === 0);
  const isReady = parts !== null && parts.length > 0 && isRight && title.trim() !== "";
  const send = () => {
    if (!(isReady && owed)) return;
    const target = booking?.target ?? ("wallet" as const);
    save.mutate({ body: { title: title.trim(), target, bookingId, steps: stepsOf(parts, owed.currency) } });
  };
  const change = (changes: Partial<TypedPlan>) => {
    const next = bookings.find(({ id }) => id === changes.bookingId);
    const isOther = "bookingId" in changes && next?.familyId !== booking?.familyId;
    setTyped({ ...typed, ...changes, ...(isOther ? { people: payersOf(next, households, you) } : {}) });
  };
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
        <SplitPurposeFields typed={typed} bookings={bookings} onChange={change} />
        <SplitPeopleFields
          people={people}
          mode={mode}
          currency={owed?.currency ?? "SAR"}
          onPeople={(changed) => change({ people: changed })}
          onMode={(chosen) => change({ mode: chosen })}
        />
        <Preview
          owed={owed}
          people={people}
          mode={mode}
          parts={parts}
          paidMinor={laidOut(history.data ?? [], bookingId)}
        />
        <Refusal error={save.error} />
      </form>
    </Dialog>
  );
}

interface StartWords {
  readonly title: string;
  readonly you: string;
}

function startOf(
  bookings: readonly PlannableBooking[],
  households: readonly PayingHousehold[],
  { title, you }: StartWords,
): TypedPlan {
  const [first] = bookings;
  return {
    ...{ title, bookingId: first?.id ?? null, total: "", lastDay: "", parts: 3, mode: "equal" },
    people: payersOf(first, households, you),
  };
}

/** Of the household that a booking is for, else of the reader's first; the reader alone where there is none. */
function payersOf(booking: PlannableBooking | undefined, households: readonly PayingHousehold[], you: string) {
  const household = households.find(({ id }) => id === booking?.familyId) ?? households[0];
  if (!household) return numberedPeople(1, () => you);
  return peopleOf(household, MOST_PAYERS).map((person) => (person.isYou ? { ...person, name: you } : person));
}

/** Null while something is missing. */
function owedOf({ total, lastDay, parts }: TypedPlan, booking: PlannableBooking | undefined): DivisibleAmount | null {
  if (booking) return divisibleAmountOf(booking);
  const minor = typedMinor(total) ?? 0;
  return minor === 0 || lastDay === "" ? null : owedToWallet(minor, lastDay, parts);
}
