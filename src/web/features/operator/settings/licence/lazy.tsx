/** The dialogs of a licence: fetched when they are opened. */
import { lazy } from "react";

export const LazyAttachDialog = lazy(async () => ({ default: (await import("./attach-dialog.tsx")).AttachDialog }));
export const LazyLicenceDialog = lazy(async () => ({ default: (await import("./licence-dialog.tsx")).LicenceDialog }));
