/** A letter in its reader's language, or in two: subject, plain text, and the same as simple HTML in the right direction. */
import { directionOf, type Locale, type Translated, translated } from "#i18n/locales.ts";
import { sentenceValues } from "#i18n/sentence-values.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { escapeHtml } from "#server/platform/pages/page-slots.ts";
import type { Letter, Visitor } from "./letter.ts";

export interface LetterReader {
  /** Null: a visitor, who is greeted without a name. */
  readonly firstName: string | null;
  readonly preferredLanguage: Locale;
  /** The same once more in this language, below. */
  readonly also?: Locale | undefined;
  /** Why the mail was sent. */
  readonly footer: "footer" | Required<Visitor>["footer"];
  /** The path that ends such mails; null: they come in any case. */
  readonly wayOut?: string | null;
}

export interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Words {
  readonly language: Locale;
  readonly title: string;
  readonly greeting: string;
  readonly text: string;
  /** Null: the letter leads nowhere. */
  readonly button: { readonly label: string; readonly url: string; readonly hint: string } | null;
  readonly items: readonly { readonly title: string; readonly text: string; readonly url: string | null }[];
  readonly footer: string;
  readonly wayOut: { readonly label: string; readonly url: string } | null;
}

export function renderLetter(letter: Letter, reader: LetterReader, publicUrl: string): Rendered {
  const { also, preferredLanguage } = reader;
  const languages =
    also && translated(also) !== translated(preferredLanguage) ? [preferredLanguage, also] : [preferredLanguage];
  const words = languages.map((language) => wordsOf(letter, { ...reader, preferredLanguage: language }, publicUrl));
  return {
    subject: oneLine(words.map(({ title }) => title).join(" · ")),
    text: `${words.map(textOf).join("\n\n* * *\n\n")}\n`,
    html: htmlOf(words),
  };
}

function textOf({ greeting, text, button, items, footer, wayOut }: Words): string {
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  const listed = items.map((item) => [item.title, item.text, ...(item.url ? [item.url] : [])].join("\n"));
  const out = wayOut ? [`${wayOut.label}:\n${wayOut.url}`] : [];
  return [greeting, text, ...listed, ...link, footer, ...out].join("\n\n");
}

function wordsOf(letter: Letter, reader: LetterReader, publicUrl: string): Words {
  const { catalogue, key, values, path } = letter;
  const language = translated(reader.preferredLanguage);
  const own = translator(language, catalogue);
  const frame = translator(language, "mails");
  const written = sentenceValues(language, values);
  const label = catalogue === "mails" ? () => own(`${key}.action`) : () => frame("frame.open");
  return {
    language,
    title: own(`${key}.title`, written),
    greeting: greetingOf(reader, language),
    text: own(`${key}.text`, written),
    items: itemsOf(letter, language, publicUrl),
    wayOut: reader.wayOut ? { label: frame("frame.unsubscribe"), url: `${publicUrl}${reader.wayOut}` } : null,
    button: path === null ? null : { label: label(), url: `${publicUrl}${path}`, hint: frame("frame.linkHint") },
    footer: frame(`frame.${reader.footer}`, sentenceValues(language, { address: publicUrl })),
  };
}

function itemsOf({ items = [] }: Letter, language: Translated, publicUrl: string): Words["items"] {
  const say = translator(language, "notifications");
  return items.map(({ key, values, path }) => {
    const written = sentenceValues(language, values);
    const url = path === null ? null : `${publicUrl}${path}`;
    return { title: say(`${key}.title`, written), text: say(`${key}.text`, written), url };
  });
}

function greetingOf({ firstName }: LetterReader, language: Locale): string {
  const frame = translator(language, "mails");
  if (firstName === null) return frame("frame.greetingVisitor");
  return frame("frame.greeting", sentenceValues(language, { name: firstName }));
}

/** A subject is one line, whatever a name in it holds. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ");
}

/** Colours and sizes in place: mail programs read no style sheets. */
function htmlOf(words: readonly Words[]): string {
  const [{ language, title } = { language: "en", title: "" } as const] = words;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f8f6f1;color:#1d2b30;font:17px/1.6 'Source Sans 3',Arial,sans-serif">
${words.map(htmlOfSheet).join("\n")}
</body>
</html>
`;
}

function htmlOfSheet({ language, title, greeting, text, button, items, footer, wayOut }: Words): string {
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
  return `<div lang="${language}" dir="${directionOf(language)}" style="max-width:560px;margin:0 auto 24px;padding:32px;background:#fff;border-radius:12px">
<h1 style="margin:0 0 16px;font:600 24px/1.3 'Source Serif 4',Georgia,serif">${escapeHtml(title)}</h1>
${paragraph(greeting)}
${text.split("\n").map(paragraph).join("\n")}
${items.map(htmlOfItem).join("\n")}
${button ? htmlOfButton(button) : ""}
<p style="margin:24px 0 0;color:#4c5a60;font-size:14px">${escapeHtml(footer)}</p>
${wayOut ? `<p style="margin:8px 0 0;font-size:14px"><a href="${escapeHtml(wayOut.url)}" style="color:#4c5a60">${escapeHtml(wayOut.label)}</a></p>` : ""}
</div>`;
}

function htmlOfItem({ title, text, url }: Words["items"][number]): string {
  const heading = url
    ? `<a href="${escapeHtml(url)}" style="color:#025e59">${escapeHtml(title)}</a>`
    : escapeHtml(title);
  return `<p style="margin:0 0 16px;padding-inline-start:12px;border-inline-start:3px solid #d8d2c4"><strong>${heading}</strong><br>${escapeHtml(text)}</p>`;
}

function htmlOfButton({ label, url, hint }: NonNullable<Words["button"]>): string {
  const address = escapeHtml(url);
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 24px;background:#025e59;color:#fff;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p style="margin:0;color:#4c5a60;font-size:14px">${escapeHtml(hint)}<br><a dir="ltr" href="${address}" style="color:#025e59;word-break:break-all">${address}</a></p>`;
}
