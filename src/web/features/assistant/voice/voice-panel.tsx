/** SPEC's voice panel: language, speak button, what was said and answered, phrases to try and what it can do. */
import { Mic, Square, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { LOCALES, type Locale, OWN_NAMES } from "#i18n/locales.ts";
import { useLayer } from "#web/lib/layers.ts";
import { safeNext } from "#web/lib/session/next-path.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";
import { usePreferences } from "#web/lib/words/use-preferences.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { showToast } from "#web/ui/feedback/toast-store.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { lineDirection } from "#web/ui/text/line-direction.ts";
import { spokenLanguages } from "../speech/languages.ts";
import { useVoice } from "./use-voice.ts";
import { useVoices } from "./use-voices.ts";

const CAN = ["papers", "queue", "money", "journey"] as const;

export function VoicePanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations("chat");
  const common = useTranslations("common");
  const user = useCurrentUser();
  const [language, setLanguage] = useState<Locale>(user?.preferredLanguage ?? "en");
  const voice = useVoice(language);
  useLayer(onClose);
  useEscape(() => (voice.state === "ready" ? onClose() : voice.stop()));
  return (
    <section
      aria-label={t("voice.title")}
      className="fixed inset-x-3 bottom-36 z-40 max-h-[calc(100dvh-12rem)] overflow-y-auto rounded-lg border border-line bg-surface p-5 shadow-raised md:inset-x-auto md:end-4 md:bottom-28 md:w-[25rem]"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-xl">{t("voice.title")}</h2>
        <IconButton look="quiet" icon={X} label={common("close")} onClick={onClose} />
      </div>
      <LanguagePicker language={language} disabled={voice.state !== "ready"} onChange={setLanguage} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          size="lg"
          disabled={voice.state === "speaking"}
          icon={
            voice.state === "listening" ? (
              <Square aria-hidden="true" className="size-5" />
            ) : (
              <Mic aria-hidden="true" className="size-5" />
            )
          }
          onClick={voice.press}
        >
          {t(voice.state === "listening" ? "voice.stopListening" : "voice.speak")}
        </Button>
        {voice.state === "speaking" && (
          <Button size="lg" variant="outline" onClick={voice.stop}>
            {t("voice.stop")}
          </Button>
        )}
        <p role="status" className="text-sm text-muted">
          {t(`voice.state.${voice.state}`)}
        </p>
      </div>
      {voice.fault && <p className="mt-2 text-sm text-bad">{voice.fault}</p>}
      <Exchange {...voice} />
      <Hints disabled={voice.state !== "ready"} onAsk={voice.ask} />
    </section>
  );
}

interface PickerProps {
  language: Locale;
  disabled: boolean;
  onChange: (language: Locale) => void;
}

function LanguagePicker({ language, disabled, onChange }: PickerProps) {
  const t = useTranslations("chat");
  const page = usePreferences().language;
  const names = new Intl.DisplayNames(page, { type: "language" });
  const offered = spokenLanguages(useVoices());
  const all = offered.includes(language) ? offered : [...offered, language];
  const nameOf = (locale: Locale) => names.of(locale) ?? OWN_NAMES[locale];

  function choose(value: string): void {
    const chosen = LOCALES.find((locale) => locale === value);
    if (!chosen) return;
    onChange(chosen);
    const description = t("toasts.languageChangedText", { language: nameOf(chosen) });
    showToast({ title: t("toasts.languageChanged"), description });
  }

  return (
    <div className="mt-3">
      <SelectField
        label={t("voice.language")}
        value={language}
        disabled={disabled}
        options={all.map((locale) => ({ value: locale, label: labelOf(nameOf(locale), OWN_NAMES[locale]) }))}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  );
}

function labelOf(name: string, ownName: string): string {
  return name === ownName ? name : `${name} – ${ownName}`;
}

type Voice = ReturnType<typeof useVoice>;

function Exchange({ said, given, state, ask }: Pick<Voice, "said" | "given" | "state" | "ask">) {
  const t = useTranslations("chat");
  if (!said) return null;
  const places = (given?.actions ?? []).flatMap(({ label, target }) => {
    const rest = target.slice(target.indexOf(":") + 1);
    const path = target.startsWith("call:") ? `tel:${rest}` : target.startsWith("open:") ? safeNext(rest) : null;
    return path ? [{ label, path }] : [];
  });
  const choices = (given?.actions ?? []).filter(({ target }) => target.startsWith("ask:"));
  return (
    <dl className="mt-4 grid gap-3" aria-live="polite">
      <div>
        <dt className="text-sm text-muted">{t("voice.said")}</dt>
        <dd dir={lineDirection(said)}>{said}</dd>
      </div>
      {given && (
        <div>
          <dt className="text-sm text-muted">{t("voice.answer")}</dt>
          <dd lang={given.locale} className="grid gap-1">
            {given.content.split("\n").map((line) => (
              <p key={line} dir={lineDirection(line)}>
                {line}
              </p>
            ))}
            <div className="mt-2 flex flex-wrap gap-2">
              {choices.map(({ label, target }) => (
                <Button
                  key={target}
                  variant="outline"
                  disabled={state !== "ready"}
                  onClick={() => ask(label, target.slice("ask:".length))}
                >
                  {label}
                </Button>
              ))}
              {places.map(({ label, path }) => (
                <ButtonLink key={path} variant="outline" to={path}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Hints({ disabled, onAsk }: { disabled: boolean; onAsk: (words: string) => void }) {
  const t = useTranslations("chat");
  const phrases = [
    t("suggest.document_checker.first"),
    t("suggest.queue_master.second"),
    t("suggest.payment_pro.first"),
    t("suggest.tour_advisor.first"),
  ];
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="text-base">{t("voice.suggestions")}</h3>
      <div className="mt-2 flex flex-wrap gap-2">
        {phrases.map((words) => (
          <Button key={words} variant="outline" disabled={disabled} onClick={() => onAsk(words)}>
            {words}
          </Button>
        ))}
      </div>
      <h3 className="mt-4 text-base">{t("voice.canTitle")}</h3>
      <ul className="mt-1 list-disc ps-5 text-sm text-muted">
        {CAN.map((one) => (
          <li key={one}>{t(`voice.can.${one}`)}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{t("voice.privacy")}</p>
    </div>
  );
}

/** Stops what is going on, wherever the keyboard is; with nothing going on it closes. */
function useEscape(act: () => void): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}
