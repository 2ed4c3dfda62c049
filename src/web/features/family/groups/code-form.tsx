/** The way into a group for somebody who was read a code. */
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { plainCode } from "#domain/typed-code.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

export function InvitationCodeForm() {
  const t = useTranslations("family");
  const navigate = useNavigate();
  const [code, setCode] = useState("");
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`/invitations#${plainCode(code)}`);
      }}
    >
      <TextField
        label={t("code.label")}
        hint={t("code.hint")}
        value={code}
        autoComplete="off"
        dir="ltr"
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="outline" disabled={plainCode(code) === ""}>
        {t("code.submit")}
      </Button>
    </form>
  );
}
