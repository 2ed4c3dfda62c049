/** A file chooser for one page of a licence. */
import { useTranslations } from "use-intl";
import { MAX_UPLOAD_MEGABYTES } from "#domain/documents/document.ts";
import { FileField } from "#web/ui/forms/file-field.tsx";

interface PageFieldProps {
  label: string;
  error?: string | undefined;
  onChoose: (file: File | null) => void;
}

export function PageField(props: PageFieldProps) {
  const t = useTranslations("licences");
  return <FileField {...props} hint={t("form.fileHint", { megabytes: MAX_UPLOAD_MEGABYTES })} />;
}
