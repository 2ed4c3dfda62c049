/** Saves a copy of one's own data: with the documents' pages to be read, or alone for programs. */
import { useTranslations } from "use-intl";
import { exportOwnData } from "#contract/privacy.ts";
import type { ExportForm } from "#domain/contact/privacy-rights.ts";
import { pathOf } from "#web/lib/calls/api.ts";

const FORMS: Record<"access" | "portability", ExportForm> = { access: "zip", portability: "json" };

/** A link, so that the browser saves the file as it saves every other. */
export function CopyButton({ right }: { right: keyof typeof FORMS }) {
  const t = useTranslations("settings");
  return (
    <a
      href={pathOf(exportOwnData, { query: { form: FORMS[right] } })}
      download
      className="inline-flex min-h-12 items-center justify-center rounded-md border border-line-strong bg-surface px-5 text-sm font-semibold hover:border-brand hover:bg-brand-soft"
    >
      {t(`privacy.${right}.action`)}
    </a>
  );
}
