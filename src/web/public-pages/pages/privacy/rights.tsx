/** The six rights, each leading to its own button in the settings. */
import { PRIVACY_RIGHTS } from "#domain/contact/privacy-rights.ts";
import { LOOK } from "../../frame/look.ts";
import type { PublicWords } from "../../words.ts";

export function Rights({ words: { privacy: t }, contact }: { words: PublicWords; contact: string }) {
  return (
    <>
      <p>
        {t("rights.lead")}{" "}
        <a href={contact} className="text-brand underline">
          {t("rights.write")}
        </a>
      </p>
      <ol className="grid gap-4">
        {PRIVACY_RIGHTS.map((right) => (
          <li
            key={right}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-5 shadow-card"
          >
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="text-xl">{t(`rights.${right}.title`)}</h3>
              <p className="mt-1 text-sm text-muted">{t(`rights.${right}.text`)}</p>
            </div>
            <a href={`/settings?right=${right}`} className={LOOK.outline}>
              {t(`rights.${right}.action`)}
            </a>
          </li>
        ))}
      </ol>
      <p>{t("rights.complain")}</p>
    </>
  );
}
