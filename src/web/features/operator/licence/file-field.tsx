/** A file chooser for one page of a licence. */
import { useTranslations } from "use-intl";
import { MAX_UPLOAD_BYTES } from "#domain/documents/document.ts";
import { ACCEPTED_FILES } from "#domain/documents/file-kind.ts";
import { CONTROL_LOOK, Field } from "#web/ui/forms/field.tsx";

const KINDS = Object.entries(ACCEPTED_FILES).flatMap(([kind, endings]) => [kind, ...endings]);
const BYTES_PER_MEGABYTE = 1024 * 1024;

interface FileFieldProps {
  label: string;
  error?: string | undefined;
  onChoose: (file: File | null) => void;
}

export function FileField({ label, error, onChoose }: FileFieldProps) {
  const t = useTranslations("licences");
  const hint = t("form.fileHint", { megabytes: MAX_UPLOAD_BYTES / BYTES_PER_MEGABYTE });
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept={KINDS.join(",")}
          className={`${CONTROL_LOOK} file:me-3 file:font-semibold file:text-brand`}
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
        />
      )}
    </Field>
  );
}
