/** A labelled control of the message form, with a place for what the server has against it. */
interface FormFieldProps {
  name: string;
  label: string;
  /** Beside the label. */
  aside?: string;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  maxLength: number;
  required?: boolean;
  isWide?: boolean;
  /** Makes it a text box of so many rows, which grows downwards. */
  rows?: number;
}

const LOOK =
  "min-h-13 w-full rounded-md border border-line-strong bg-surface px-4 py-2.5 text-base text-ink hover:border-brand aria-invalid:border-2 aria-invalid:border-bad";

export function ContactField({ label, aside, isWide, rows, type = "text", ...control }: FormFieldProps) {
  const id = `contact-${control.name}`;
  const shared = { ...control, id, dir: "auto", "aria-describedby": `${id}-problem` } as const;
  return (
    <div className={`min-w-0 ${isWide ? "sm:col-span-2" : ""}`}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside && <span className="text-sm text-muted">{aside}</span>}
      </div>
      {rows ? (
        <textarea {...shared} rows={rows} className={`${LOOK} resize-y`} />
      ) : (
        <input {...shared} type={type} className={LOOK} />
      )}
      <p id={`${id}-problem`} className="mt-1.5 text-sm text-bad empty:hidden" />
    </div>
  );
}
