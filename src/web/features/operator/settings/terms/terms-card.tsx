/** The terms that new packages begin with, and what they give back, for the owner to set. */
import { ScrollText } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { changeStandardTerms, getStandardTerms } from "#contract/standard-terms.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { NotSaved } from "../not-saved.tsx";
import { RefundPreview } from "./refund-preview.tsx";
import { TermsFields } from "./terms-fields.tsx";
import { type StandardTerms, termsBody, termsFormOf, termsOf } from "./terms-form.ts";

export function StandardTermsCard() {
  const t = useTranslations("standardTerms");
  return (
    <Loaded query={useRouteQuery(getStandardTerms)}>
      {(standard) => (
        <Card icon={ScrollText} title={t("title")}>
          <p className="mb-5 text-muted">{t("lead")}</p>
          <Form key={standard.version} standard={standard} />
        </Card>
      )}
    </Loaded>
  );
}

function Form({ standard }: { standard: StandardTerms }) {
  const t = useTranslations("standardTerms");
  const { demo } = useSignedIn();
  const [form, setForm] = useState(() => termsFormOf(standard));
  const save = useRouteMutation(changeStandardTerms, {
    invalidates: [getStandardTerms],
    onSuccess: () => showToast({ tone: "good", title: t("saved") }),
  });
  const terms = termsBody(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (terms) save.mutate({ body: { terms, version: standard.version } });
  };
  const errors = save.error instanceof ApiError ? save.error.fieldErrors : {};
  return (
    <form className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]" onSubmit={submit}>
      <fieldset className="grid min-w-0 gap-5" disabled={demo}>
        <TermsFields form={form} errors={errors} onChange={(changes) => setForm({ ...form, ...changes })} />
        <NotSaved error={save.error} route={getStandardTerms} reload={t("reload")} />
        {demo ? (
          <Banner>{t("demo")}</Banner>
        ) : (
          <Button type="submit" className="justify-self-start" pending={save.isPending} pendingLabel={t("saving")}>
            {t("save")}
          </Button>
        )}
      </fieldset>
      <RefundPreview terms={terms && termsOf(terms)} />
    </form>
  );
}
