/** Figures in a row on one card; what nobody has measured says so in the note. */
import { COLUMN } from "../frame/look.ts";
import { Note } from "./note.tsx";

interface FiguresProps {
  label: string;
  items: readonly { value: string; text: string }[];
  note: string;
}

export function KeyFigures({ label, items, note }: FiguresProps) {
  return (
    <>
      <dl
        aria-label={label}
        className="grid grid-cols-2 gap-x-6 gap-y-8 rounded-lg border border-line bg-surface p-6 shadow-card md:p-8 lg:grid-cols-4"
      >
        {items.map(({ value, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-sm text-muted">{text}</dt>
            <dd className="num font-serif text-2xl text-ink md:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
      <Note>{note}</Note>
    </>
  );
}

/** Over the lower edge of the night that the page begins with. */
export function EdgeFigures(props: FiguresProps) {
  return (
    <div className={`${COLUMN} relative -mt-14 md:-mt-16`}>
      <KeyFigures {...props} />
    </div>
  );
}
