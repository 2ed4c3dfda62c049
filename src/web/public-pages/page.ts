/** What a static page is, and where it stands in each language. */
import type { ComponentType } from "react";
import type { Site } from "#contract/site.ts";
import { LANGUAGE_CHOICE, type Translated } from "#i18n/locales.ts";
import type { PublicWords } from "./words.ts";
import type { PublicMessages } from "./words-en.ts";

/** Where the build has put what a page fetches. */
export interface PageFiles {
  /** The whole style sheet as text in the built page; its address in development. */
  styles: { text: string } | { href: string };
  script: string;
  /** Addresses of the faces that the first screen needs. */
  fonts: readonly string[];
  /** The visitors' chat and its weights, fetched when it is opened; the spellings of a language when it is typed in Latin letters. */
  chat: string;
  weights: string;
  spellings: Readonly<Record<string, string>>;
}

export interface PageProps {
  files: PageFiles;
  language: Translated;
  words: PublicWords;
  /** Who runs this installation and how to reach them: config/site.json as it was at the build. */
  installation: Site;
}

export interface FrameProps extends PageProps {
  page: PublicPage;
}

export interface PublicPage {
  /** Of its title and description in `site.json`. */
  name: keyof PublicMessages["site"]["pages"];
  /** In English; other languages stand below `/<language>`. */
  path: string;
  /** Style sheet of what the page uses, from this folder. */
  styles: string;
  Body: ComponentType<PageProps>;
  /** In the place of the site's header, which lies on the night that a page begins with, and of its menu. */
  Header?: ComponentType<FrameProps>;
  /** What it says to programs. */
  facts?: (page: PageProps) => readonly object[];
  /** Answers a form that was sent from its path; no address of its own. */
  isAnswer?: boolean;
  /** Whoever is signed in is taken on to the dashboard. */
  leadsOn?: boolean;
}

export interface PageAddress {
  address: string;
  language: Translated;
  page: PublicPage;
}

/** `/` and `/ar/`, `/about` and `/ar/about`. */
export function addressIn(language: Translated, path: string): string {
  return language === "en" ? path : `/${language}${path}`;
}

/** The way there from a page in `from`: the plain address is told that it was chosen, as it leads on whoever has not. */
export function choiceOf(language: Translated, path: string, from: Translated): string {
  const address = addressIn(language, path);
  return address === path && from !== language ? `${path}?${LANGUAGE_CHOICE}=${language}` : address;
}
