/** Sets language, direction and theme before the first paint. The build writes this function into a file of its own. */

interface Languages {
  translated: readonly string[];
  rightToLeft: readonly string[];
}

/** Must stand alone: its source text becomes `/before-paint.js`, where nothing it would import exists. */
export function beforePaint({ translated, rightToLeft }: Languages): void {
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1];
  const wanted = [cookie("lang"), ...navigator.languages].map((tag) => tag?.toLowerCase().split("-")[0]);
  const language = wanted.find((tag) => tag !== undefined && translated.includes(tag)) ?? "en";
  const theme = cookie("theme");
  document.documentElement.lang = language;
  document.documentElement.dir = rightToLeft.includes(language) ? "rtl" : "ltr";
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
}
