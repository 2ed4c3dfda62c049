/** The square in the middle of the rings, seen from above; its edge is the only fixed brass of the motif. */
export function Square({ size }: { size: number }) {
  const inner = size * 0.62;
  return (
    <g transform="rotate(14)" className="text-brass">
      <rect
        x={-size / 2}
        y={-size / 2}
        width={size}
        height={size}
        rx={size * 0.05}
        className="fill-black"
        stroke="currentColor"
        strokeWidth={size * 0.09}
      />
      <rect
        x={-inner / 2}
        y={-inner / 2}
        width={inner}
        height={inner}
        fill="none"
        stroke="currentColor"
        strokeWidth={size * 0.02}
        opacity="0.7"
      />
    </g>
  );
}
