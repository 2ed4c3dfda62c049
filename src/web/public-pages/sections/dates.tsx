/** The dates below the heading of a legal text. */
export function Dates({ children }: { children: readonly string[] }) {
  return (
    <p className="flex flex-wrap gap-x-8 gap-y-1 text-sm text-on-night-muted">
      {children.map((date) => (
        <span key={date}>{date}</span>
      ))}
    </p>
  );
}
