/** Opens the place where wishes are stated, and says how many are. */
import { ListChecks } from "lucide-react";
import { useTranslations } from "use-intl";
import { MATCH_PARTS } from "#domain/packages/search/match.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { isStated, keptWishesFrom } from "./kept-wishes.ts";
import { useStatedWishes } from "./stated-wishes.ts";
import type { WishesButtonProps } from "./wishes-props.ts";

export function WishesButton({ open, panelId, onToggle }: WishesButtonProps) {
  const t = useTranslations("wishes");
  const { number } = useFormats();
  const { wishes } = keptWishesFrom(useStatedWishes());
  const count = MATCH_PARTS.filter((name) => isStated(name, wishes)).length;
  return (
    <Button
      variant="outline"
      size="lg"
      className="whitespace-nowrap text-sm max-md:px-4"
      aria-expanded={open}
      aria-controls={panelId}
      icon={<ListChecks aria-hidden="true" className="size-5 text-brand" />}
      onClick={onToggle}
    >
      {t("title")}
      {count > 0 && (
        <>
          <span aria-hidden="true" className="num font-normal text-muted">
            {number(count)}
          </span>
          <span className="sr-only">{t("stated", { count })}</span>
        </>
      )}
    </Button>
  );
}
