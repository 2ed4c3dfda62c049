/** Counting tawaf and sa'i with one large target that a thumb finds without looking. */
import { RotateCcw, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { nextHill, RITES, type Rite, ROUNDS } from "#domain/hajj/rounds.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { BeadRing } from "#web/ui/motif/bead-ring.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useCount } from "./use-count.ts";

export function RoundsPart() {
  const t = useTranslations("hajj");
  const [rite, setRite] = useState<Rite>("tawaf");
  return (
    <div className="mx-auto grid max-w-[34rem] justify-items-center gap-5 text-center">
      <SegmentedControl
        label={t("rounds.choose")}
        hideLabel
        value={rite}
        onChange={setRite}
        options={RITES.map((value) => ({ value, label: t(`rounds.${value}`) }))}
      />
      <Counter key={rite} rite={rite} />
    </div>
  );
}

function Counter({ rite }: { rite: Rite }) {
  const t = useTranslations("hajj");
  const { time } = useFormats();
  const { count, one, back, anew } = useCount(rite);
  const last = count.at.at(-1);
  const tap = t(rite === "sayi" ? "rounds.tapWay" : "rounds.tap");
  const hill = rite === "sayi" ? nextHill(count.done) : null;
  return (
    <>
      <p className="text-muted">{t(rite === "sayi" ? "rounds.startSayi" : "rounds.start")}</p>
      <div className="relative grid w-full justify-items-center gap-4 rounded-xl border-2 border-brand bg-brand-soft p-6">
        <BeadRing
          total={ROUNDS}
          filled={count.done}
          {...(count.done < ROUNDS && { current: count.done })}
          className="w-60 max-w-full"
        >
          <span className="num font-serif text-4xl">{t("rounds.of", { done: String(count.done) })}</span>
        </BeadRing>
        <p className="text-xl font-semibold">{count.done === ROUNDS ? t("rounds.done") : tap}</p>
        {hill && <p className="text-lg">{t(hill === "marwah" ? "rounds.toMarwah" : "rounds.toSafa")}</p>}
        <button
          type="button"
          aria-label={tap}
          disabled={count.done === ROUNDS}
          onClick={one}
          className="absolute inset-0 touch-manipulation rounded-xl active:bg-brand/15"
        />
      </div>
      <p role="status" className="sr-only">
        {t("rounds.announce", { done: count.done })}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          size="lg"
          variant="outline"
          disabled={count.done === 0}
          onClick={back}
          icon={<Undo2 aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
        >
          {t("rounds.undo")}
        </Button>
        <Button
          size="lg"
          variant="quiet"
          disabled={count.done === 0}
          onClick={anew}
          icon={<RotateCcw aria-hidden="true" className="size-5" />}
        >
          {t("rounds.again")}
        </Button>
      </div>
      <p className="text-sm text-muted">
        {last && <>{t("rounds.lastAt", { time: time(last) })} · </>}
        {t("rounds.kept")}
      </p>
    </>
  );
}
