/** Adds a traveller or changes one; what the server refuses is said at its field. */

import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { Traveller } from "#contract/travellers.ts";
import { dateOf } from "#domain/calendar.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { useDraft } from "#web/lib/drafts/use-draft.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { useTravellers } from "#web/shared/people/queries.ts";
import { type AskedTraveller, closeTravellerDialog } from "#web/shared/people/traveller-dialog.ts";
import { useChangeTraveller } from "#web/shared/people/use-change-traveller.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { KeptNote } from "#web/ui/forms/kept-note.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { ContactFields } from "./contact-fields.tsx";
import {
  carriedOver,
  carrierFor,
  changesOf,
  EMPTY_FORM,
  isCarried,
  missingIn,
  relationshipsFor,
  type SpecialNeedsFields,
  specialNeedsOf,
  staysAtHome,
  type TravellerForm,
  travellerBody,
  travellerFormOf,
  travellerTexts,
} from "./form-model.ts";
import { type FieldsProps, NameFields } from "./name-fields.tsx";
import { NeedsFields } from "./needs-fields.tsx";
import { PassportFields } from "./passport-fields.tsx";
import { useAddTraveller } from "./queries.ts";

export function TravellerDialog({ asked: { traveller, asSelf, onSaved } }: { asked: AskedTraveller }) {
  const t = useTranslations("travellers");
  const formId = useId();
  const { form, isKept, change, forget, discard } = useForm(traveller, useFirstForm(traveller, asSelf));
  const save = useSave(traveller, (saved) => {
    forget();
    onSaved(saved);
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closeTravellerDialog()}
      size="lg"
      title={traveller ? t("form.changeTitle", { name: fullName(traveller) }) : t("form.addTitle")}
      description={t("form.lead")}
      footer={
        <Button type="submit" form={formId} size="lg" pending={save.isPending} pendingLabel={t("form.saving")}>
          {t(staysAtHome(form, dateOf(new Date())) ? "form.keepAtHome" : "form.save")}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          save.send(form);
        }}
      >
        {isKept && <KeptNote onDiscard={discard} />}
        <Fields
          form={form}
          errors={save.error instanceof ApiError ? save.error.fieldErrors : {}}
          onChange={change}
          traveller={traveller}
        />
        <Refusal error={save.error} />
      </form>
    </Dialog>
  );
}

function Fields({ traveller, ...fields }: FieldsProps & { traveller: Traveller | null }) {
  const known = useTravellers().data ?? [];
  const hasSelf = known.some(({ isSelf }) => isSelf);
  return (
    <>
      <NameFields {...fields} relationships={relationshipsFor(fields.form, hasSelf, traveller === null)} />
      <Carried traveller={traveller} known={known} form={fields.form} />
      <PassportFields {...fields} />
      <ContactFields {...fields} />
      <NeedsFields {...fields} stands={traveller !== null && traveller.specialNeeds !== null} />
    </>
  );
}

interface CarriedProps {
  traveller: Traveller | null;
  known: readonly Traveller[];
  form: TravellerForm;
}

/** What stands in the form because another of the household told it. */
function Carried({ traveller, known, form }: CarriedProps) {
  const t = useTranslations("travellers");
  const { list } = useFormats();
  const carrier = carrierFor(traveller, known);
  if (!carrier) return null;
  const facts = missingIn(toldOf(traveller), carrier).filter((fact) => isCarried(form, carrier, fact));
  if (facts.length === 0) return null;
  const names = list(facts.map((fact) => t(`fact.${fact}`)));
  return <p className="text-sm text-muted">{t("form.carried", { name: fullName(carrier), facts: names })}</p>;
}

function toldOf(traveller: Traveller | null): TravellerForm {
  return traveller ? travellerFormOf(traveller) : EMPTY_FORM;
}

/** Special needs are kept by nothing but a consent that was sent: of what is typed, the other texts alone. */
function useForm(traveller: Traveller | null, first: TravellerForm) {
  const [needs, setNeeds] = useState<SpecialNeedsFields>(() => specialNeedsOf(first));
  const { values, change, ...draft } = useDraft(`traveller.${traveller?.id ?? "new"}`, () => travellerTexts(first));
  return {
    ...draft,
    form: { ...values, ...needs },
    change(changes: Partial<TravellerForm>): void {
      const next = { ...values, ...needs, ...changes };
      setNeeds(specialNeedsOf(next));
      change(travellerTexts(next));
    },
  };
}

/** Somebody new most likely lives where the account's owner does; each shares what the household was asked before. */
function useFirstForm(traveller: Traveller | null, asSelf: boolean): TravellerForm {
  const { firstName, lastName, countryOfResidence } = useSignedIn();
  const known = useTravellers().data ?? [];
  const carrier = carrierFor(traveller, known);
  const told = toldOf(traveller);
  const form = carrier ? carriedOver(told, carrier, missingIn(told, carrier)) : told;
  if (traveller) return form;
  const added = { ...form, countryOfResidence: countryOfResidence ?? "" };
  return asSelf ? { ...added, relationship: "self", surname: lastName, givenNames: firstName } : added;
}

function useSave(traveller: Traveller | null, onSaved: (saved: Traveller) => void) {
  const end = (saved: Traveller) => {
    closeTravellerDialog();
    onSaved(saved);
  };
  const add = useAddTraveller(end);
  const change = useChangeTraveller(end);
  return {
    error: add.error ?? change.error,
    isPending: add.isPending || change.isPending,
    send: (form: TravellerForm) =>
      traveller
        ? change.mutate({ params: { id: traveller.id }, body: changesOf(traveller, form) })
        : add.mutate({ body: travellerBody(form) }),
  };
}

function Refusal({ error }: { error: Error | null }) {
  const t = useTranslations("travellers");
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <Banner tone="bad" role="alert" title={t("form.refused")}>
      {errorText(error)}
    </Banner>
  );
}
