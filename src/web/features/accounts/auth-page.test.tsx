/** The sign-in screen: both modes, texts of SPEC, errors at their fields, the way on. */
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { isKnownDevice } from "../../shared/account/known-device.ts";
import { json, refusal, stopPageLoads, userWith } from "../../testing/answers.ts";
import { packageWith } from "../../testing/packages.ts";
import { renderAt, toast } from "../../testing/render-at.tsx";

const DEMO = [
  { role: "pilgrim", username: "pilgrim_demo", password: "Labbayk-1448" },
  { role: "operator", username: "operator_demo", password: "Labbayk-1448" },
];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it("fills in a demo account by one tap and loads its dashboard anew", async () => {
  const loads = stopPageLoads();
  const sent: unknown[] = [];
  const answers = {
    "GET /api/demo-accounts": () => json(DEMO),
    "POST /api/login": (body: unknown) => {
      sent.push(body);
      return json(userWith({ role: "operator" }));
    },
  };
  await renderAt("/auth", { answers });

  await page.getByRole("button", { name: "Use this account: operator_demo" }).click();
  await page.getByRole("button", { name: "Sign in" }).click();

  await expect.poll(() => loads).toEqual(["/operator-dashboard"]);
  expect(sent).toEqual([{ username: "operator_demo", password: "Labbayk-1448" }]);
  expect(JSON.parse(sessionStorage.getItem("rihla.toast") ?? "")).toMatchObject({
    title: "Login successful",
    description: "Welcome back!",
  });
});

it("has them beside a new account too, and remembers that somebody has signed in on this device", async () => {
  const loads = stopPageLoads();
  const answers = { "GET /api/demo-accounts": () => json(DEMO), "POST /api/login": () => json(userWith()) };
  await renderAt("/auth?mode=register", { answers });
  expect(isKnownDevice()).toBe(false);

  await page.getByRole("button", { name: "Use this account: pilgrim_demo" }).click();
  await page.getByRole("button", { name: "Sign in" }).click();

  await expect.poll(() => loads).toEqual(["/dashboard"]);
  expect(isKnownDevice()).toBe(true);
});

it("loads the dashboard no sooner than a tenth of a second after the answer", async () => {
  const loads = stopPageLoads();
  let answeredAt = 0;
  let loadedAt = 0;
  navigation.addEventListener("navigate", () => {
    loadedAt ||= performance.now();
  });
  const signedIn = () => {
    answeredAt = performance.now();
    return json(userWith());
  };
  await renderAt("/auth", { answers: { "POST /api/login": signedIn } });

  await signIn();

  await expect.poll(() => loads).toEqual(["/dashboard"]);
  expect(loadedAt - answeredAt).toBeGreaterThan(99);
});

it("says to whoever came to book what for, in both modes, and as ever where the package is gone", async () => {
  const answers = {
    "GET /api/packages/zamzam": () => json(packageWith({ id: "zamzam", title: "Zamzam Family" })),
    "GET /api/packages/gone": () => refusal("not_found", "Gone."),
  };
  const sentence = page.getByText("To hold places on Zamzam Family. Holding is free and takes a minute.");
  for (const mode of ["login", "register"]) {
    await renderAt(`/auth?mode=${mode}&next=${encodeURIComponent("/packages?q=z&book=zamzam")}`, { answers });
    await expect.element(sentence).toBeVisible();
    await cleanup();
  }
  await renderAt(`/auth?next=${encodeURIComponent("/packages?book=gone")}`, { answers });
  await expect.element(page.getByText("And see your one next step.")).toBeVisible();
});

it.each([
  ["/packages/3", "/packages/3"],
  ["//evil.example/x", "/dashboard"],
])("goes on after next=%s to %s", async (next, target) => {
  const loads = stopPageLoads();
  await renderAt(`/auth?next=${encodeURIComponent(next)}`, { answers: { "POST /api/login": () => json(userWith()) } });

  await signIn();

  await expect.poll(() => loads).toEqual([target]);
});

