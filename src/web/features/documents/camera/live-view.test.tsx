/** The camera's live picture: the lamp is offered where the camera has one, and told as it is. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { EnglishWords } from "../../../testing/words.tsx";
import { LiveView } from "./live-view.tsx";

/** A camera that shows a grey picture; `obeys`: whether its lamp can be switched, null for none. */
function camera(obeys: boolean | null): { stream: MediaStream; asked: unknown[] } {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 640, height: 480 });
  canvas.getContext("2d")?.fillRect(0, 0, 640, 480);
  const stream = canvas.captureStream(5);
  const asked: unknown[] = [];
  for (const track of stream.getVideoTracks()) {
    track.getCapabilities = () => (obeys === null ? {} : Object.assign({}, { torch: true }));
    track.applyConstraints = async (constraints) => {
      asked.push(constraints);
      if (!obeys) throw new DOMException("no", "OverconstrainedError");
    };
  }
  return { stream, asked };
}

async function show(stream: MediaStream, onPicture: (file: File) => void = () => undefined): Promise<void> {
  await render(
    <EnglishWords>
      <LiveView type="passport" stream={stream} onPicture={onPicture} />
    </EnglishWords>,
  );
}

const lamp = () => page.getByRole("button", { name: "Light" });

it("switches the lamp on and off again", async () => {
  const { stream, asked } = camera(true);
  await show(stream);
  await expect.element(lamp()).toHaveAttribute("aria-pressed", "false");

  await lamp().click();
  await expect.element(lamp()).toHaveAttribute("aria-pressed", "true");
  await lamp().click();

  await expect.element(lamp()).toHaveAttribute("aria-pressed", "false");
  expect(asked).toEqual([{ advanced: [{ torch: true }] }, { advanced: [{ torch: false }] }]);
});

it("says of a lamp that does not obey that it is off", async () => {
  const { stream, asked } = camera(false);
  await show(stream);

  await lamp().click();

  await expect.poll(() => asked.length).toBe(1);
  await expect.element(lamp()).toHaveAttribute("aria-pressed", "false");
});

it("offers none where the camera has none", async () => {
  await show(camera(null).stream);

  await expect.element(page.getByRole("button", { name: /Take/ })).toBeVisible();
  expect(lamp().elements()).toEqual([]);
});

it("takes the picture that it shows when the button is pressed, whatever was seen of its lines", async () => {
  const taken: File[] = [];
  await show(camera(null).stream, (file) => taken.push(file));

  await page.getByRole("button", { name: /Take/ }).click();

  await expect
    .poll(() => taken.map(({ name, type }) => ({ name, type })))
    .toEqual([{ name: "passport.jpg", type: "image/jpeg" }]);
});
