/** What no booking knows: the group, the pole of the camp, the guide's phone; kept sealed with the papers. */
import { type SubmitEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { CARD_FIELDS, type CardNotes, MAX_CARD_NOTE } from "#domain/hajj/lost-card.ts";
import { plainFigure } from "#domain/latin-digits.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { VaultError } from "../vault/vault-database.ts";
import { keepNotes } from "../vault/vault-store.ts";

export function CardNotesForm({ notes }: { notes: CardNotes }) {
  const t = useTranslations("hajj");
  const [said, setSaid] = useState<string | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = CARD_FIELDS.map((field) => [field, String(form.get(field)).trim()] as const);
    // The leader's phone is dialled from the card.
    const plain = typed.map(([field, note]) => [field, field === "leaderPhone" ? plainFigure(note) : note] as const);
    const noted = plain.filter(([field, note]) => note !== (notes[field] ?? ""));
    try {
      await keepNotes(Object.fromEntries(noted));
      setSaid(t("card.saved"));
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
      setSaid(t(`papers.${error.reason}`));
    }
  }

  return (
    <Card title={t("card.notes")} className="print:hidden">
      <form onSubmit={(event) => void submit(event)} className="grid gap-4 md:grid-cols-2">
        {CARD_FIELDS.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(`card.${field}`)}
            defaultValue={notes[field] ?? ""}
            maxLength={MAX_CARD_NOTE}
            dir={field === "leaderPhone" ? "ltr" : "auto"}
            type={field === "leaderPhone" ? "tel" : "text"}
            autoComplete="off"
          />
        ))}
        <div className="flex flex-wrap items-center gap-4 md:col-span-2">
          <Button type="submit">{t("card.save")}</Button>
          <p role="status" className="text-sm text-muted">
            {said}
          </p>
        </div>
      </form>
    </Card>
  );
}
