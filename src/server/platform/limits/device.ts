/** Which browser and system a user agent names: enough to know one's own devices again, and nothing more is kept. */
import type { Browser, System } from "#contract/accounts.ts";

export interface Device {
  readonly browser: Browser;
  readonly system: System;
}

/** In this order: most browsers also name those that they want to be taken for. */
const BROWSER_MARKS: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "edge"],
  [/\b(?:OPR|OPiOS)\//, "opera"],
  [/\bSamsungBrowser\//, "samsung"],
  [/\b(?:Firefox|FxiOS)\//, "firefox"],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, "chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "safari"],
];

/** Android also says Linux, and iPhones say "like Mac OS X". */
const SYSTEM_MARKS: readonly (readonly [RegExp, System])[] = [
  [/\bAndroid\b/, "android"],
  [/\b(?:iPhone|iPad|iPod)\b/, "ios"],
  [/\bWindows\b/, "windows"],
  [/\bMac OS X\b/, "macos"],
  [/\bLinux\b/, "linux"],
];

/** Longer ones are no browser's. */
const READ_CHARACTERS = 500;

/** `other` for whatever is not said or not known. */
export function deviceOf(userAgent = ""): Device {
  const text = userAgent.slice(0, READ_CHARACTERS);
  return { browser: firstMatch(BROWSER_MARKS, text) ?? "other", system: firstMatch(SYSTEM_MARKS, text) ?? "other" };
}

function firstMatch<T>(marks: readonly (readonly [RegExp, T])[], text: string): T | undefined {
  return marks.find(([pattern]) => pattern.test(text))?.[1];
}
