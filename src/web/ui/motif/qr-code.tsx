/** A QR code drawn as one path, black on white in any appearance: scanners want it so. */
import { encodeQR } from "qr";
import { useMemo } from "react";

/** Modules of white round the code (ISO/IEC 18004). */
const QUIET = 4;

export function QrCode({ content, label }: { content: string; label: string }) {
  const { size, path } = useMemo(() => drawn(content), [content]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-72 rounded-sm bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawn(content: string): { size: number; path: string } {
  const rows = encodeQR(content, "raw", { ecc: "medium", border: QUIET });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size: rows.length, path };
}
