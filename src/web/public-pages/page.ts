/** What a static page is, and where it stands in each language. */
import type { ComponentType } from "react";
import type { Translated } from "#i18n/locales.ts";
import type { PublicWords } from "./words.ts";

export interface PageProps {
  language: Translated;
  words: PublicWords;
}

export interface PublicPage {
  /** In English; other languages stand below `/<language>`. */
  path: string;
  /** Style sheet of what the page uses, from this folder. */
  styles: string;
  Body: ComponentType<PageProps>;
}

export interface PublicAddress {
  address: string;
  language: Translated;
  page: PublicPage;
}

/** `/` and `/ar/`, `/about` and `/ar/about`. */
export function addressIn(language: Translated, path: string): string {
  return language === "en" ? path : `/${language}${path}`;
}
