/** Before the window, what to expect of it, and what goes wrong with what to do then, each with its source; once it is over, what is left of that. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Checkbox } from "#web/ui/forms/choice.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { Latin } from "#web/ui/text/values.tsx";
import { usePlatform } from "../nusuk/nusuk-link.tsx";
import { type Handoff, isRecorded } from "../queries.ts";
import { SourceLine } from "../source-line.tsx";
import { keepChecked, readChecked } from "./checked-store.ts";
import { WalletCard } from "./wallet-card.tsx";

const BEFORE = ["account", "members", "packages", "wallet", "bank", "together", "time"] as const;
const EXPECT = ["fast", "full", "reopen", "visa"] as const;

/** The press that is named; what only guides tell is said to be so. Anchors and pages: docs/sources.md#nusuk-account to #nusuk-failures. */
const TROUBLES = [
  ["code", ["themercury.co.za (2025)"]],
  ["country", []],
  ["refused", []],
  ["capacity", ["middleeasteye.net"]],
  ["soldOut", ["geo.tv"]],
  ["moneyGone", ["middleeasteye.net", "5pillarsuk.com (2023)"]],
  ["transfer", []],
  ["split", []],
  ["visa", []],
] as const;

export function SaleStep({ handoff }: { handoff: Handoff }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {isRecorded(handoff) ? <Over /> : <Ahead handoff={handoff} />}
    </div>
  );
}

/** Nobody prepares for what has been bought, or sends money there. */
function Over() {
  const t = useTranslations("handoff");
  return (
    <>
      <Banner tone="ok">{t("record.done")}</Banner>
      <Troubles some={TROUBLES.filter(([key]) => key === "visa")} />
    </>
  );
}

function Ahead({ handoff }: { handoff: Handoff }) {
  const t = useTranslations("handoff");
  return (
    <>
      <div className="grid gap-5">
        <WalletCard handoff={handoff} />
        <Before handoff={handoff} />
        <Card title={t("sale.expect")}>
          <ul className="grid list-disc gap-2 ps-5">
            {EXPECT.map((key) => (
              <li key={key}>{t(`sale.expectList.${key}`)}</li>
            ))}
          </ul>
          <SourceLine sources={["radioislam.org.za"]} />
        </Card>
      </div>
      <Troubles some={TROUBLES} />
    </>
  );
}

function Troubles({ some }: { some: readonly (typeof TROUBLES)[number][] }) {
  const t = useTranslations("handoff");
  const platform = usePlatform();
  return (
    <Card title={t("sale.troubles")}>
      <ul className="divide-y divide-line">
        {some.map(([key, sources]) => (
          <li key={key} className="py-3 first:pt-0">
            <h3 className="font-sans text-base font-semibold">{t(`sale.trouble.${key}.title`)}</h3>
            <p>{t(`sale.trouble.${key}.then`)}</p>
            <SourceLine sources={sources} />
          </li>
        ))}
      </ul>
      {platform && (
        <p className="mt-4 font-semibold">{t.rich("sale.help", { phone: () => <Latin>{platform.helpLine}</Latin> })}</p>
      )}
    </Card>
  );
}

function Before({ handoff: { bookingId, applications } }: { handoff: Handoff }) {
  const t = useTranslations("handoff");
  const [checked, setChecked] = useState(() => readChecked(bookingId));
  const change = (key: string, isOn: boolean) => {
    const next = isOn ? [...checked, key] : checked.filter((one) => one !== key);
    keepChecked(bookingId, next);
    setChecked(next);
  };
  return (
    <Card title={t("sale.before")}>
      <p className="mb-2 text-sm text-muted">{t("sale.beforeNote")}</p>
      {BEFORE.filter((key) => key !== "together" || applications.length > 1).map((key) => (
        <Checkbox
          key={key}
          label={t(`sale.list.${key}`)}
          checked={checked.includes(key)}
          onChange={(event) => change(key, event.target.checked)}
        />
      ))}
    </Card>
  );
}
