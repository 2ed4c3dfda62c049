/** Adds a traveller or changes one; what the server refuses is said at its field. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Traveller } from "#contract/travellers.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { useErrorText } from "#web/lib/error-text.ts";
import { useSignedIn } from "#web/lib/session.ts";
import { type AskedTraveller, closeTravellerDialog } from "#web/lib/traveller-dialog.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { bodyOf, changesOf, EMPTY_FORM, formOf, relationshipsFor, type TravellerForm } from "./form-model.ts";
import { NameFields } from "./name-fields.tsx";
import { NeedsFields } from "./needs-fields.tsx";
import { PassportFields } from "./passport-fields.tsx";
import { useAddTraveller, useChangeTraveller, useTravellers } from "./queries.ts";

export function TravellerDialog({ asked }: { asked: AskedTraveller }) {
  const t = useTranslations("travellers");
  const { traveller } = asked;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closeTravellerDialog()}
      size="lg"
      title={traveller ? t("form.changeTitle", { name: fullName(traveller) }) : t("form.addTitle")}
      description={t("form.lead")}
    >
      <Form {...asked} />
    </Dialog>
  );
}

function Form({ traveller, asSelf, onSaved }: AskedTraveller) {
  const t = useTranslations("travellers");
  const [form, setForm] = useState(useFirstForm(traveller, asSelf));
  const hasSelf = useTravellers().data?.some(({ isSelf }) => isSelf) ?? false;
  const save = useSave(traveller, onSaved);
  const fields = {
    form,
    errors: save.error instanceof ApiError ? save.error.fieldErrors : {},
    onChange: (changes: Partial<TravellerForm>) => setForm({ ...form, ...changes }),
  };
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        // Through the tree of components this form may stand inside another one's dialog.
        event.stopPropagation();
        event.preventDefault();
        save.send(form);
      }}
    >
      <NameFields {...fields} relationships={relationshipsFor(form, hasSelf, traveller === null)} />
      <PassportFields {...fields} />
      <ContactFields {...fields} />
      <NeedsFields {...fields} stands={traveller !== null && traveller.specialNeeds !== null} />
      <Refusal error={save.error} />
      <div className="sticky bottom-0 -mx-5 -mb-5 border-t border-line bg-surface px-5 py-4 md:-mx-7 md:px-7">
        <Button type="submit" size="lg" pending={save.isPending} pendingLabel={t("form.saving")}>
          {t("form.save")}
        </Button>
      </div>
    </form>
  );
}

/** Somebody new most likely lives where the account's owner does. */
function useFirstForm(traveller: Traveller | null, asSelf: boolean): TravellerForm {
  const { firstName, lastName, countryOfResidence } = useSignedIn();
  if (traveller) return formOf(traveller);
  const form = { ...EMPTY_FORM, countryOfResidence: countryOfResidence ?? "" };
  return asSelf ? { ...form, relationship: "self", surname: lastName, givenNames: firstName } : form;
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
        : add.mutate({ body: bodyOf(form) }),
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
