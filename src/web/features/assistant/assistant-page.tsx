/** /assistant: the whole conversation. Its field stands above the bottom bar, and what was said scrolls between. */
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { SkeletonCard } from "#web/ui/feedback/loading.tsx";
import { ScreenTitle } from "#web/ui/layout/screen-title.tsx";
import { AskByVoiceSlot, VoicePanelSlot, WholeChatSlot } from "./slots.tsx";
import { hasSpeech } from "./speech/has-speech.ts";

export function Component() {
  const t = useTranslations("chat");
  const [address] = useSearchParams();
  const about = address.get("about");
  return (
    <div
      data-fills-window=""
      className="mx-auto flex min-h-0 w-full max-w-[calc(52rem+3rem)] flex-1 flex-col px-4 pt-3 md:px-6 md:pt-6 md:pb-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ScreenTitle className="text-xl md:text-2xl">{t("title")}</ScreenTitle>
        {hasSpeech() && (
          <Suspense fallback={<span className="block min-h-11" />}>
            <AskByVoiceSlot />
          </Suspense>
        )}
        <p className="mb-2 w-full text-sm text-muted">
          {t.rich("danger", {
            call: (number) => (
              <a href="tel:911" className="-m-2 inline-block p-2 font-semibold text-brand underline underline-offset-4">
                <bdi className="num">{number}</bdi>
              </a>
            ),
          })}
        </p>
      </header>
      <Suspense fallback={<SkeletonCard lines={6} />}>
        <WholeChatSlot key={about} about={about} />
      </Suspense>
      <Suspense fallback={null}>
        <VoicePanelSlot />
      </Suspense>
    </div>
  );
}
