/** Three ways beside the form, over the edge of the night: each with its claim and what that claim rests on. */
import { type LucideIcon, Mail, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { COLUMN, LOOK } from "../../frame/look.ts";
import type { PageProps } from "../../page.ts";
import { HELP_ID } from "./help-panel.tsx";
import { telephone } from "./telephone.ts";

export function ContactChannels({ words: { contact: t }, installation: { phone, email } }: PageProps) {
  const wide = `${LOOK.outline} w-full [overflow-wrap:anywhere]`;
  return (
    <section aria-label={t("channels.label")} className={`${COLUMN} relative -mt-14 md:-mt-16`}>
      <ul className="grid gap-5 md:grid-cols-3">
        <Channel
          icon={Phone}
          title={t("channels.phone.title")}
          text={t("channels.phone.text")}
          note={t("channels.phone.note")}
        >
          <a href={telephone(phone)} className={wide}>
            <bdi className="num">{phone}</bdi>
          </a>
        </Channel>
        <Channel
          icon={MessageCircle}
          title={t("channels.chat.title")}
          text={t("channels.chat.text")}
          note={t("channels.chat.note")}
        >
          <button type="button" popoverTarget={HELP_ID} className={wide}>
            {t("channels.chat.action")}
          </button>
        </Channel>
        <Channel
          icon={Mail}
          title={t("channels.email.title")}
          text={t("channels.email.text")}
          note={t("channels.email.note")}
        >
          <a href={`mailto:${email}`} className={wide}>
            <bdi>{email}</bdi>
          </a>
        </Channel>
      </ul>
    </section>
  );
}

interface ChannelProps {
  icon: LucideIcon;
  title: string;
  text: string;
  note: string;
  children: ReactNode;
}

function Channel({ icon: Icon, title, text, note, children }: ChannelProps) {
  return (
    <li className="flex flex-col rounded-lg border border-line bg-surface p-6 shadow-card">
      <h2 className="flex items-center gap-4 text-xl">
        <Icon aria-hidden="true" className="size-7 text-brand" />
        {title}
      </h2>
      <p className="mt-3">{text}</p>
      <p className="mt-1 mb-5 text-xs text-muted">{note}</p>
      <div className="mt-auto">{children}</div>
    </li>
  );
}
