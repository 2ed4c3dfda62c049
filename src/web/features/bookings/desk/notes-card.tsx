/** Notes among colleagues, with their author and time; pilgrims never see them. */
import { StickyNote } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_MESSAGE } from "#domain/bookings/desk/message.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextAreaField } from "#web/ui/forms/text-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { MomentText } from "#web/ui/text/values.tsx";
import { type DeskView, useNote } from "./queries.ts";

export function NotesCard({ desk: { booking, notes } }: { desk: DeskView }) {
  const t = useTranslations("desk");
  return (
    <Card icon={StickyNote} title={t("notes.title")} aside={t("notes.aside")}>
      <NoteForm bookingId={booking.id} />
      {notes.length > 0 && (
        <ol className="mt-5 grid gap-4 border-t border-line pt-4">
          {notes.map(({ id, author, at, body }) => (
            <li key={id}>
              <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {body}
              </p>
              <p className="text-xs text-muted">
                <bdi>{author ?? t("notes.gone")}</bdi> · <MomentText instant={at} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function NoteForm({ bookingId }: { bookingId: string }) {
  const t = useTranslations("desk");
  const errorText = useErrorText();
  const [body, setBody] = useState("");
  const note = useNote(() => setBody(""));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (body.trim() !== "") note.mutate({ params: { id: bookingId }, body: { body: body.trim() } });
      }}
    >
      <TextAreaField
        label={t("notes.label")}
        rows={2}
        maxLength={LONGEST_MESSAGE}
        value={body}
        error={note.error ? errorText(note.error) : undefined}
        onChange={(event) => setBody(event.target.value)}
      />
      <Button
        type="submit"
        variant="outline"
        className="mt-3"
        disabled={body.trim() === ""}
        pending={note.isPending}
        pendingLabel={t("notes.saving")}
      >
        {t("notes.save")}
      </Button>
    </form>
  );
}
