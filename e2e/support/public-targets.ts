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

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: "/",
    heading: "Among millions, your place is kept.",
    targets: [
      { name: "Start Your Journey", href: "/auth" },
      { name: "Explore Packages", href: "/packages" },
      { name: "Try Pilgrim Demo", href: "/dashboard" },
      { name: "Try Operator Demo", href: "/operator-dashboard" },
      { name: "View packages", href: "/packages", count: 3 },
      { name: "Browse All 200+ Tour Operators", href: "/packages" },
      { name: "Try Live Demo", href: "/auth" },
      { name: "Get Started Now", href: "/auth" },
    ],
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
        href: "/api/login?mode=register&role=operator",
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
  { name: "About", href: "/#about" },
  { name: "Support", href: "/#help" },
];

const asks = (path: string) => `/auth?next=${encodeURIComponent(path)}`;

export const FOOTER: readonly Target[] = [
  { name: "For families", href: "/for-pilgrims" },
  { name: "Documents", href: "/documents", ends: asks("/documents") },
  { name: "Packages", href: "/packages" },
  { name: "Family", href: "/family", ends: asks("/family") },
  { name: "Payments", href: "/payments", ends: asks("/payments") },
  { name: "What operators get", href: "/for-operators" },
  { name: "Join as Operator", href: "/auth?mode=register&role=operator" },
  { name: "Business center", href: "/operator-dashboard", ends: asks("/operator-dashboard") },
  { name: "Platform features", href: "/platform-features" },
  { name: "The journey", href: "/#journey" },
  { name: "How it works", href: "/#how" },
  { name: "Help", href: "/#help" },
];
