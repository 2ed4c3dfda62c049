/** Where a question is written or spoken: Enter sends it, and nothing is sent while it is empty or another is on its way (SPEC §5). */
import { Mic, SendHorizontal, Square } from "lucide-react";
import { type FormEvent, useId } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_QUESTION } from "#contract/conversations.ts";
import type { Locale } from "#i18n/locales.ts";
import { usePreferences } from "#web/lib/words/use-preferences.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { CONTROL_LOOK } from "#web/ui/forms/field.tsx";
import { speechTag } from "../speech/languages.ts";
import { canListen } from "../speech/recogniser.ts";
import { useListening } from "../speech/use-listening.ts";

interface ComposerProps {
  /** At the end of a page of its own: close to what was said, with a microphone only where the browser listens. */
  fills: boolean;
  hint: string;
  text: string;
  isSending: boolean;
  onText: (text: string) => void;
  onSend: (text: string) => void;
}

export function MessageComposer({ fills, hint, text, isSending, onText, onSend }: ComposerProps) {
  const t = useTranslations("chat");
  const id = useId();
  const isEmpty = text.trim() === "";
  const voice = useVoiceInput(onText);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isEmpty && !isSending) onSend(text.trim());
  }

  return (
    <form onSubmit={submit} className={fills ? "border-t border-line pt-3" : "mt-4"}>
      <label htmlFor={id} className="sr-only">
        {t("input.label")}
      </label>
      <div className="flex items-center gap-2">
        <input
          id={id}
          // An empty field runs as its page does, or the words that stand in it are cut at their beginning.
          dir={isEmpty ? undefined : "auto"}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={LONGEST_QUESTION}
          placeholder={hint}
          value={text}
          onChange={({ target }) => onText(target.value)}
          className={CONTROL_LOOK}
        />
        {(!fills || canListen()) && (
          <IconButton
            look="framed"
            icon={voice.isListening ? Square : Mic}
            label={t(voice.isListening ? "input.listening" : "input.speak")}
            onClick={voice.press}
          />
        )}
        <Button
          type="submit"
          size="lg"
          disabled={isEmpty || isSending}
          aria-label={t("input.send")}
          title={t("input.send")}
          icon={<SendHorizontal aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
        />
      </div>
      <p role="status" className={classNames("text-sm text-muted", !fills && "min-h-6")}>
        {voice.isListening && t("input.listening")}
      </p>
    </form>
  );
}

/** What was heard stands in the field and is sent by its reader alone. */
function useVoiceInput(onHeard: (words: string) => void) {
  const t = useTranslations("chat");
  const { language }: { language: Locale } = usePreferences();
  const onFault = () =>
    showToast({ title: t("toasts.inputError"), description: t("toasts.inputErrorText"), tone: "bad" });
  const { isListening, start, stop } = useListening({ onHeard, onFault });
  return {
    isListening,
    press() {
      if (isListening) stop();
      else if (canListen()) void start(speechTag(language));
      else showToast({ title: t("toasts.notSupported"), description: t("toasts.inputNotSupported"), tone: "bad" });
    },
  };
}
