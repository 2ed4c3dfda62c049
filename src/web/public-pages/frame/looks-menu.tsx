/** The reader's looks behind one button of the header, and another of the footer: a native popover whose choices the script hears. */
import { ALargeSmall } from "lucide-react";
import { LOOKS } from "#domain/looks.ts";
import { formatsFor, intlTag } from "#i18n/formats.ts";
import type { Translated } from "#i18n/locales.ts";
import type { FrameProps } from "../page.ts";

const MENU_ID = "looks";

/** `className`: the look of the button, which the two headers have differently. Without scripts the device alone decides. */
export function LooksMenu({ language, words: { looks }, className }: FrameProps & { className: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={looks("title")}
        title={looks("title")}
        className={`${className} noscript:hidden`}
      >
        <ALargeSmall aria-hidden="true" className="size-6" />
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        role="dialog"
        aria-label={looks("title")}
        data-looks=""
        className="fixed inset-x-auto end-4 top-18 m-0 max-h-[calc(100dvh-5.5rem)] w-88 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-lg border border-line bg-surface p-5 text-ink shadow-raised"
      >
        <Choice name="text" label={looks("text")} labels={percentages(language)} />
        <label className="my-3 flex min-h-11 items-start gap-3 py-2">
          <input type="checkbox" name="plain" value="on" className="mt-0.5 size-5.5 shrink-0" />
          <span>
            {looks("plain.label")}
            <span className="block text-sm text-muted">{looks("plain.hint")}</span>
          </span>
        </label>
        <Choice
          name="theme"
          label={looks("theme.label")}
          labels={{ system: looks("theme.system"), light: looks("theme.light"), dark: looks("theme.dark") }}
        />
      </div>
    </>
  );
}

function percentages(language: Translated): Readonly<Record<string, string>> {
  const { percent } = formatsFor(intlTag(language));
  return Object.fromEntries(LOOKS.text.map((size) => [size, percent(Number(size))]));
}

interface ChoiceProps {
  name: "text" | "theme";
  label: string;
  /** By choice. */
  labels: Readonly<Record<string, string>>;
}

function Choice({ name, label, labels }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-md bg-sunken p-1">
        {LOOKS[name].map((choice) => (
          <label
            key={choice}
            className="inline-flex min-h-11 flex-1 items-center justify-center rounded-sm px-3.5 text-sm text-muted has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              defaultChecked={choice === LOOKS[name][0]}
              className="sr-only"
            />
            {labels[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** In words, for whoever reads to the end. */
export function LooksLink({ words: { looks } }: Pick<FrameProps, "words">) {
  return (
    <button
      type="button"
      popoverTarget={MENU_ID}
      className="mt-5 inline-flex min-h-11 items-center gap-3 rounded-sm text-start text-sm font-semibold text-brand hover:underline noscript:hidden"
    >
      <ALargeSmall aria-hidden="true" className="size-6" />
      {looks("title")}
    </button>
  );
}
