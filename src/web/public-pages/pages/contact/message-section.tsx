/** The message form: SPEC's fields and rules, sent as a plain form, or by the script without leaving the page. */
import { LONGEST_LETTER, LONGEST_SUBJECT } from "#domain/contact/contact.ts";
import { LOOK } from "../../frame/look.ts";
import { addressIn, type PageProps } from "../../page.ts";
import { Section } from "../../sections/section.tsx";
import { PLACEHOLDERS } from "../../slots.ts";
import type { PublicWords } from "../../words.ts";
import { ContactField } from "./form-field.tsx";
import { Receipt } from "./receipt.tsx";

export const FORM_ID = "message";
const ROWS = 6;

export function MessageSection({ language, words }: PageProps) {
  const t = words.contact;
  return (
    <Section id={FORM_ID} title={t("form.title")} lead={t("form.lead")}>
      <div className="max-w-[46rem] rounded-lg border border-line bg-surface p-6 shadow-card md:p-8">
        <form
          method="post"
          action={addressIn(language, "/contact")}
          data-contact=""
          data-failed={t("form.failed")}
          data-sending={t("form.sending")}
          className="grid gap-5 sm:grid-cols-2"
        >
          <input type="hidden" name="token" value={PLACEHOLDERS.formToken} />
          <input type="hidden" name="kind" value="form" />
          <Fields words={words} />
          <p data-privacy-lead="" hidden className="rounded-md bg-brand-soft px-4 py-3 sm:col-span-2">
            {t("form.privacyLead")}
          </p>
          <p data-problem="" role="alert" hidden className="rounded-md bg-bad-soft px-4 py-3 text-bad sm:col-span-2" />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
            <button type="submit" className={`${LOOK.primary} max-sm:w-full`}>
              {t("form.send")}
            </button>
            <p className="min-w-0 flex-1 basis-64 text-xs text-muted">
              {t("form.privacy")}{" "}
              <a href={addressIn(language, "/privacy")} className="underline hover:text-brand">
                {t("form.policy")}
              </a>
            </p>
          </div>
        </form>
        <Receipt words={words} />
      </div>
    </Section>
  );
}

/** Only the browser's own checks (SPEC §5); the last field is for programs. */
function Fields({ words: { contact: t } }: { words: PublicWords }) {
  return (
    <>
      <p className="text-sm text-muted sm:col-span-2">{t("form.required")}</p>
      <ContactField name="firstName" label={t("form.firstName")} autoComplete="given-name" maxLength={200} required />
      <ContactField name="lastName" label={t("form.lastName")} autoComplete="family-name" maxLength={200} required />
      <ContactField name="email" type="email" label={t("form.email")} autoComplete="email" maxLength={320} required />
      <ContactField
        name="phone"
        type="tel"
        label={t("form.phone")}
        aside={t("form.optional")}
        autoComplete="tel"
        maxLength={40}
      />
      <ContactField name="subject" label={t("form.subject")} maxLength={LONGEST_SUBJECT} required isWide />
      <ContactField name="message" label={t("form.message")} maxLength={LONGEST_LETTER} required isWide rows={ROWS} />
      <div aria-hidden="true" className="unseen">
        <label>
          {t("form.website")}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
