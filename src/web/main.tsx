/** Starts the app: words first, then the carried toast, then the router. */
import "./ui/styles/app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { AppRoot } from "./app/app.tsx";
import { createAppRouter, whenReady } from "./app/router.tsx";
import { reloadWhenScriptsAreGone } from "./lib/device/new-version.ts";
import { afterFirstPaint } from "./lib/late.ts";
import { startPreferences } from "./lib/words/preferences.ts";
import { takeCarriedToast } from "./ui/feedback/carried-toast.ts";
import { showToast } from "./ui/feedback/toast-store.ts";

async function start(root: HTMLElement): Promise<void> {
  reloadWhenScriptsAreGone();
  await startPreferences();
  const carried = takeCarriedToast();
  if (carried) showToast(carried);
  const { router, client } = createAppRouter();
  // The page came with the frame of its screen, which stays until the screen itself can be drawn.
  if (root.hasChildNodes()) await Promise.all([whenReady(router), afterFirstPaint()]);
  createRoot(root).render(
    <StrictMode>
      <AppRoot router={router} client={client} />
    </StrictMode>,
  );
}

const root = document.getElementById("root");
if (root) await start(root);
