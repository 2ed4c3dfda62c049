/** Subscribe: the journey's topics by push to this browser and by mail, each by itself, and out again. */
import { Bell, BellRing } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { JOURNEY_TOPICS } from "#domain/notifications/topics.ts";
import { together } from "#web/lib/calls/loadable.ts";
import { useSignedIn } from "#web/lib/session/session.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Dialog } from "../../ui/surfaces/dialog.tsx";
import { isWished, type TopicChoice, useBrowsers, useNoticeSettings } from "./queries.ts";
import { SubscribeDialog } from "./subscribe-dialog.tsx";
import { useThisBrowser } from "./use-this-browser.ts";

export function SubscribeButton() {
  const t = useTranslations("notices");
  const { demo } = useSignedIn();
  const settings = useNoticeSettings();
  const known = together(settings, useBrowsers());
  const browser = useThisBrowser();
  const [isOpen, setOpen] = useState(false);
  const topics = settings.data?.topics.filter(isOfJourney) ?? [];
  const wantsPushElsewhere = settings.data?.topics.some((choice) => choice.push && !isOfJourney(choice)) ?? false;
  const isSubscribed = topics.some(isWished) && (browser.isOn === true || browser.ability !== "able");
  return (
    <>
      <Button
        variant="outline"
        icon={
          isSubscribed ? (
            <BellRing aria-hidden="true" className="size-5" />
          ) : (
            <Bell aria-hidden="true" className="size-5" />
          )
        }
        disabled={known.isPending}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isSubscribed ? t("subscribe.on") : t("subscribe.off")}
      </Button>
      {isOpen && !known.data && (
        <Dialog open onOpenChange={setOpen} title={t("subscribe.title")}>
          <Loaded query={known} isInCard>
            {() => null}
          </Loaded>
        </Dialog>
      )}
      {isOpen && known.data && (
        <SubscribeDialog
          topics={topics}
          browser={browser}
          isDemo={demo}
          isSubscribed={isSubscribed}
          wantsPushElsewhere={wantsPushElsewhere}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function isOfJourney({ topic }: TopicChoice): boolean {
  return JOURNEY_TOPICS.some((one) => one === topic);
}
