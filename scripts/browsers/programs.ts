/** The programs that Debian has in packages: nothing is downloaded here, whoever misses one is told which. */
import { existsSync } from "node:fs";

const PACKAGES = {
  "firefox-esr": ["/usr/bin/firefox-esr"],
  "webkit2gtk-driver": ["/usr/bin/WebKitWebDriver"],
  xvfb: ["/usr/bin/Xvfb"],
} as const;

/** What is missing of these packages, as a sentence; null when all are there. */
export function missing(names: readonly (keyof typeof PACKAGES)[]): string | null {
  const lacking = names.filter((name) => !PACKAGES[name].every(existsSync));
  if (lacking.length === 0) return null;
  return `Missing Debian packages: ${lacking.join(", ")}. As root: apt-get install --no-install-recommends ${lacking.join(" ")}`;
}
