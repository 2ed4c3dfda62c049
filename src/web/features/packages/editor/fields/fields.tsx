/** Fields of the editor's form: each knows its label, its text and what is wrong with it. */
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextAreaField, TextField } from "#web/ui/forms/text-field.tsx";
import type { FormField } from "../form/parts.ts";
import type { EditorState } from "../use-editor.ts";

export interface PartProps {
  editor: EditorState;
}

interface OfferFieldProps extends PartProps {
  name: FormField;
  hint?: string;
}

/** What is wrong is said once something was typed, or once the server has said it. */
function useField({ editor, name }: OfferFieldProps) {
  const t = useTranslations("offers");
  const sentence = useProblemSentence();
  const problem = editor.problems.find(({ field }) => field === name);
  const isShown = problem && (problem.key !== "required" || editor.hasChanged) && editor.form[name] !== "";
  return {
    label: t(`form.${name}`),
    name,
    value: editor.form[name],
    error: editor.refusedFields[name] ?? (isShown ? sentence(problem) : undefined),
  };
}

/** The editor's own words for what its rules find. */
export function useProblemSentence() {
  const t = useTranslations("offers");
  return ({ key, params }: { key: string; params?: Readonly<Record<string, string | number>> }): string => {
    const known = PROBLEMS.find((one) => one === key) ?? "wrong";
    return t(`problem.${known}`, { seatsTaken: 0, ...params });
  };
}

const PROBLEMS = [
  "required",
  "not_a_number",
  "not_a_date",
  "not_a_ladder",
  "not_a_language",
  "not_dollars",
  "one_room",
  "after_departure",
  "before_departure",
  "in_the_past",
  "named_twice",
  "one_room_in_the_price",
  "more_for_more_people",
  "seats_taken",
  "dates_are_booked",
  "grace_past_departure",
] as const;

export function OfferText({ hint, editor, name, ...input }: OfferFieldProps & Omit<ComponentProps<"input">, "name">) {
  const field = useField({ editor, name });
  return (
    <TextField
      {...input}
      {...field}
      dir={input.inputMode && "ltr"}
      hint={hint}
      onChange={({ target }) => editor.change({ [name]: target.value })}
    />
  );
}

export function OfferArea({ hint, editor, name }: OfferFieldProps) {
  const field = useField({ editor, name });
  return (
    <TextAreaField {...field} hint={hint} rows={5} onChange={({ target }) => editor.change({ [name]: target.value })} />
  );
}

interface OfferSelectProps extends OfferFieldProps {
  options: readonly { value: string; label: string }[];
}

export function OfferSelect({ hint, editor, name, options }: OfferSelectProps) {
  const field = useField({ editor, name });
  return (
    <SelectField
      {...field}
      hint={hint}
      options={options}
      onChange={({ target }) => editor.change({ [name]: target.value })}
    />
  );
}

/** Said, denied, or left open. */
export function OfferYesNo({ editor, name }: OfferFieldProps) {
  const t = useTranslations("offers");
  const options = (["", "true", "false"] as const).map((value) => ({ value, label: t(`said.${value || "open"}`) }));
  return <OfferSelect editor={editor} name={name} options={options} />;
}
