/** The night panel beside the form: the rings, the promise, three facts that can be checked. Hidden under 768 px; as high as the window, so that a form that grows beside it moves nothing. */
import { Landmark, ListChecks, Users } from "lucide-react";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { late } from "../../lib/late.ts";
import { useDirection } from "../../ui/text/use-direction.ts";

const Rings = late(async () => (await import("../../ui/motif/rings.tsx")).Rings);

const FACTS = [
  { name: "proof", icon: ListChecks },
  { name: "together", icon: Users },
  { name: "money", icon: Landmark },
] as const;

export function PromisePanel() {
  const t = useTranslations("auth");
  const rtl = useDirection() === "rtl";
  return (
    <aside
      data-ornament=""
      className="night-ground sticky top-0 isolate hidden h-dvh flex-col justify-end overflow-hidden px-8 py-12 md:flex lg:px-14"
    >
      <div className="absolute inset-x-0 top-0 -z-10 flex h-[70%] items-center justify-center">
        <Suspense fallback={null}>
          <Rings
            seed="auth"
            you={{ ring: 9, degrees: rtl ? 48 : 312, label: t("panel.place") }}
            className="w-[62rem] shrink-0"
          />
        </Suspense>
      </div>
      <div className="absolute inset-x-0 bottom-0 -z-10 h-[62%] bg-linear-to-t from-night-deep from-65% to-transparent" />
      <div className="max-w-[32rem]">
        <h2 className="text-3xl">{t("panel.title")}</h2>
        <ul className="mt-8 grid gap-6">
          {FACTS.map(({ name, icon: Icon }) => (
            <li key={name} className="flex gap-4">
              <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-on-night-muted" />
              <div>
                <h3 className="font-sans text-base font-semibold">{t(`panel.facts.${name}.title`)}</h3>
                <p className="text-sm text-on-night-muted">{t(`panel.facts.${name}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
