/** The business center while its answers are asked for again. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { emptySummary, json, refusal, userWith } from "../../testing/answers.ts";
import { fakeSockets } from "../../testing/fake-socket.ts";
import { renderAt } from "../../testing/render-at.tsx";

it("keeps the open dialog and what was typed when asking again fails", async () => {
  const sockets = fakeSockets();
  const summaries: Response[] = [];
  const answers = {
    "GET /api/operator/licences": () => json([]),
    "GET /api/bookings": () => json([]),
    "GET /api/packages/mine": () => json([]),
    "GET /api/operator/groups": () => json([]),
    "GET /api/operator/summary": () => {
      const answer = summaries.length === 0 ? json(emptySummary) : refusal("unavailable", "The server is restarting.");
      summaries.push(answer);
      return answer;
    },
  };
  await renderAt("/operator-dashboard?tab=groups", {
    user: userWith({ role: "operator", licenceVerified: true }),
    answers,
  });
  await page.getByRole("button", { name: "Create Group" }).click();
  const name = page.getByRole("textbox", { name: "Group name" });
  await name.fill("Leeds");

  sockets.at(-1)?.accept();
  for (const answered of [2, 3]) {
    sockets.at(-1)?.say(JSON.stringify({ type: "booking_update" }));
    await expect.poll(() => summaries.length).toBeGreaterThanOrEqual(answered);
    await expect.poll(() => summaries.at(-1)?.bodyUsed).toBe(true);
  }

  await expect.element(name).toHaveValue("Leeds");
});
