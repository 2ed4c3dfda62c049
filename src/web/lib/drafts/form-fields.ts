/** Reading a native form and naming what is missing, before anything is sent. */

export type FieldErrors = Readonly<Record<string, string>>;

/** Field name → text as typed; files are not expected here. */
export function readFormFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
}

interface Sentences {
  required: string;
  email: string;
}

/** The browser's own checks (required, email format), said in the page's language at each field. */
export function invalidFields(form: HTMLFormElement, sentences: Sentences): FieldErrors {
  const errors: Record<string, string> = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.validity.valid) continue;
    errors[field.name] = field.validity.valueMissing ? sentences.required : sentences.email;
  }
  return errors;
}

/** Puts the cursor where the first thing is to be put right. */
export function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find((field) => field instanceof HTMLInputElement && field.name in errors);
  if (first instanceof HTMLInputElement) first.focus();
}
