/** What the forms of an account share: field errors from the browser's checks, then from the server's answer. */
import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiError } from "../../lib/calls/api-error.ts";
import { type FieldErrors, focusFirst, invalidFields, readFormFields } from "../../lib/drafts/form-fields.ts";

/** `send` gets the values of a form in which nothing is missing. */
export function useAccountForm(send: (values: Record<string, string>) => void) {
  const t = useTranslations("auth");
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});

  function show(found: FieldErrors): void {
    setErrors(found);
    if (form.current) focusFirst(form.current, found);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = invalidFields(event.currentTarget, { required: t("required"), email: t("emailFormat") });
    show(found);
    if (Object.keys(found).length === 0) send(readFormFields(event.currentTarget));
  }

  return {
    form: { ref: form, noValidate: true, onSubmit },
    errors,
    /** Shows at their fields what the server refused; wrong credentials name no field and stand at the password. */
    showRefusal: (error: Error) => show(error instanceof ApiError ? refusedFields(error) : {}),
  };
}

function refusedFields({ code, problem, fieldErrors }: ApiError): FieldErrors {
  return code === "wrong_credentials" && problem ? { password: problem.detail } : fieldErrors;
}
