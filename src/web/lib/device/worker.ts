/** The site's service worker: registered by the first screen that needs it, never by others. */

let asked: Promise<ServiceWorkerRegistration | null> | undefined;

/** Registered, though perhaps not yet ready; null where the browser has none or refuses it, and in development. */
export function workerReady(): Promise<ServiceWorkerRegistration | null> {
  asked ??= register();
  return asked;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return null;
  try {
    return await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
  } catch {
    return null;
  }
}