it("shows a refused sign-in in SPEC's words", async () => {
  await renderAt("/auth", {
    answers: { "POST /api/login": () => refusal("wrong_credentials", "Invalid username or password") },
  });

  await signIn();

  await expect.element(toast()).toHaveTextContent("Login failed401: Invalid username or password");
  await expect
    .element(page.getByLabelText("Password", { exact: true }))
    .toHaveAccessibleDescription("Invalid username or password");
  await expect.element(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
});

it("offers a new password by mail beside the time to wait, which opens the door that wrong tries have shut", async () => {
  await renderAt("/auth", { answers: { "POST /api/login": () => refusal("too_many_requests", "Try again later.") } });
  const main = page.getByRole("main");
  const links = main.getByRole("link", { name: "Forgotten your password?" });
  await expect.element(links).toHaveAttribute("href", "/auth?mode=forgot");

  await signIn();

  await expect.element(main.getByText("Try again later.")).toBeVisible();
  await expect.element(links.nth(1)).toHaveAttribute("href", "/auth?mode=forgot");
});

it("leads home, and has its promise beside the form from 768 pixels on", async () => {
  const promise = page.getByRole("complementary");
  await page.viewport(768, 800);
  await renderAt("/auth");

  await expect.element(promise).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  await page.viewport(767, 800);
  await expect.element(promise).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});

it("asks for the code of an account that has a second factor, and takes a recovery code in its place", async () => {
  const loads = stopPageLoads();
  const sent: unknown[] = [];
  const answers = {
    "POST /api/login": (body: unknown) => {
      sent.push(body);
      if (sent.length === 1) return refusal("second_factor_needed", "The code too.");
      if (sent.length === 2) return refusal("wrong_code", "This code is wrong.", { code: "Wrong or used before." });
      return json(userWith());
    },
  };
  await renderAt("/auth", { answers });

  await signIn();
  const code = page.getByRole("textbox", { name: "Code of the app" });
  await expect.element(code).toHaveFocus();
  await expect.element(toast()).not.toBeInTheDocument();
  await expect.element(code).toHaveAttribute("inputmode", "numeric");
  await code.fill("000000");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.element(code).toHaveAccessibleDescription("Wrong or used before.");
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill("abcd-efgh-ijkl-mnop");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  await expect.poll(() => loads).toEqual(["/dashboard"]);
  const credentials = { username: "amina", password: "seven dates at dawn" };
  expect(sent).toEqual([
    credentials,
    { ...credentials, code: "000000" },
    { ...credentials, code: "abcd-efgh-ijkl-mnop" },
  ]);
});

it("is disabled with its own label while the answer is awaited", async () => {
  let answer: (response: Response) => void = () => undefined;
  const awaited = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  await renderAt("/auth", { answers: { "POST /api/login": () => awaited } });

  await signIn();

  await expect.element(page.getByRole("button", { name: "Signing in…" })).toBeDisabled();
  answer(refusal("wrong_credentials", "Invalid username or password"));
  await expect.element(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
});

it("names what is missing at its field and sends nothing", async () => {
  await renderAt("/auth");

  await page.getByRole("button", { name: "Sign in" }).click();

  const username = page.getByRole("textbox", { name: "Username or email" });
  await expect.element(username).toHaveFocus();
  await expect.element(username).toHaveAccessibleDescription("Please fill this in.");
});

it("registers without a reload and shows a taken name at its field first", async () => {
  const loads = stopPageLoads();
  let tries = 0;
  const answers = {
    "POST /api/register": () => {
      tries += 1;
      return tries === 1
        ? refusal("username_taken", "This username is taken.", { username: "Somebody already uses it." })
        : json(userWith(), 201);
    },
  };
  const { router } = await renderAt("/auth?mode=register", { answers });

  await fillRegistration();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect
    .element(page.getByRole("textbox", { name: "Username" }))
    .toHaveAccessibleDescription("Somebody already uses it.");
  await page.getByRole("button", { name: "Create account" }).click();

  await expect.poll(() => router.state.location.pathname).toBe("/dashboard");
  await expect.element(toast()).toHaveTextContent("Registration successfulAccount created successfully!");
  expect(loads).toEqual([]);
});

it("keeps what was typed over a reload, but no password, and lets go of it once registered", async () => {
  const kept = () => JSON.stringify({ ...sessionStorage });
  await renderAt("/auth?mode=register");
  await page.getByLabelText("First name").fill("أمينة");
  await page.getByLabelText("Email").fill("amina@example.org");
  await page.getByRole("textbox", { name: "Password" }).fill("Labbayk-1448");
  expect(kept()).toContain("أمينة");
  expect(kept()).not.toContain("Labbayk");

  await cleanup();
  await renderAt("/auth?mode=register", { answers: { "POST /api/register": () => json(userWith(), 201) } });
  await expect.element(page.getByLabelText("First name")).toHaveValue("أمينة");
  await page.getByLabelText("Last name").fill("الرحمن");
  await page.getByLabelText("Username").fill("amina");
  await page.getByRole("textbox", { name: "Password" }).fill("Labbayk-1448");
  await page.getByRole("button", { name: "Create account" }).click();

  await expect.poll(() => kept()).not.toContain("أمينة");
});

const PUZZLE = { algorithm: "PBKDF2/SHA-256", nonce: "00ff", salt: "00ff", cost: 1, keyLength: 32 };
const DONE_WORK = { challenge: { signature: "ours" }, solution: { derivedKey: expect.stringMatching(/^0/) } };

/** A busy network's server: it refuses the first call, gives work, and then answers; with all that it was sent. */
function busyNetwork(call: string, done: () => Response) {
  const sent: unknown[] = [];
  const answers = {
    "GET /api/register/work": () =>
      json({ parameters: { ...PUZZLE, keyPrefix: "0", expiresAt: 2_000_000_000 }, signature: "ours" }),
    [call]: (body: unknown) => {
      sent.push(body);
      return sent.length === 1 ? refusal("work_needed", "Many attempts were just made.") : done();
    },
  };
  return { answers, sent };
}

it("does the work that a busy network is asked for, and registers by the same press", async () => {
  stopPageLoads();
  const { answers, sent } = busyNetwork("POST /api/register", () => json(userWith(), 201));
  const { router } = await renderAt("/auth?mode=register", { answers });

  await fillRegistration();
  await page.getByRole("button", { name: "Create account" }).click();

  await expect.poll(() => router.state.location.pathname).toBe("/dashboard");
  expect(sent).toMatchObject([{ username: "amina" }, { username: "amina", work: DONE_WORK }]);
});

it("does it at signing in as well", async () => {
  const loads = stopPageLoads();
  const { answers, sent } = busyNetwork("POST /api/login", () => json(userWith()));
  await renderAt("/auth", { answers });

  await signIn();

  await expect.poll(() => loads).toEqual(["/dashboard"]);
  expect(sent).toMatchObject([{ username: "amina" }, { username: "amina", work: DONE_WORK }]);
});

it("does it at asking for a new password as well", async () => {
  const { answers, sent } = busyNetwork("POST /api/password-reset", () => new Response(null, { status: 204 }));
  await renderAt("/auth?mode=forgot", { answers });

  await page.getByRole("textbox", { name: "Username or email" }).fill("amina");
  await page.getByRole("button", { name: "Send the link" }).click();

  await expect.element(page.getByText(/its mail is on the way/)).toBeVisible();
  expect(sent).toMatchObject([{ usernameOrEmail: "amina" }, { usernameOrEmail: "amina", work: DONE_WORK }]);
});

it("keeps the role and the way back while the mode is switched", async () => {
  const { router } = await renderAt("/auth?role=operator&next=%2Fpackages");

  await page.getByText("Create account").click();

  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    mode: "register",
    role: "operator",
    next: "/packages",
  });
  // Whoever sells does not travel on the name that is asked for.
  await expect.element(page.getByRole("textbox", { name: "Last name" })).toBeVisible();
  await expect.element(page.getByText(/machine-readable lines/)).not.toBeInTheDocument();
});

it("sends whoever is signed in already to the dashboard", async () => {
  const { router } = await renderAt("/auth", { user: userWith() });

  await expect.poll(() => router.state.location.pathname).toBe("/dashboard");
});

async function signIn(): Promise<void> {
  await page.getByRole("textbox", { name: "Username or email" }).fill("amina");
  await page.getByLabelText("Password", { exact: true }).fill("seven dates at dawn");
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function fillRegistration(): Promise<void> {
  await page.getByRole("textbox", { name: "First name" }).fill("Amina");
  await page.getByRole("textbox", { name: "Last name" }).fill("Rahman");
  await page.getByRole("textbox", { name: "Email" }).fill("amina@example.org");
  await page.getByRole("textbox", { name: "Username" }).fill("amina");
  await page.getByLabelText("Password", { exact: true }).fill("seven dates at dawn");
}
