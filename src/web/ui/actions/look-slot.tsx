/** The place of the button for looks in a header: fetched after the first drawing, because few press it and every screen would carry it. */
import { Suspense } from "react";
import { late } from "../../lib/late.ts";
import { wantWords } from "../../lib/words/preferences.ts";

const LookButton = late(async () => {
  const [file] = await Promise.all([import("./look-button.tsx"), wantWords(["looks"])]);
  return file.LookButton;
});

export function LookSlot() {
  return (
    <Suspense fallback={<span className="size-11" />}>
      <LookButton />
    </Suspense>
  );
}
