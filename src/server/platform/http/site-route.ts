/** Who runs this installation, for pages and programs. */
import * as contract from "#contract/site.ts";
import type { SiteFile } from "../config/site.ts";
import { type App, handle } from "./handle.ts";

export function siteRoute(app: App, site: SiteFile): void {
  handle(app, contract.site, () => site);
}
