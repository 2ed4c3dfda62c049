/** One message: its words in their own direction, what they rest on, and what can be pressed beneath. */
import { Copy, UserRound } from "lucide-react";
import { useTranslations } from "use-intl";
import { asAgent } from "#assistant/intents/agents.ts";
import { safeNext } from "#web/lib/session/next-path.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { lineDirection } from "#web/ui/text/line-direction.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { MomentText } from "#web/ui/text/values.tsx";
import type { AssistantMessage } from "./queries.ts";
import { Thumbs } from "./thumbs.tsx";

export interface Acts {
  /** A message is on its way: nothing else is sent meanwhile. */
  isBusy: boolean;
  onAsk: (label: string, intent: string) => void;
  onHandOff: () => void;
}

interface MessageProps extends Acts {
  message: AssistantMessage;
}

export function MessageView({ message, ...acts }: MessageProps) {
  const t = useTranslations("chat");
  const { agent, answeredBy = agent, role, content, locale, at, byModel, citations = [], actionTargets = [] } = message;
  const answering = asAgent(answeredBy);
  const writer = { user: t("you"), assistant: answering && t(`agents.${answering}`), staff: t("staff") }[role];
  // Whom to call is within reach before what the advice rests on.
  const isDanger = actionTargets.some((target) => target.startsWith("call:"));
  const sources = citations.length > 0 && <Sources citations={citations} />;
  return (
    <article className="grid gap-2">
      <Bubble isOwn={role === "user"} text={content} locale={locale}>
        <p className="mb-1 flex items-center gap-2 text-xs text-muted">
          {role === "staff" && <UserRound aria-hidden="true" className="size-4" />}
          <span className="font-semibold">{writer}</span> <MomentText instant={at} />
        </p>
      </Bubble>
      {byModel && <p className="ps-4 text-sm text-muted">{t("model.mark")}</p>}
      {!isDanger && sources}
      {role !== "user" && <Beneath message={message} {...acts} />}
      {isDanger && sources}
    </article>
  );
}

interface BubbleProps {
  isOwn: boolean;
  text: string;
  locale?: string;
  children?: React.ReactNode;
}

/** Each line finds its own direction: a question in Urdu and an answer in English stand side by side. */
export function Bubble({ isOwn, text, locale, children }: BubbleProps) {
  return (
    <div
      className={classNames(
        "max-w-[92%] min-w-0 rounded-lg px-4 py-3 wrap-anywhere",
        isOwn ? "justify-self-end bg-brand-soft" : "justify-self-start bg-sunken",
      )}
    >
      {children}
      <div lang={locale} className="grid gap-1">
        {text.split("\n").map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never change places
          <p key={at} dir={lineDirection(line)}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}

function Sources({ citations }: { citations: NonNullable<AssistantMessage["citations"]> }) {
  const t = useTranslations("chat");
  const { date } = useFormats();
  return (
    <div className="ps-4 text-sm text-muted">
      <p className="font-semibold">{t("sources")}</p>
      <ul>
        {citations.map(({ id, source, url, checkedOn }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className="text-brand underline underline-offset-4">
              <bdi>{source}</bdi>
            </a>
            {", "}
            {t("checkedOn", { date: date(checkedOn) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Beneath({
  message: { id, content, actions = [], actionTargets = [], thumb },
  ...acts
}: { message: AssistantMessage } & Acts) {
  const t = useTranslations("chat");
  const copy = () =>
    void navigator.clipboard.writeText(content).then(
      () => showToast({ title: t("copied"), tone: "good" }),
      () => showToast({ title: t("copyFailed"), tone: "bad" }),
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {actions.map((label, at) => (
        <Action key={`${label} ${actionTargets[at]}`} label={label} target={actionTargets[at] ?? ""} {...acts} />
      ))}
      <IconButton look="quiet" icon={Copy} label={t("copy")} onClick={copy} />
      {thumb !== undefined && <Thumbs messageId={id} thumb={thumb} />}
    </div>
  );
}

/** A target that leads nowhere of ours is not shown at all. */
function Action({ label, target, isBusy, onAsk, onHandOff }: { label: string; target: string } & Acts) {
  const at = target.indexOf(":");
  const [kind, rest] = [target.slice(0, at), target.slice(at + 1)];
  if (kind === "call") return <ButtonLink to={`tel:${rest}`}>{label}</ButtonLink>;
  if (kind === "open") {
    const path = safeNext(rest);
    return path ? (
      <ButtonLink variant="outline" to={path}>
        {label}
      </ButtonLink>
    ) : null;
  }
  const onClick = { ask: () => onAsk(label, rest), do: onHandOff }[kind];
  if (!onClick) return null;
  return (
    <Button variant="outline" disabled={isBusy} onClick={onClick}>
      {label}
    </Button>
  );
}
