/** The checks that read the sources without running them. */
import { fullFolders } from "./rules/full-folders.ts";
import { importRules } from "./rules/import-rules.ts";
import { longFiles } from "./rules/long-files.ts";
import { repeatedTypeNames } from "./rules/repeated-types.ts";
import { tableOwners } from "./rules/table-owners.ts";
import { check, type Step } from "./step.ts";

export const STATIC_STEPS: readonly Step[] = [
  check("format and lint", "biome", ["check", "--error-on-warnings", "."]),
  check("types of the pure code", "tsc", ["-p", "tsconfig.pure.json"]),
  check("types of the server", "tsc", ["-p", "tsconfig.server.json"]),
  check("types of the web", "tsc", ["-p", "tsconfig.web.json"]),
  check("types of the service worker", "tsc", ["-p", "tsconfig.worker.json"]),
  importRules,
  tableOwners,
  longFiles,
  fullFolders,
  repeatedTypeNames,
  // Variables, tags and plural forms: scripts/words/faults.test.ts, by each language's own forms.
  check("translations", "i18n-check", ["--locales", "src/i18n/messages", "--source", "en", "--only", "missingKeys"]),
  check("unused messages", "node", ["scripts/words/check-messages.ts"]),
  check("bulk in the tree", "node", ["scripts/test/rules/check-tree.ts"]),
  check("unused code and packages", "knip", ["--no-progress"]),
];
