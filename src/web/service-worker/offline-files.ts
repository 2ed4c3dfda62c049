/** What the build tells the service worker. */
export interface OfflineFiles {
  /** Of the whole list: another list is another cache. */
  readonly version: string;
  /** Addresses that start the app without a network, each a path; the first is where others are led then. */
  readonly screens: readonly string[];
  /** Path and digest; a file that differs is not taken, so that one cache is always one build. */
  readonly files: readonly { readonly path: string; readonly integrity: string }[];
}
