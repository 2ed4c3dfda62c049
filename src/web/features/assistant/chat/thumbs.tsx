/** Whether an answer helped: one press says so, the other one changes it, and the same again takes it back. */
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { THUMBS, type Thumb } from "#contract/conversations.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { useThumb } from "./queries.ts";

const ICONS = { up: ThumbsUp, down: ThumbsDown } as const;

export function Thumbs({ messageId, thumb }: { messageId: string; thumb: Thumb | null }) {
  const t = useTranslations("chat");
  const [shown, setShown] = useState(thumb);
  const { mutate, isPending } = useThumb(() => {
    setShown(thumb);
    showToast({ title: t("thumb.failed"), tone: "bad" });
  });
  const press = (pressed: Thumb) => {
    const next = shown === pressed ? null : pressed;
    setShown(next);
    mutate({ params: { messageId }, body: { thumb: next } });
  };
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t("thumb.label")}</legend>
      {THUMBS.map((one) => (
        <IconButton
          key={one}
          look="toggle"
          icon={ICONS[one]}
          label={t(`thumb.${one}`)}
          pressed={shown === one}
          unavailable={isPending}
          onClick={() => press(one)}
        />
      ))}
    </fieldset>
  );
}
