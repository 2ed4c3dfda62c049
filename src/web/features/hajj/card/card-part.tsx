/** The lost person's card: in Arabic, large, printable, and full of what the kept papers know. */
import { Maximize2, Printer } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { useVault } from "../use-vault.ts";
import { cardsOf } from "../vault/open-cards.ts";
import type { OpenCard } from "../vault/vault-record.ts";
import type { VaultState } from "../vault/vault-store.ts";
import { CardNotesForm } from "./card-notes-form.tsx";
import { LargeCard } from "./large-card.tsx";
import { LostCard } from "./lost-card.tsx";

const BLANK: OpenCard = {
  name: "",
  nationality: null,
  operator: null,
  reference: null,
  camp: null,
  hotel: null,
  group: null,
  leaderPhone: null,
  familyPhone: null,
};

export function CardPart() {
  const t = useTranslations("hajj");
  const vault = useVault();
  const cards = knownCards(vault);
  const [index, setIndex] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const card = cards[index] ?? cards[0] ?? BLANK;
  return (
    <div className="grid max-w-[54rem] gap-5">
      <p data-no-print="">{t("card.lead")}</p>
      {cards.length === 0 && (
        <Banner tone="info" className="print:hidden">
          {t(vault.kind === "locked" ? "card.lockedHint" : "card.blank")}
        </Banner>
      )}
      {cards.length > 1 && (
        <div data-no-print="" className="max-w-90">
          <SelectField
            label={t("card.who")}
            value={String(index)}
            onChange={(event) => setIndex(Number(event.target.value))}
            options={cards.map(({ name }, at) => ({ value: String(at), label: name }))}
          />
        </div>
      )}
      <LostCard card={card} />
      <div data-no-print="" className="flex flex-wrap gap-3">
        <Button size="lg" onClick={() => setLarge(true)} icon={<Maximize2 aria-hidden="true" className="size-5" />}>
          {t("card.large")}
        </Button>
        <Button
          size="lg"
          variant="outline"
          onClick={() => window.print()}
          icon={<Printer aria-hidden="true" className="size-5" />}
        >
          {t("card.print")}
        </Button>
      </div>
      {vault.kind === "open" && <CardNotesForm notes={vault.papers.notes} />}
      {isLarge && <LargeCard card={card} onClose={() => setLarge(false)} />}
    </div>
  );
}

function knownCards(vault: VaultState): readonly OpenCard[] {
  if (vault.kind === "open") return cardsOf(vault.papers);
  return vault.kind === "locked" ? (vault.cards ?? []) : [];
}
