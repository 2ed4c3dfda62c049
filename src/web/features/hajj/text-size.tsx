/** A larger text for old eyes and for the sun, remembered on this device. */
import { AArrowUp } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { keepSmall, readSmall } from "./small-store.ts";

const KEY = "rihla.hajj.large";
const LARGE = 1.25;

interface TextSize {
  isLarge: boolean;
  toggle: () => void;
}

export function useTextSize(): TextSize & { zoom: number } {
  const [isLarge, setLarge] = useState(() => readSmall(KEY) === "1");
  const toggle = () => {
    keepSmall(KEY, isLarge ? "0" : "1");
    setLarge(!isLarge);
  };
  return { isLarge, toggle, zoom: isLarge ? LARGE : 1 };
}

export function TextSizeButton({ isLarge, toggle }: TextSize) {
  const t = useTranslations("hajj");
  return (
    <Button
      variant={isLarge ? "primary" : "outline"}
      aria-pressed={isLarge}
      onClick={toggle}
      icon={<AArrowUp aria-hidden="true" className="size-5" />}
    >
      {t("textSize")}
    </Button>
  );
}
