/** Which of the journey's topics come by push and mail; all of them out again by one button. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "../../ui/actions/button.tsx";
import { Refusal } from "../../ui/feedback/refusal.tsx";
import { showToast } from "../../ui/feedback/toast-store.ts";
import { Checkbox } from "../../ui/forms/choice.tsx";
import { Banner } from "../../ui/surfaces/banner.tsx";
import { Dialog } from "../../ui/surfaces/dialog.tsx";
import { isWished, type TopicChoice, useChooseTopics } from "./queries.ts";
import type { ThisBrowser } from "./use-this-browser.ts";

interface DialogProps {
  topics: readonly TopicChoice[];
  browser: ThisBrowser;
  /** A shared account has no wishes of its own. */
  isDemo: boolean;
  isSubscribed: boolean;
  /** Topics beside these come by push to this browser: it stays on. */
  wantsPushElsewhere: boolean;
  onClose: () => void;
}

export function SubscribeDialog(props: DialogProps) {
  const { topics, browser, isDemo, isSubscribed, wantsPushElsewhere, onClose } = props;
  const t = useTranslations("notices");
  const choose = useChooseTopics();
  const [chosen, setChosen] = useState(
    () => new Set(isSubscribed ? topics.filter(isWished).map(nameOf) : topics.map(nameOf)),
  );
  const error = choose.error ?? browser.error;

  async function subscribe(): Promise<void> {
    const pushes = browser.ability === "able" && (browser.isOn || (await browser.turnOn()));
    await save((choice) => chosen.has(choice.topic));
    onClose();
    showToast({
      title: t("subscribe.done"),
      description: t(pushes ? "subscribe.doneBoth" : "subscribe.doneMail"),
      tone: "good",
    });
  }

  async function unsubscribe(): Promise<void> {
    await save(() => false);
    if (!wantsPushElsewhere) await browser.turnOff();
    onClose();
    showToast({ title: t("subscribe.ended"), description: t("subscribe.endedText") });
  }

  async function save(isOn: (choice: TopicChoice) => boolean): Promise<void> {
    const choices = topics.map((choice) => ({ ...choice, ...wishesOf(choice, isOn(choice)) }));
    await choose.mutateAsync({ body: { choices } });
  }

  const act = (work: () => Promise<void>) => () => void work().catch(() => undefined);
  const isBusy = choose.isPending || browser.isBusy;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("subscribe.title")}
      description={t("subscribe.lead")}
    >
      {isDemo && <Banner className="mb-4">{t("demo")}</Banner>}
      {browser.ability !== "able" && <Banner className="mb-4">{t(`ability.${browser.ability}`)}</Banner>}
      <fieldset disabled={isDemo} className="grid">
        <legend className="sr-only">{t("subscribe.title")}</legend>
        {topics.map(({ topic }) => (
          <Checkbox
            key={topic}
            label={t(`topics.${topic}.title`)}
            hint={t(`topics.${topic}.text`)}
            checked={chosen.has(topic)}
            onChange={({ target }) => setChosen(toggled(chosen, topic, target.checked))}
          />
        ))}
      </fieldset>
      <Refusal error={error} className="mt-4" />
      <div className="mt-6 flex flex-wrap gap-3">
        {!isDemo && (
          <Button
            pending={isBusy}
            pendingLabel={t("subscribe.pending")}
            disabled={chosen.size === 0}
            onClick={act(subscribe)}
          >
            {isSubscribed ? t("subscribe.save") : t("subscribe.off")}
          </Button>
        )}
        {!isDemo && isSubscribed && (
          <Button variant="outline" disabled={isBusy} onClick={act(unsubscribe)}>
            {t("subscribe.end")}
          </Button>
        )}
        <ButtonLink variant="quiet" to="/settings#notices">
          {t("subscribe.more")}
        </ButtonLink>
      </div>
    </Dialog>
  );
}

const nameOf = ({ topic }: TopicChoice) => topic;

/** What was wished for stays as it was; a topic that is new comes both ways. */
function wishesOf(choice: TopicChoice, isOn: boolean): Pick<TopicChoice, "push" | "mail"> {
  if (!isOn) return { push: false, mail: "off" };
  return isWished(choice) ? { push: choice.push, mail: choice.mail } : { push: true, mail: "now" };
}

function toggled<T>(set: ReadonlySet<T>, one: T, isIn: boolean): Set<T> {
  const others = [...set].filter((other) => other !== one);
  return new Set(isIn ? [...others, one] : others);
}
