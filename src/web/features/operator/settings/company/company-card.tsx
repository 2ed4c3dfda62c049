/** What the company tells of itself, for its owner to write. */
import { Building2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { changeCompany, getCompany } from "#contract/company.ts";
import type { RouteResult } from "#contract/route.ts";
import { LONGEST_COMPANY_ABOUT, LONGEST_COMPANY_ADDRESS, MAX_COMPANY_PHONES } from "#domain/operators/company.ts";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { NotSaved } from "../not-saved.tsx";

type Company = RouteResult<typeof getCompany>;

export function CompanyCard() {
  const t = useTranslations("company");
  return (
    <Loaded query={useRouteQuery(getCompany)}>
      {(company) => (
        <Card icon={Building2} title={t("title")}>
          <p className="mb-5 text-muted">{t("lead")}</p>
          <dl className="mb-5">
            <dt className="text-sm text-muted">{t("name")}</dt>
            <dd className="text-lg font-semibold">
              <bdi>{company.name}</bdi>
            </dd>
            <dd className="text-sm text-muted">{t("nameHint")}</dd>
          </dl>
          {/* What was written elsewhere is drawn anew; what is typed here stays until then. */}
          <CompanyForm key={company.version} company={company} />
        </Card>
      )}
    </Loaded>
  );
}

const PHONE_PLACES = Array.from({ length: MAX_COMPANY_PHONES }, (_, place) => place);

function CompanyForm({ company }: { company: Company }) {
  const t = useTranslations("company");
  const { demo } = useSignedIn();
  const [form, setForm] = useState(() => formOf(company));
  const save = useSaveCompany();
  const set = (changes: Partial<typeof form>) => setForm({ ...form, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ body: bodyOf(form, company.version) });
  };
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <TextAreaField
        label={t("address")}
        rows={3}
        autoComplete="street-address"
        maxLength={LONGEST_COMPANY_ADDRESS}
        disabled={demo}
        value={form.address}
        onChange={({ target }) => set({ address: target.value })}
      />
      <Phones phones={form.phones} fixed={demo} errors={save.fieldErrors} onChange={(phones) => set({ phones })} />
      <TextField
        type="email"
        dir="ltr"
        label={t("email")}
        error={save.fieldErrors.email}
        maxLength={254}
        disabled={demo}
        value={form.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      <TextAreaField
        label={t("about")}
        hint={t("aboutHint", { most: LONGEST_COMPANY_ABOUT })}
        rows={6}
        maxLength={LONGEST_COMPANY_ABOUT}
        disabled={demo}
        value={form.about}
        onChange={({ target }) => set({ about: target.value })}
      />
      <NotSaved error={save.error} route={getCompany} reload={t("reload")} />
      {demo ? (
        <Banner>{t("demo")}</Banner>
      ) : (
        <Button type="submit" className="justify-self-start" pending={save.isPending} pendingLabel={t("saving")}>
          {t("save")}
        </Button>
      )}
    </form>
  );
}

interface PhonesProps {
  phones: readonly string[];
  fixed: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (phones: string[]) => void;
}

/** The server counts those that are filled in. */
function Phones({ phones, fixed, errors, onChange }: PhonesProps) {
  const t = useTranslations("company");
  const sent = (place: number) => phones.slice(0, place).filter(Boolean).length;
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {PHONE_PLACES.map((place) => (
        <TextField
          key={place}
          type="tel"
          dir="ltr"
          label={t("phone", { number: place + 1 })}
          hint={place === 0 ? t("phoneHint") : undefined}
          error={phones[place] ? errors[`phones.${sent(place)}`] : undefined}
          maxLength={40}
          disabled={fixed}
          value={phones[place] ?? ""}
          onChange={({ target }) =>
            onChange(PHONE_PLACES.map((at) => (at === place ? target.value : (phones[at] ?? ""))))
          }
        />
      ))}
    </div>
  );
}

function useSaveCompany() {
  const t = useTranslations("company");
  const save = useRouteMutation(changeCompany, {
    invalidates: [getCompany],
    onSuccess: () => showToast({ tone: "good", title: t("saved") }),
  });
  const { error } = save;
  return { ...save, fieldErrors: error instanceof ApiError ? error.fieldErrors : {} };
}

function formOf({ address, phones, email, about }: Company) {
  return { address, phones, email: email ?? "", about };
}

function bodyOf({ address, phones, email, about }: ReturnType<typeof formOf>, version: number) {
  const filled = phones.map((phone) => phone.trim()).filter(Boolean);
  return { address, phones: filled, email: email.trim() || null, about, version };
}
