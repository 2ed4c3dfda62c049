/**
 * `npm run browsers`: the main screens and ways in this machine's own Firefox and WebKit, where `npm test` has Chromium.
 * `npm run browsers -- firefox ways` takes one of them, and `ways` or `screens` alone. Both come from Debian's packages; what is missing is named.
 */
import startProduct from "../../e2e/global-setup.ts";
import type { Engine } from "./engine.ts";
import { openFirefox } from "./firefox.ts";
import { missing } from "./programs.ts";
import { checkScreens } from "./screens.ts";
import { walkWays } from "./ways.ts";
import { openWebKit } from "./webkit.ts";

const ENGINES = {
  firefox: { packages: ["firefox-esr"], open: openFirefox },
  webkit: {
    packages: ["webkit2gtk-driver", "xvfb", "gstreamer1.0-plugins-good", "gstreamer1.0-libav"],
    open: openWebKit,
  },
} as const;

const PARTS = ["screens", "ways"];
const NOTHING = { checks: 0, faults: [] };

const asked = process.argv.slice(2);
const wanted = Object.entries(ENGINES).filter(([name]) => isWanted(name, Object.keys(ENGINES)));
const lack = missing(wanted.flatMap(([, { packages }]) => packages));
if (lack) {
  console.error(lack);
  process.exit(1);
}

const stop = await startProduct();
const faults: string[] = [];
try {
  for (const [, { open }] of wanted) {
    const engine = await open();
    try {
      faults.push(...(await check(engine)));
    } finally {
      await engine.close();
    }
  }
} finally {
  await stop();
}
console.log(faults.length === 0 ? "No faults." : faults.join("\n"));
process.exitCode = faults.length === 0 ? 0 : 1;

async function check(engine: Engine): Promise<readonly string[]> {
  const screens = isWanted("screens", PARTS) ? await checkScreens(engine) : NOTHING;
  const ways = isWanted("ways", PARTS) ? await walkWays(engine) : NOTHING;
  const faults = [...screens.faults, ...ways.faults];
  console.log(`${engine.version}: ${screens.checks} screens, ${ways.checks} ways, ${faults.length} faults`);
  return faults;
}

/** Asked for, or nothing else of its kind was. */
function isWanted(name: string, kind: readonly string[]): boolean {
  return asked.includes(name) || !asked.some((word) => kind.includes(word));
}
