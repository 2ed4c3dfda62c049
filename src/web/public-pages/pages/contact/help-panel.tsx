/**
 * What the live chat opens: a native popover. Without a script it leads to a message; with it `chat/visitor-chat.ts` wakes
 * the conversation, whose bubbles and buttons are the templates here.
 */
import { X } from "lucide-react";
import { LOOK } from "../../frame/look.ts";
import type { PageFiles } from "../../page.ts";
import type { PublicWords } from "../../words.ts";
import { FORM_ID } from "./message-section.tsx";

export const HELP_ID = "help-panel";
/** As in the conversations of those who are signed in. */
const LONGEST_QUESTION = 4000;

interface HelpProps {
  words: PublicWords;
  files: PageFiles;
}

export function HelpPanel({ words, files }: HelpProps) {
  const { contact: t, common } = words;
  return (
    <div
      id={HELP_ID}
      popover="auto"
      role="dialog"
      aria-labelledby="help-panel-title"
      data-chat-script={files.chat}
      className="fixed start-auto end-4 top-auto bottom-4 m-0 max-h-[calc(100dvh-2rem)] w-[min(27rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-line bg-paper p-6 text-ink shadow-raised"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="help-panel-title" className="text-xl">
          {t("help.title")}
        </h2>
        <button
          type="button"
          popoverTarget={HELP_ID}
          popoverTargetAction="hide"
          aria-label={common("close")}
          title={common("close")}
          className="-my-2 -me-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <p data-chat-none="" className="mt-3">
        {t("help.text")}
      </p>
      <Chat words={words} files={files} />
      <p className="mt-3 text-sm text-muted">{t("help.emergency")}</p>
      <a href={`#${FORM_ID}`} data-closes={HELP_ID} data-chat-none="" className={`${LOOK.primary} mt-5 w-full`}>
        {t("help.write")}
      </a>
    </div>
  );
}

function Chat({ words: { contact: t }, files }: HelpProps) {
  const [you, assistant] = [t("chat.you"), t("chat.assistant")];
  return (
    <div
      data-chat=""
      data-weights={files.weights}
      data-spellings={JSON.stringify(files.spellings)}
      data-you={you}
      data-assistant={assistant}
      data-failed={t("chat.failed")}
      data-subject={t("chat.subject")}
      hidden
    >
      <p className="mt-3">{t("chat.lead")}</p>
      <div
        data-chat-log=""
        role="log"
        aria-label={t("chat.log")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className="mt-4 grid max-h-[42dvh] gap-3 overflow-y-auto overscroll-contain"
      />
      <form data-chat-form="" className="mt-4 flex items-end gap-2">
        <label className="grid min-w-0 flex-1 gap-1 text-sm">
          {t("chat.question")}
          <input
            autoComplete="off"
            maxLength={LONGEST_QUESTION}
            className="h-12 w-full rounded-md border border-line-strong bg-surface px-3 text-base"
          />
        </label>
        <button type="submit" className={LOOK.primary}>
          {t("chat.ask")}
        </button>
      </form>
      <button type="button" data-chat-hand-over="" className={`${LOOK.outline} mt-3 w-full`}>
        {t("chat.handOver")}
      </button>
      <p
        data-chat-measured=""
        data-measured={t("chat.measured", { time: "{time}" })}
        data-unmeasured={t("chat.unmeasured")}
        className="mt-3 text-sm text-muted"
      />
      <Bubble kind="asked" who={you} look="justify-self-end bg-brand-soft" />
      <Bubble kind="answered" who={assistant} look="justify-self-start bg-sunken" />
      <template data-chat-choice="">
        <button type="button" className={`${LOOK.outline} w-full text-start`} />
      </template>
      <template data-chat-place="">
        <a href="/" className={`${LOOK.outline} w-full`}>
          {assistant}
        </a>
      </template>
      <template data-chat-source="">
        <a href="/" target="_blank" rel="noreferrer" className="text-sm text-brand underline underline-offset-4">
          {assistant}
        </a>
      </template>
    </div>
  );
}

interface BubbleProps {
  kind: "asked" | "answered";
  who: string;
  look: string;
}

function Bubble({ kind, who, look }: BubbleProps) {
  return (
    <template {...{ [`data-chat-${kind}`]: "" }}>
      <article className={`grid max-w-[92%] min-w-0 gap-2 rounded-lg px-4 py-3 [overflow-wrap:anywhere] ${look}`}>
        <p className="text-xs font-semibold text-muted">{who}</p>
        <div data-chat-text="" className="grid gap-1" />
      </article>
    </template>
  );
}
