/** Steps of two numbers each, such as days and percent: added, changed and taken away. */
import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { pairs, pairsIn, stepDigits } from "../form/form-model.ts";
import type { EditorState } from "../use-editor.ts";
import { useProblemSentence } from "./fields.tsx";

interface PairRowsProps {
  editor: EditorState;
  name: "discounts" | "ladder";
  most: number;
}

export function PairRows({ editor, name, most }: PairRowsProps) {
  const t = useTranslations("offers");
  const sentence = useProblemSentence();
  const steps = pairsIn(editor.form[name]).map(([first, second], place) => ({ first, second, place }));
  const problem = editor.problems.find(({ field }) => field === name);
  const error = editor.refusedFields[name] ?? (problem && sentence(problem));
  const write = (next: readonly { first: string; second: string }[]) =>
    editor.change({ [name]: pairs(next.map(({ first, second }) => [first, second])) });
  const change = (at: number, changes: Partial<{ first: string; second: string }>) =>
    write(steps.map((step) => (step.place === at ? { ...step, ...changes } : step)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-base font-semibold">{t(`form.${name}`)}</legend>
      {steps.map(({ first, second, place }) => (
        <div key={place} className="flex flex-wrap items-end gap-3">
          <div className="w-36">
            <TextField
              name={place === 0 ? name : undefined}
              inputMode="numeric"
              label={t(`pair.${name}.first`)}
              value={first}
              onChange={({ target }) => change(place, { first: stepDigits(target.value) })}
            />
          </div>
          <div className="w-36">
            <TextField
              inputMode="numeric"
              label={t(`pair.${name}.second`)}
              value={second}
              onChange={({ target }) => change(place, { second: stepDigits(target.value) })}
            />
          </div>
          <IconButton
            icon={Trash2}
            look="framed"
            label={t("pair.remove", { number: place + 1 })}
            onClick={() => write(steps.filter((step) => step.place !== place))}
          />
        </div>
      ))}
      {error && <p className="text-sm text-bad">{error}</p>}
      {steps.length < most && (
        <div>
          <Button
            variant="outline"
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={() => write([...steps, { first: "", second: "" }])}
          >
            {t(`pair.${name}.add`)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
