/** Small drawings of a photo page as it is held before the camera: whole, with a corner cut, under a flash. */

const LINES = [24, 31, 38];

export function SampleShot({ kind }: { kind: "good" | "cut" | "flash" }) {
  const turned = kind === "cut" ? "rotate(9 50 36) translate(22 14)" : "";
  return (
    <svg viewBox="0 0 100 70" aria-hidden="true" className="block w-full rounded-md bg-night">
      <g transform={turned}>
        <rect x="14" y="9" width="72" height="52" rx="4" className="fill-paper" />
        <rect x="20" y="16" width="18" height="24" rx="2" className="fill-brand-soft stroke-brand" />
        {LINES.map((y) => (
          <path key={y} d={`M44 ${y - 4}h${y === 38 ? 22 : 34}`} className="stroke-muted" strokeWidth="2.5" />
        ))}
        <path d="M19 48h62M19 54h62" className="stroke-ink" strokeWidth="3" strokeDasharray="2.2 1.3" />
      </g>
      {kind === "flash" && (
        <g>
          <circle cx="60" cy="38" r="22" className="fill-brass" opacity="0.35" />
          <circle cx="60" cy="38" r="16" className="fill-brass" opacity="0.55" />
          <circle cx="60" cy="38" r="12" className="fill-white" />
        </g>
      )}
    </svg>
  );
}
