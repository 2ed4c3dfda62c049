/** SPEC §2's public pages: each page's heading, and every link and button on it with where it leads. */

export interface Target {
  readonly name: string;
  /** As the page writes it. */
  readonly href: string;
  /** Path and query that a visitor ends at, where the server leads on from `href`. */
  readonly ends?: string;
  /** How often it stands on the page; 1 when left out. */
  readonly count?: number;
}

interface PublicPage {
  readonly path: string;
  readonly heading: string;
  /** Between header and footer. */
  readonly targets: readonly Target[];
}

/** `/api/login` is SPEC's way in; a visitor ends at the sign-in screen. */
const login = (name: string, count: number): Target => ({ name, href: "/api/login", ends: "/auth", count });

/** A signed-in place: a visitor signs in first. */
const asks = (path: string) => `/auth?next=${encodeURIComponent(path)}`;

/** Each of the six rights leads to its own button. */
function right(name: string, label: string): Target {
  const href = `/settings?right=${name}`;
  return { name: label, href, ends: asks(href) };
}

/** The contents of a long text: places of the same page. */
function contents(path: string, parts: Readonly<Record<string, string>>): Target[] {
  return Object.entries(parts).map(([id, name]) => ({ name, href: `#${id}`, ends: `${path}#${id}` }));
}

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: "/",
    heading: "Among millions, your place is kept.",
    targets: [
      { name: "Start Your Journey", href: "/auth?mode=register" },
      { name: "Explore Packages", href: "/packages" },
      { name: "Try Pilgrim Demo", href: "/dashboard" },
      { name: "Try Operator Demo", href: "/operator-dashboard" },
      { name: "View packages", href: "/packages", count: 3 },
      { name: "Browse All 200+ Tour Operators", href: "/packages" },
      { name: "Try Live Demo", href: "/auth" },
      { name: "Get Started Now", href: "/auth?mode=register" },
      { name: "Example", href: "#rests", ends: "/#rests", count: 5 },
    ],
  },
  {
    path: "/about",
    heading: "The road to Hajj, made plain.",
    targets: [login("Start Your Journey", 1)],
  },
  {
    path: "/platform-features",
    heading: "Four tools, one thread to your place.",
    targets: [login("Start Your Journey Today", 2)],
  },
  {
    path: "/for-operators",
    heading: "Each morning, only what needs you.",
    targets: [
      {
        name: "Join as Operator",
        href: "/api/login?role=operator",
        ends: "/auth?mode=register&role=operator",
        count: 2,
      },
      { name: "View Demo", href: "/packages", count: 2 },
    ],
  },
  {
    path: "/for-pilgrims",
    heading: "Everyone you travel with, in one calm place.",
    targets: [login("Begin Your Journey", 2), { name: "View Packages", href: "/packages", count: 2 }],
  },
  {
    path: "/trust-security",
    heading: "Trust is shown, not claimed.",
    targets: [
      login("Start Secure Journey", 2),
      { name: "See licensed packages", href: "/packages" },
      { name: "Report a security issue", href: "/contact" },
      { name: "Read the Privacy Policy", href: "/privacy" },
      { name: "Ask about our controls", href: "/contact" },
      { name: "Read the terms", href: "/terms" },
      { name: "Decide about your data", href: "/settings", ends: asks("/settings") },
    ],
  },
  {
    path: "/contact",
    heading: "A person answers.",
    targets: [{ name: "Privacy Policy", href: "/privacy" }],
  },
  {
    path: "/privacy",
    heading: "Your data belongs to you.",
    targets: [
      ...contents("/privacy", {
        who: "Who is responsible",
        data: "What we collect",
        use: "What we use it for",
        sharing: "Who else sees it",
        rights: "Your six rights",
        keep: "How long we keep it",
        cookies: "Cookies",
        safety: "How it is protected",
        changes: "Changes to this page",
      }),
      { name: "Write about your data", href: "/contact?kind=privacy#message" },
      right("access", "Download my data"),
      right("rectify", "Correct my data"),
      right("erase", "Erase my account"),
      right("restrict", "Pause the use of my data"),
      right("object", "Object to a use"),
      right("portability", "Take my data elsewhere"),
    ],
  },
  {
    path: "/terms",
    heading: "What you may expect, and what we expect.",
    targets: [
      ...contents("/terms", {
        service: "What the service is",
        responsibilities: "Who is responsible for what",
        prohibited: "What is prohibited",
        fees: "Fees",
        liability: "Liability",
        disputes: "When we disagree",
        law: "Law and place",
        changes: "Changes",
      }),
      { name: "Raise a dispute", href: "/contact" },
    ],
  },
];

/** The header of every page but About's, for a visitor. */
export const HEADER: readonly Target[] = [
  { name: "Rihla, home page", href: "/" },
  { name: "Browse Packages", href: "/packages" },
  { name: "LOGIN", href: "/auth" },
];

/** SPEC's tiles of the mobile menu, for a visitor. */
export const TILES: readonly Target[] = [
  { name: "Home", href: "/" },
  { name: "Packages", href: "/packages" },
  { name: "LOGIN", href: "/auth" },
  { name: "About", href: "/about" },
  { name: "Support", href: "/contact" },
];

/** The six tabs in About's header and menu, and the menu's quick actions. */
export const TABS: readonly Target[] = [
  { name: "Dashboard", href: "/" },
  { name: "Documents", href: "/documents", ends: asks("/documents") },
  { name: "Packages", href: "/packages" },
  { name: "Queue", href: "/queue", ends: asks("/queue") },
  { name: "Family", href: "/family", ends: asks("/family") },
  { name: "Payments", href: "/payments", ends: asks("/payments") },
];

export const QUICK_ACTIONS: readonly Target[] = [
  { name: "Upload Documents", href: "/documents", ends: asks("/documents") },
  { name: "Browse Packages", href: "/packages" },
];

export const FOOTER: readonly Target[] = [
  { name: "For families", href: "/for-pilgrims" },
  { name: "Documents", href: "/documents", ends: asks("/documents") },
  { name: "Packages", href: "/packages" },
  { name: "Family", href: "/family", ends: asks("/family") },
  { name: "Payments", href: "/payments", ends: asks("/payments") },
  { name: "What operators get", href: "/for-operators" },
  { name: "Join as Operator", href: "/auth?mode=register&role=operator" },
  { name: "Business center", href: "/operator-dashboard", ends: asks("/operator-dashboard") },
  { name: "About", href: "/about" },
  { name: "Platform features", href: "/platform-features" },
  { name: "The journey", href: "/#journey" },
  { name: "Help", href: "/contact#help" },
  { name: "Contact", href: "/contact" },
  { name: "Trust & Security", href: "/trust-security" },
  { name: "Privacy Policy", href: "/privacy" },
  { name: "Terms of Service", href: "/terms" },
];
