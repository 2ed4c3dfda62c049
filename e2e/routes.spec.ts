/** SPEC's route table: each address, and where it leads a visitor, a pilgrim, an operator and staff. */
import { type BrowserContext, expect, test } from "@playwright/test";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";

const DESK: Screen = { language: "en", width: 1440 };
const WHO = ["visitor", "pilgrim", "operator", "staff"] as const;
type Who = (typeof WHO)[number];

/** Where the address leads; `stays` is the address itself. */
type Ends = Readonly<Record<Who, string>>;

const OPEN: Ends = { visitor: "stays", pilgrim: "stays", operator: "stays", staff: "stays" };
/** Where a signed-in person lands. */
const LANDING = { pilgrim: "/dashboard", operator: "/operator-dashboard", staff: "/staff" } as const;

function signedIn(path: string): Ends {
  return { ...OPEN, visitor: `/auth?next=${encodeURIComponent(path)}` };
}

const ROUTES: readonly [path: string, ends: Ends][] = [
  ["/", { visitor: "stays", ...LANDING }],
  ["/packages", OPEN],
  ["/about", OPEN],
  ["/platform-features", OPEN],
  ["/for-operators", OPEN],
  ["/for-pilgrims", OPEN],
  ["/trust-security", OPEN],
  ["/contact", OPEN],
  ["/privacy", OPEN],
  ["/terms", OPEN],
  ["/hajj", OPEN],
  ["/prayer", OPEN],
  ["/auth", { visitor: "stays", ...LANDING }],
  ["/api/login", { visitor: "/auth", ...LANDING }],
  ["/dashboard", { ...signedIn("/dashboard"), ...LANDING, pilgrim: "stays" }],
  ["/operator-dashboard", { ...signedIn("/operator-dashboard"), ...LANDING, operator: "stays" }],
  ["/staff", { ...signedIn("/staff"), ...LANDING, staff: "stays" }],
  ["/travellers", { ...signedIn("/travellers"), ...LANDING, pilgrim: "stays" }],
  ["/settings", signedIn("/settings")],
  ["/documents", signedIn("/documents")],
  ["/documents?tab=status", signedIn("/documents?tab=status")],
  ["/family", signedIn("/family")],
  ["/queue", signedIn("/queue")],
  ["/payments", signedIn("/payments")],
  ["/bookings/none", signedIn("/bookings/none")],
];

/** One of each kind: open, for visitors alone, for one role, for any account, with a query. */
const TELLING: readonly string[] = [
  "/hajj",
  "/auth",
  "/dashboard",
  "/operator-dashboard",
  "/staff",
  "/documents?tab=status",
];

for (const who of WHO)
  test.describe(`a ${who}`, () => {
    let context: BrowserContext;
    test.beforeAll(async ({ browser, baseURL }) => {
      const address = baseURL ?? "";
      context = await (who === "visitor"
        ? visitor(browser, address, DESK)
        : demoUser(browser, address, DESK, `${who}_demo`));
    });
    test.afterAll(() => context.close());

    for (const [path, ends] of ROUTES) {
      const end = ends[who] === "stays" ? path : ends[who];
      test(`at ${path} ${end === path ? "stays there" : `is led to ${end}`}${tierOf(TELLING.includes(path) && (who === "visitor" || who === "pilgrim"))}`, async ({
        baseURL,
      }) => {
        const page = await context.newPage();

        await page.goto(path);

        await expect(page).toHaveURL(`${baseURL}${end}`);
        await expect(page.getByRole("heading").first()).toBeVisible();
        await page.close();
      });
    }

    for (const path of ["/no-such-page", "/dashboard/more", "/familyx", "/%ff"])
      test(`finds nothing at ${path}${tierOf(who === "pilgrim" && path === "/dashboard/more")}`, async () => {
        const page = await context.newPage();

        const answer = await page.goto(path);

        expect(answer?.status()).toBe(404);
        await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
        await page.close();
      });
  });
