/** What a person does on a page, by the words that stand there. */
import type { Page, Part } from "./engine.ts";
import { until } from "./look.ts";

/** Script: the part that bears a name, in the middle of the window, where no bar lies over it. */
const NAMED = `((selector, wanted) => {
  const plain = (text) => (text ?? "").replaceAll(/\\s+/g, " ").trim();
  const names = (part) => [part.getAttribute("aria-label"), ...[...(part.labels ?? [])].flatMap((label) => [label.innerText, label.firstElementChild?.innerText]), part.matches("input, select") ? "" : part.innerText];
  const found = [...document.querySelectorAll(selector)].find((part) => part.checkVisibility() && !part.disabled && names(part).some((name) => plain(name) === wanted));
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? null;
})`;

const PRESSED = "a, button, label, [role=tab]";
const FILLED = "input, select, textarea";

export class Hand {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A link, button or choice with these words; `among`: where several have them. */
  async press(words: string, among = PRESSED): Promise<void> {
    await (await this.named(among, words)).press();
  }

  async fill(label: string, text: string): Promise<void> {
    await (await this.named(FILLED, label)).type(text);
  }

  async choose(label: string, value: string): Promise<void> {
    await (await this.named(FILLED, label)).choose(value);
  }

  /** Until an expression comes to something true. */
  see(expression: string, what: string, withinMs?: number): Promise<void> {
    return until(this.page, expression, what, withinMs);
  }

  /** Until a heading with these words is in sight. */
  seeHeading(words: string, withinMs?: number): Promise<void> {
    const headings = `[...document.querySelectorAll("h1, h2, h3")].filter((one) => one.checkVisibility())`;
    const plain = `one.innerText.replaceAll(/\\s+/g, " ").trim()`;
    return this.see(`${headings}.some((one) => ${plain} === ${JSON.stringify(words)})`, `“${words}”`, withinMs);
  }

  /** Until a part with these words can be pressed, or filled. */
  private async named(selector: string, words: string): Promise<Part> {
    const asked = `${NAMED}(${JSON.stringify(selector)}, ${JSON.stringify(words)})`;
    await this.see(asked, `“${words}”`);
    const part = await this.page.part(asked);
    if (!part) throw new Error(`“${words}” has gone`);
    return part;
  }
}
