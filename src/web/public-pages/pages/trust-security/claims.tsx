/** Six claims; below each the note that keeps it from deceiving, and a button to what it speaks of. */
import {
  BadgeCheck,
  ClipboardList,
  HandCoins,
  LockKeyhole,
  type LucideIcon,
  ShieldCheck,
  UserCheck,
} from "lucide-react";
import type { Translated } from "#i18n/locales.ts";
import { LOOK } from "../../frame/look.ts";
import { addressIn } from "../../page.ts";
import type { PublicWords } from "../../words.ts";

const CLAIMS = [
  { name: "licensing", icon: BadgeCheck, href: "/packages" },
  { name: "iso", icon: ShieldCheck, href: "/contact", isStatic: true },
  { name: "gdpr", icon: UserCheck, href: "/privacy", isStatic: true },
  { name: "soc", icon: ClipboardList, href: "/contact", isStatic: true },
  { name: "sharia", icon: HandCoins, href: "/terms", isStatic: true },
  { name: "encryption", icon: LockKeyhole, href: "/settings" },
] as const satisfies readonly { name: string; icon: LucideIcon; href: string; isStatic?: boolean }[];

export function Claims({ language, words: { trustSecurity: t } }: { language: Translated; words: PublicWords }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {CLAIMS.map(({ name, icon: Icon, href, ...rest }) => (
        <li key={name} className="flex flex-col rounded-lg border border-line bg-surface p-6 shadow-card">
          <span className="grid size-13 place-items-center rounded-full bg-brand-soft text-brand">
            <Icon aria-hidden="true" className="size-6.5" />
          </span>
          <h3 className="mt-5 text-xl">{t(`claims.${name}.title`)}</h3>
          <p className="mt-2 text-muted">{t(`claims.${name}.text`)}</p>
          <p className="mt-4 mb-6 border-t border-line pt-4 text-xs text-muted">{t(`claims.${name}.condition`)}</p>
          <a
            href={"isStatic" in rest ? addressIn(language, href) : href}
            className={`${LOOK.outline} mt-auto self-start`}
          >
            {t(`claims.${name}.action`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
