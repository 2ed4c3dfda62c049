/** The arms of the film 'arrival' as a still: one path, turned. */
import { ARMS, armLength, armPath, JOIN, SPACING } from "./arms-model.ts";

export function ArrivalStill() {
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="6">
      <defs>
        <Arm id="arm" radius={undefined} />
        <Arm id="joining-arm" radius={JOIN} />
      </defs>
      {Array.from({ length: ARMS }, (_, index) => (360 / ARMS) * index).map((degrees) => (
        <g key={degrees} opacity="0.6">
          <use href="#arm" transform={`rotate(${degrees.toFixed(2)})`} />
          <use href="#joining-arm" transform={`rotate(${(degrees + 180 / ARMS).toFixed(2)})`} />
        </g>
      ))}
    </g>
  );
}

function Arm({ id, radius }: { id: string; radius: number | undefined }) {
  return (
    <path
      id={id}
      d={`M${armPath(radius)}`}
      pathLength={Math.round(armLength(radius) / SPACING)}
      strokeDasharray="0 1"
    />
  );
}
