/** Two-step sign-in in the settings: turned on by the app's first code, its recovery codes shown once and made anew, turned off. */
import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { json, refusal, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";

const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const CODES = ["abcd-efgh-ijkl-mnop-qrst-uvwx", "mwmw-qrst-uvwx-yz23-4567-wmwm"];
const FEW = /If you lose the app, only such a code opens your account: make new ones now\./;
const empty = () => new Response(null, { status: 204 });

const card = () => page.getByRole("heading", { name: "Two-step sign-in" });
const code = () => page.getByRole("textbox", { name: "Code of the app" });

it("shows square and key, a wrong code at its field, then the recovery codes until they are put away", async () => {
  let isOn = false;
  const answers = {
    "GET /api/user/second-factor": () =>
      json({ onSince: isOn ? "2026-11-20T09:00:00.000Z" : null, recoveryCodesLeft: isOn ? 2 : 0 }),
    "POST /api/user/second-factor": () => json({ secret: SECRET, uri: `otpauth://totp/Rihla:amina?secret=${SECRET}` }),
    "POST /api/user/second-factor/confirm": (body: unknown) => {
      isOn = JSON.stringify(body) === '{"code":"287082"}';
      return isOn ? json({ recoveryCodes: CODES }) : refusal("wrong_code", "Wrong.", { code: "Wrong or used before." });
    },
  };
  await renderAt("/settings#second-factor", { user: userWith(), answers });

  await expect.element(card()).toBeVisible();
  await page.getByRole("button", { name: "Turn it on" }).click();
  const password = page.getByLabelText("Present password", { exact: true }).last();
  await expect.element(password).toHaveFocus();
  await password.fill("seven dates at dawn");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect.element(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  await expect.element(page.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeVisible();
  await code().fill("000000");
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect.element(code()).toHaveAccessibleDescription(/Wrong or used before\./);
  await code().fill("287082");
  await page.getByRole("button", { name: "Turn it on" }).click();

  await expect.element(page.getByRole("list", { name: "Your recovery codes" })).toHaveTextContent(CODES.join(""));
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect.element(page.getByText("2 recovery codes are left.")).toBeVisible();
  await expect.element(page.getByText(CODES[0] ?? "")).not.toBeInTheDocument();
});

it("is turned off by password and code", async () => {
  let isOn = true;
  const sent: unknown[] = [];
  const answers = {
    "GET /api/user/second-factor": () =>
      json({ onSince: isOn ? "2026-11-20T09:00:00.000Z" : null, recoveryCodesLeft: isOn ? 1 : 0 }),
    "DELETE /api/user/second-factor": (body: unknown) => {
      sent.push(body);
      isOn = false;
      return empty();
    },
  };
  await renderAt("/settings#second-factor", { user: userWith(), answers });

  await expect.element(page.getByText("1 recovery code is left.")).toBeVisible();
  await page.getByRole("button", { name: "Turn it off" }).click();
  await page.getByLabelText("Present password", { exact: true }).last().fill("seven dates at dawn");
  await page.getByRole("textbox", { name: "Code of the app or recovery code" }).fill("287 082");
  await page.getByRole("button", { name: "Turn it off" }).click();

  await expect.element(page.getByRole("button", { name: "Turn it on" })).toBeVisible();
  expect(sent).toEqual([{ password: "seven dates at dawn", code: "287 082" }]);
});

it("makes new recovery codes by password and code, and shows them until they are put away", async () => {
  let left = 3;
  const answers = {
    "GET /api/user/second-factor": () => json({ onSince: "2026-11-20T09:00:00.000Z", recoveryCodesLeft: left }),
    "POST /api/user/second-factor/recovery-codes": (body: unknown) => {
      const isRight = JSON.stringify(body) === '{"password":"seven dates at dawn","code":"287082"}';
      if (!isRight) return refusal("wrong_code", "Wrong.", { code: "Wrong or used before." });
      left = 10;
      return json({ recoveryCodes: CODES });
    },
  };
  await renderAt("/settings#second-factor", { user: userWith(), answers });
  const field = page.getByRole("textbox", { name: "Code of the app or recovery code" });

  await expect.element(page.getByText("3 recovery codes are left.")).toBeVisible();
  await expect.element(page.getByText(FEW)).not.toBeInTheDocument();
  await page.getByRole("button", { name: "New recovery codes" }).click();
  await expect
    .element(page.getByText("The codes you have now stop working as soon as there are new ones."))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Turn it off" })).not.toBeInTheDocument();
  await page.getByLabelText("Present password", { exact: true }).last().fill("seven dates at dawn");
  await field.fill("000000");
  await page.getByRole("button", { name: "New recovery codes" }).click();
  await expect.element(field).toHaveAccessibleDescription(/Wrong or used before\./);
  await field.fill("287082");
  await page.getByRole("button", { name: "New recovery codes" }).click();

  await expect.element(page.getByRole("list", { name: "Your recovery codes" })).toHaveTextContent(CODES.join(""));
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect.element(page.getByText("10 recovery codes are left.")).toBeVisible();
  await expect.element(page.getByText(CODES[0] ?? "")).not.toBeInTheDocument();
});

it.each(["ltr", "rtl"])(
  "shows each recovery code whole, in one line, on a telephone of 320 pixels (%s)",
  async (dir) => {
    await page.viewport(320, 640);
    onTestFinished(() => page.viewport(414, 896));
    document.documentElement.dir = dir;
    onTestFinished(() => document.documentElement.removeAttribute("dir"));
    const answers = {
      "GET /api/user/second-factor": () => json({ onSince: "2026-11-20T09:00:00.000Z", recoveryCodesLeft: 3 }),
      "POST /api/user/second-factor/recovery-codes": () => json({ recoveryCodes: CODES }),
    };
    await renderAt("/settings#second-factor", { user: userWith(), answers });
    await page.getByRole("button", { name: "New recovery codes" }).click();
    await page.getByLabelText("Present password", { exact: true }).last().fill("seven dates at dawn");
    await page.getByRole("textbox", { name: "Code of the app or recovery code" }).fill("287082");
    await page.getByRole("button", { name: "New recovery codes" }).click();

    const list = page.getByRole("list", { name: "Your recovery codes" });
    await expect.element(list).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    for (const code of list.getByRole("listitem").elements()) expect(code.getClientRects()).toHaveLength(1);
  },
);

it.each([
  [2, "2 recovery codes are left."],
  [0, "No recovery code is left."],
])("says plainly that %i are few", async (recoveryCodesLeft, sentence) => {
  const answers = {
    "GET /api/user/second-factor": () => json({ onSince: "2026-11-20T09:00:00.000Z", recoveryCodesLeft }),
  };
  await renderAt("/settings#second-factor", { user: userWith(), answers });

  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByText(FEW)).toBeVisible();
});

it("is not offered to a demonstration account", async () => {
  await renderAt("/settings", { user: userWith({ demo: true }) });

  await expect.element(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect.element(card()).not.toBeInTheDocument();
});
