/**
 * Who may import whom: the architecture, executable (docs/architecture.md).
 * A rule's name says what it protects.
 */
const layer = (name, from, allowed) => ({
  name,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.tsx?$" },
  to: { path: "^src/", pathNot: [from, ...allowed] },
});

/** The only arrows between server features; each goes to the other's service.ts. */
const featureEdges = [
  ["accounts", "mail|notifications"],
  [
    "assistant",
    "bookings|contact|customer-groups|documents|households|journey|licences|notifications|operators|packages|payments|prayer-times|queue|listing-analytics|problems|statements|team|travellers|reviews|waitlist",
  ],
  ["bookings", "accounts|mail|notifications|packages"],
  ["households", "bookings|documents|mail|notifications|travellers"],
  ["dashboard", "bookings|documents|households|journey|notifications|payments|queue|waitlist"],
  ["journey", "bookings|documents|households|notifications|payments|queue|travellers"],
  ["contact", "mail"],
  ["customer-groups", "bookings|documents|travellers"],
  ["licences", "accounts|notifications|packages"],
  ["analytics", "bookings|operators"],
  ["listing-analytics", "operators|packages"],
  ["handoff", "bookings|documents|households|travellers"],
  ["offline-pack", "bookings|documents|tickets|travellers"],
  ["operators", "bookings"],
  ["package-imports", "packages"],
  ["tickets", "bookings"],
  ["payments", "bookings|notifications"],
  ["staff", "accounts|bookings|documents|licences|notifications|packages|queue|waitlist"],
  ["demo", "accounts|bookings|documents|licences|packages|payments|queue"],
  ["documents", "bookings|notifications"],
  ["notifications", "mail"],
  ["search-engines", "packages"],
  ["team", "bookings|mail|notifications"],
  ["travellers", "bookings"],
  ["reviews", "mail|notifications|packages"],
  ["problems", "mail|notifications"],
  ["waitlist", "bookings|notifications|packages"],
  ["queue", "bookings|documents|households|notifications|packages|payments|travellers"],
  ["privacy", "accounts|bookings|contact|documents|households|licences|mail|packages|problems|travellers|wishes"],
];

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    { name: "not-to-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "loaded-where-set-up",
      comment: "Tens of megabytes of every node otherwise: `await import`, where the settings name them.",
      severity: "error",
      from: { path: "^src/", pathNot: "\\.test\\.ts$" },
      to: { path: "node_modules/(stripe|@aws-sdk)/", dynamic: false, dependencyTypesNot: ["type-only"] },
    },
    layer("domain-is-pure", "^src/domain/", []),
    {
      name: "domain-has-no-packages",
      comment: "But adhan: astronomy without I/O, needed on both sides (docs/decisions/0010-prayer-times.md).",
      severity: "error",
      from: { path: "^src/domain/", pathNot: ["\\.test\\.ts$", "^src/domain/prayer/(sun-times|qibla)\\.ts$"] },
      to: { path: "node_modules|^node:" },
    },
    {
      name: "domain-computes-the-sun-by-adhan",
      severity: "error",
      from: { path: "^src/domain/prayer/(sun-times|qibla)\\.ts$" },
      to: { path: "node_modules|^node:", pathNot: "node_modules/adhan/" },
    },
    layer("contract-knows-only-domain", "^src/contract/", ["^src/domain/", "^src/i18n/"]),
    layer("i18n-stands-alone", "^src/i18n/", []),
    layer("verification-is-an-engine", "^src/verification/", ["^src/domain/", "^src/i18n/"]),
    layer("assistant-is-an-engine", "^src/assistant/", ["^src/contract/", "^src/domain/", "^src/i18n/"]),
    {
      name: "assistant-has-no-packages",
      severity: "error",
      from: { path: "^src/assistant/", pathNot: "\\.test\\.ts$" },
      to: { path: "node_modules|^node:" },
    },
    {
      name: "sealed-questions",
      comment: "Nothing that learns, answers or is served may read the questions it is measured by.",
      severity: "error",
      from: { path: "^(src|scripts)/" },
      to: { path: "^test/assistant/" },
    },
    layer("web-is-apart", "^src/web/", [
      ...["^src/assistant/", "^src/contract/", "^src/domain/", "^src/i18n/"],
      // The reader of lines alone, which the camera carries to the browser.
      "^src/verification/(capture/line-sight\\.ts|mrz/net/net\\.(ts|bin))$",
    ]),
    layer("platform-is-the-ground", "^src/server/platform/", ["^src/contract/", "^src/domain/", "^src/i18n/"]),
    {
      name: "server-without-web",
      severity: "error",
      from: { path: "^src/server/" },
      to: { path: "^src/web/" },
    },
    {
      name: "no-cross-feature",
      comment: "Server features meet only on the listed edges, through the other's service.ts.",
      severity: "error",
      from: { path: "^src/server/features/([^/]+)/", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^src/server/features/",
        pathNot: ["^src/server/features/$1/", "^src/server/features/[^/]+/service\\.ts$"],
      },
    },
    ...[
      {
        name: "feature-edges",
        severity: "error",
        from: {
          path: "^src/server/features/([^/]+)/",
          pathNot: ["\\.test\\.ts$", ...featureEdges.map(([from]) => `^src/server/features/${from}/`)],
        },
        to: { path: "^src/server/features/", pathNot: ["^src/server/features/$1/"] },
      },
    ],
    ...featureEdges.map(([from, to]) => ({
      name: `feature-edges-of-${from}`,
      severity: "error",
      from: { path: `^src/server/features/${from}/`, pathNot: "\\.test\\.ts$" },
      to: {
        path: "^src/server/features/",
        pathNot: [`^src/server/features/${from}/`, `^src/server/features/(${to})/service\\.ts$`],
      },
    })),
    {
      name: "web-features-apart",
      comment: "The assistant's cards stand on other features' screens, through its one file of slots.",
      severity: "error",
      from: { path: "^src/web/features/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "^src/web/features/",
        pathNot: ["^src/web/features/$1/", "^src/web/features/assistant/slots\\.tsx$"],
      },
    },
    {
      name: "web-ground-below-features",
      severity: "error",
      from: { path: "^src/web/(ui|lib)/" },
      to: { path: "^src/web/(shared|features|app|public-pages)/" },
    },
    {
      name: "web-shared-below-features",
      severity: "error",
      from: { path: "^src/web/shared/" },
      to: { path: "^src/web/(features|app|public-pages)/" },
    },
    {
      name: "ui-knows-no-call",
      severity: "error",
      from: { path: "^src/web/ui/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/contract/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^node_modules", "^dist"] },
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
    tsPreCompilationDeps: true,
  },
};
