/** One fact with its copy button. */
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Messages } from "#i18n/messages/en.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Latin } from "#web/ui/text/values.tsx";

export type CopiedField = keyof Messages["handoff"]["copy"]["fields"];

interface CopyRowProps {
  field: CopiedField;
  /** Whose it is. */
  name: string;
  /** Null or empty: not told. */
  value: string | null;
  note?: string;
  /** Left to right in every language. */
  latin?: boolean;
  onSaid: (words: string) => void;
  /** Beside the copy button. */
  children?: ReactNode;
}

export function CopyRow({ field, name, value, note, latin = false, onSaid, children }: CopyRowProps) {
  const t = useTranslations("handoff");
  const what = t(`copy.fields.${field}`);
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => onSaid(t("copy.copied", { what, name })),
      () => onSaid(t("copy.failed")),
    );
  return (
    <FieldRow label={what}>
      <span className="min-w-0 flex-1 basis-40">
        {value ? (
          <span className="font-semibold break-words select-all">
            {latin ? <Latin>{value}</Latin> : <bdi>{value}</bdi>}
          </span>
        ) : (
          <span className="text-muted">{t("copy.missing")}</span>
        )}
        {value && note && <span className="text-sm text-muted"> ({note})</span>}
      </span>
      <span data-no-print="" className="flex flex-wrap gap-2">
        {children}
        {value && (
          <Button
            variant="outline"
            aria-label={t("copy.copyLabel", { what, name })}
            onClick={() => copy(value)}
            icon={<Copy aria-hidden="true" className="size-4.5" />}
          >
            {t("copy.copy")}
          </Button>
        )}
      </span>
    </FieldRow>
  );
}

export function FieldRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-2.5 md:grid-cols-[13rem_minmax(0,1fr)] md:items-center print:py-1">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-3">{children}</dd>
    </div>
  );
}
