/** A ticket's code typed or pasted, alone or as the link that the QR holds. */
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";

export function TicketCodeForm() {
  const t = useTranslations("tickets");
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const code = codeIn(typed);
  return (
    <Card>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(`/tickets/${encodeURIComponent(code)}`);
        }}
      >
        <TextField
          label={t("check.code")}
          hint={t("check.hint")}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button type="submit" disabled={code === ""}>
            {t("check.submit")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The last piece of a link, or the code itself. */
function codeIn(typed: string): string {
  return typed.trim().split("/").at(-1) ?? "";
}
