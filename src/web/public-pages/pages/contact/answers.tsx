/** What a form sent without the script is answered with: the reference, or why it was not sent. */
import { CircleAlert, CircleCheck } from "lucide-react";
import { COLUMN, LOOK } from "../../frame/look.ts";
import { addressIn, type PageProps } from "../../page.ts";
import { PageHead } from "../../sections/night/page-head.tsx";
import { PLACEHOLDERS } from "../../slots.ts";

export function ContactSent({ language, words: { contact: t } }: PageProps) {
  return (
    <>
      <PageHead seed="contact" eyebrow={t("head.eyebrow")} title={t("sent.title")} />
      <section aria-label={t("sent.title")} className={`${COLUMN} py-18`}>
        <CircleCheck aria-hidden="true" className="size-10 text-ok" />
        <dl className="mt-6 grid gap-5">
          <div>
            <dt className="text-muted">{t("sent.reference")}</dt>
            <dd className="num font-serif text-3xl">{PLACEHOLDERS.reference}</dd>
          </div>
          <div>
            <dt className="text-muted">{t("sent.due")}</dt>
            <dd className="text-xl">{PLACEHOLDERS.dueAt}</dd>
          </div>
        </dl>
        <p className="mt-6 max-w-[40rem]">{t("sent.hint")}</p>
        <a href={addressIn(language, "/")} className={`${LOOK.outline} mt-8`}>
          {t("sent.home")}
        </a>
      </section>
    </>
  );
}

export function ContactProblem({ language, words: { contact: t } }: PageProps) {
  return (
    <>
      <PageHead seed="contact" eyebrow={t("head.eyebrow")} title={t("problem.title")} />
      <section aria-label={t("problem.title")} className={`${COLUMN} py-18`}>
        <CircleAlert aria-hidden="true" className="size-10 text-bad" />
        <p className="mt-6 max-w-[40rem] text-lg">{PLACEHOLDERS.reason}</p>
        <p className="mt-4 max-w-[40rem] text-muted">{t("problem.hint")}</p>
        <a href={addressIn(language, "/contact")} className={`${LOOK.outline} mt-8`}>
          {t("problem.back")}
        </a>
      </section>
    </>
  );
}
