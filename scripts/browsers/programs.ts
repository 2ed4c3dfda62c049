/** The programs that Debian has in packages: nothing is downloaded here, whoever misses one is told which. */
import { globSync } from "node:fs";

/** By what each of them brings; the last two are the codecs of the films. */
const PACKAGES = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
  "gstreamer1.0-plugins-good": "/usr/lib/*/gstreamer-1.0/libgstisomp4.so",
  "gstreamer1.0-libav": "/usr/lib/*/gstreamer-1.0/libgstlibav.so",
} as const;

type Package = keyof typeof PACKAGES;

/** What is missing of these packages, and the command that brings it; null when all are there. */
export function missing(names: readonly Package[]): string | null {
  const lacking = names.filter((name) => globSync(PACKAGES[name]).length === 0);
  if (lacking.length === 0) return null;
  const list = lacking.join(" ");
  return `Missing Debian packages: ${list}\nAs root: apt-get install --no-install-recommends ${list}`;
}
