/** A bar that never stands without its number or word. */

interface ProgressBarProps {
  /** 0–100. */
  value: number;
  label: string;
  /** The word or number beside the label. */
  figure?: string;
}

export function ProgressBar({ value, label, figure }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <span>{label}</span>
        {figure && <span className="num font-semibold">{figure}</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        className="h-2.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
