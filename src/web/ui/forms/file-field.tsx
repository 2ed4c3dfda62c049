/** A chooser for one file of the kinds that are taken. */
import { CHOOSABLE_KINDS } from "./choosable.ts";
import { CONTROL_LOOK, Field } from "./field.tsx";

interface FileFieldProps {
  label: string;
  hint: string;
  error?: string | undefined;
  onChoose: (file: File | null) => void;
}

export function FileField({ label, hint, error, onChoose }: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept={CHOOSABLE_KINDS}
          className={`${CONTROL_LOOK} file:me-3 file:font-semibold file:text-brand`}
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
        />
      )}
    </Field>
  );
}
