/** The looks before the first paint; and the answers that came with the page: each once, none after a change. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { MARKED_LOOKS } from "#domain/looks.ts";
import { beforePaint, INSTALL_OFFER } from "./before-paint.ts";

const block = document.createElement("script");
block.type = "application/json";
block.id = "first-answers";
block.textContent = JSON.stringify({ "/api/user": { id: "u1" }, "/api/journey": { steps: [] } });

beforeEach(() => {
  document.body.append(block);
  beforePaint({ translated: ["en"], rightToLeft: [], looks: MARKED_LOOKS, installOffer: INSTALL_OFFER });
});

afterEach(() => {
  block.remove();
  delete window.takeFirstAnswer;
});

it("marks the page with the looks that there are, and with no other word of a cookie", () => {
  const cookies = ["text=150", "plain=off", "theme=purple"];
  for (const cookie of cookies) document.cookie = `${cookie}; Path=/`;
  beforePaint({ translated: ["en"], rightToLeft: [], looks: MARKED_LOOKS, installOffer: INSTALL_OFFER });
  const { text, plain, theme } = document.documentElement.dataset;

  expect({ text, plain, theme }).toEqual({ text: "150", plain: undefined, theme: undefined });
  for (const cookie of cookies) document.cookie = `${cookie}; Path=/; Max-Age=0`;
  delete document.documentElement.dataset.text;
});

it("gives each answer once", () => {
  expect(window.takeFirstAnswer?.("GET", "/api/user")).toEqual({ id: "u1" });
  expect(window.takeFirstAnswer?.("GET", "/api/user")).toBeUndefined();
  expect(window.takeFirstAnswer?.("GET", "/api/family")).toBeUndefined();
});

it("gives none once something has been changed", () => {
  window.takeFirstAnswer?.("POST", "/api/logout");

  expect(window.takeFirstAnswer?.("GET", "/api/user")).toBeUndefined();
});

it("has none on a page that brought none", () => {
  block.remove();

  expect(window.takeFirstAnswer?.("GET", "/api/user")).toBeUndefined();
});
