/** The account's present password, which a change that matters asks for. */
import type { ComponentProps } from "react";
import { PasswordField } from "#web/ui/forms/password-field.tsx";

type OwnPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, "autoComplete" | "required">;

export function OwnPasswordField(props: OwnPasswordFieldProps) {
  return <PasswordField {...props} autoComplete="current-password" required />;
}
