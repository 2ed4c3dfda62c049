/** Where somebody states their wishes and how much each matters. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Facets } from "#domain/packages/search/facets.ts";
import { IMPORTANCES, type Importance, MATCH_PARTS, type MatchPartName } from "#domain/packages/search/match.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { isStated, type KeptWishes, keptWishesFrom, wishesAsText } from "./kept-wishes.ts";
import { useStatedWishes } from "./stated-wishes.ts";
import { WISH_FIELDS } from "./wish-fields.tsx";
import { WishesKeeping } from "./wishes-keeping.tsx";
import { keepWishesText } from "./wishes-text.ts";

/** Kept too: what was cleared here does not come back from the account. */
const NOTHING = "{}";

export function WishesForm({ facets }: { facets: Facets }) {
  const t = useTranslations("wishes");
  /** What was typed and is no wish yet goes with the wishes. */
  const [timesForgotten, setTimesForgotten] = useState(0);
  const kept = keptWishesFrom(useStatedWishes());
  const keep = (changed: Partial<KeptWishes>) => keepWishesText(wishesAsText({ ...kept, ...changed }) ?? NOTHING);
  return (
    <div className="grid gap-6">
      <p className="max-w-[46rem] text-sm text-muted">{t("lead")}</p>
      <div key={timesForgotten} className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {MATCH_PARTS.map((name) => (
          <WishField key={name} {...{ name, facets, kept }} onKeep={keep} />
        ))}
      </div>
      <WishesKeeping wishes={kept.wishes} onForget={() => setTimesForgotten(timesForgotten + 1)} />
    </div>
  );
}

interface WishFieldProps {
  name: MatchPartName;
  facets: Facets;
  kept: KeptWishes;
  onKeep: (changed: Partial<KeptWishes>) => void;
}

function WishField({ name, facets, kept: { wishes, importances }, onKeep }: WishFieldProps) {
  const Wish = WISH_FIELDS[name];
  return (
    <div className="grid min-w-0 gap-3">
      <Wish {...{ facets, wishes }} onChange={(change) => onKeep({ wishes: { ...wishes, ...change } })} />
      {isStated(name, wishes) && (
        <Matters
          name={name}
          value={importances[name] ?? "normal"}
          onPick={(picked) => onKeep({ importances: { ...importances, [name]: picked } })}
        />
      )}
    </div>
  );
}

interface MattersProps {
  name: MatchPartName;
  value: Importance;
  onPick: (picked: Importance) => void;
}

function Matters({ name, value, onPick }: MattersProps) {
  const t = useTranslations("wishes");
  return (
    <SelectField
      label={t("matters.label", { wish: t(`part.${name}`) })}
      value={value}
      options={IMPORTANCES.map((one) => ({ value: one, label: t(`matters.${one}`) }))}
      onChange={(event) => {
        const picked = IMPORTANCES.find((one) => one === event.target.value);
        if (picked) onPick(picked);
      }}
    />
  );
}
