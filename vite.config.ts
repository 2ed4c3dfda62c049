/** Builds the browser's half into `dist/web`; in development it serves it and passes calls on to the server. */
import { fileURLToPath } from "node:url";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compressedAssets } from "./scripts/build/compressed-assets.ts";
import { contractShapes } from "./scripts/build/contract-shapes.ts";
import { firstFiles } from "./scripts/build/first-files.ts";
import { leanContract } from "./scripts/build/lean-contract.ts";
import { PUBLIC_STYLES, publicPages } from "./scripts/build/public-pages.ts";
import { readyMessages } from "./scripts/build/ready-messages.ts";
import { serviceWorker } from "./scripts/build/service-worker.ts";
import { MARKED_LOOKS } from "./src/domain/looks.ts";
import { directionOf, LOCALES, TRANSLATED } from "./src/i18n/locales.ts";
import { beforePaint, INSTALL_OFFER } from "./src/web/lib/device/before-paint.ts";

const SERVER = process.env.RIHLA_SERVER ?? "http://127.0.0.1:3000";
/** Two files for what every screen needs: libraries, which stay the same from one version to the next, and our own shell. */
const VENDOR = { name: "vendor", tags: ["$initial"], test: /node_modules/, priority: 3 } as const;
const SHELL = { name: "shell", tags: ["$initial"], test: /(?<!main)\.tsx?$/, priority: 2 } as const;
/** What at least seven parts of the app share: one file in place of a hundred, of which most would be below 2 KB. */
const COMMON = {
  name: "common",
  test: /src\/(web\/(ui|lib)(?!\/surfaces\/(tabs|data-table)|\/forms\/number-field)|contract|domain(?!\/typed-number)|i18n)\/|lucide-react/,
  minShareCount: 7,
  // A priority below nought is taken for the highest, and the shell would lie in this file.
  priority: 1,
} as const;
const SCRIPT = "before-paint.js";

/** A file of its own, because the content security policy allows no inline script. */
function beforePaintScript(): Plugin {
  const rightToLeft = LOCALES.filter((locale) => directionOf(locale) === "rtl");
  const settings = { translated: TRANSLATED, rightToLeft, looks: MARKED_LOOKS, installOffer: INSTALL_OFFER };
  const source = `(${beforePaint})(${JSON.stringify(settings)});\n`;
  return {
    name: "before-paint",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: SCRIPT, source });
    },
    configureServer(server) {
      server.middlewares.use(`/${SCRIPT}`, (_, response) => {
        response.setHeader("content-type", "text/javascript").end(source);
      });
    },
  };
}

/** In development every page address is the app, as the server does it with the built one. */
function appForEveryPage(): Plugin {
  return {
    name: "app-for-every-page",
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        if (request.headers.accept?.includes("text/html")) request.url = "/app.html";
        next();
      });
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL("src/web", import.meta.url)),
  appType: "mpa",
  resolve: { alias: [contractShapes] },
  plugins: [
    leanContract(),
    readyMessages(),
    react(),
    tailwind(),
    beforePaintScript(),
    publicPages(),
    firstFiles(),
    compressedAssets(),
    serviceWorker(),
    appForEveryPage(),
  ],
  build: {
    outDir: fileURLToPath(new URL("dist/web", import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // light-dark() and oklch() as written; older browsers would need every colour twice.
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    rolldownOptions: {
      input: { app: fileURLToPath(new URL("src/web/app.html", import.meta.url)), ...PUBLIC_STYLES },
      // Describing a shape or a route changes nothing: what nobody uses may go.
      treeshake: { manualPureFunctions: ["z", "defineRoute"] },
      output: {
        // The shell lists every chunk by its name: seven of sixteen letters compress better than eight of sixty-four.
        hashCharacters: "hex",
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: { groups: [VENDOR, SHELL, COMMON] },
      },
    },
  },
  server: {
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
});
