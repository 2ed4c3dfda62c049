/** Steps in their order, each with its number; on night, where a page ends or turns. */

interface StepListProps {
  steps: readonly { title: string; text: string }[];
}

export function NumberedSteps({ steps }: StepListProps) {
  return (
    <ol className={`grid gap-x-8 gap-y-7 sm:grid-cols-2 ${steps.length === 3 ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t border-night-line pt-5">
          <span aria-hidden="true" className="num font-serif text-2xl text-on-night-muted">
            {index + 1}
          </span>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-2 text-sm text-on-night-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
