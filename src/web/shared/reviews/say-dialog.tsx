/** A dialog in which one says something and sends it: an answer, a reason, a question. */
import { type ReactNode, useId, useState } from "react";
import { useErrorText } from "../../lib/calls/error-text.ts";
import { Button } from "../../ui/actions/button.tsx";
import { TextAreaField } from "../../ui/forms/text-field.tsx";
import { Dialog } from "../../ui/surfaces/dialog.tsx";

interface SayDialogProps {
  title: string;
  text: string;
  label: string;
  hint?: string;
  submit: string;
  pendingLabel: string;
  keep: string;
  /** Characters that are needed; 0: it may stay empty. */
  shortest?: number;
  longest: number;
  danger?: boolean;
  sending: { readonly isPending: boolean; readonly error: Error | null };
  onSend: (words: string) => void;
  onClose: () => void;
  /** Further fields, above the words. */
  children?: ReactNode;
}

export function SayDialog(props: SayDialogProps) {
  const { label, hint, shortest = 1, longest, sending, children } = props;
  const errorText = useErrorText();
  const formId = useId();
  const [words, setWords] = useState("");
  const typed = words.trim();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={props.title}
      description={props.text}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant={props.danger ? "danger" : "primary"}
            disabled={typed.length < shortest}
            pending={sending.isPending}
            pendingLabel={props.pendingLabel}
          >
            {props.submit}
          </Button>
          <Button variant="outline" onClick={props.onClose}>
            {props.keep}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          props.onSend(typed);
        }}
      >
        {children}
        <TextAreaField
          label={label}
          hint={hint}
          error={sending.error ? errorText(sending.error) : undefined}
          required={shortest > 0}
          dir="auto"
          rows={5}
          maxLength={longest}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
