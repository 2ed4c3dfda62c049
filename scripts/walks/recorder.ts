/**
 * Writes down at every stop of a walk what each of its people reads at that moment, on every screen and beside them.
 * `<stop>.all.txt` has everything; `<stop>.new.txt` what the same screen did not say at the stop before.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Ground } from "./ground.ts";
import { frameText, settle, textsOf } from "./page-text.ts";
import { assistantSections, fileSections, mailSections, type Section } from "./papers.ts";
import type { Made, Person } from "./person.ts";
import { screensOf } from "./screens.ts";

export class Recorder {
  private readonly before = new Map<string, ReadonlySet<string>>();
  private readonly mailed = new Set<string>();
  private readonly folder: string;
  private readonly ground: Ground;
  private stops = 0;

  private constructor(folder: string, ground: Ground) {
    this.folder = folder;
    this.ground = ground;
  }

  static async open(folder: string, ground: Ground): Promise<Recorder> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    return new Recorder(folder, ground);
  }

  /** `packageId`: whose page is read too. */
  async stop(name: string, { packageIds = [] }: { readonly packageIds?: readonly string[] } = {}): Promise<void> {
    await this.ground.settled();
    this.stops += 1;
    const file = `${String(this.stops).padStart(2, "0")}-${name.replaceAll(" ", "-")}`;
    const head = `##### ${name}, ${this.ground.now().toISOString()}\n`;
    // Reading changes nothing, so all of them read at once.
    await Promise.all(
      this.ground.people.map((person) => this.write(join(this.folder, file), head, person, packageIds)),
    );
    console.log(`${file}: written`);
  }

  /** What a person reads where the recorder does not go by itself. */
  async page(name: string, { name: reader }: Person, text: string): Promise<void> {
    this.stops += 1;
    const file = `${String(this.stops).padStart(2, "0")}-${name.replaceAll(/[ /]+/g, "-")}`;
    const head = `##### ${name}, ${this.ground.now().toISOString()}\n`;
    await writeFile(join(this.folder, `${file}.${reader}.all.txt`), `${head}${text}\n`);
  }

  private async write(file: string, head: string, person: Person, packageIds: readonly string[]): Promise<void> {
    const sections = await this.read(person, packageIds);
    await writeFile(`${file}.${person.name}.all.txt`, head + sections.map(written).join(""));
    await writeFile(`${file}.${person.name}.new.txt`, head + this.news(person, sections).map(written).join(""));
  }

  private async read(person: Person, packageIds: readonly string[]): Promise<Section[]> {
    const bookings = await person.get<Made[]>("/api/bookings");
    const screens = screensOf(person, { bookings, packageIds });
    const sections: Section[] = [];
    for (const [at, path] of screens.entries()) {
      const page = await person.open(path);
      const texts = await textsOf(page);
      if (at === 0) sections.push(["frame", await frameText(page)], ["bell", await bellText(page)]);
      for (const [tab, text] of texts) sections.push([`screen ${nameOf(path, bookings)}${tab && ` > ${tab}`}`, text]);
      await page.close();
    }
    return [
      ...sections,
      ...(person.isOperator ? [] : await fileSections(person, bookings)),
      ...(await assistantSections(person)),
      ...(await mailSections(person, this.ground.outbox, this.mailed)),
    ];
  }

  /** A line that the same screen said before is left out; where all are, the section is. */
  private news(person: Person, sections: readonly Section[]): Section[] {
    return sections.flatMap(([name, text]): Section[] => {
      const key = `${person.name} ${name.replace(/\d+$/, "")}`;
      const old = this.before.get(key) ?? new Set<string>();
      const lines = text.split("\n");
      this.before.set(key, new Set(lines));
      const fresh = lines.map((line) => (old.has(line) ? "" : line));
      const told = fresh.filter((line, at) => line !== "" || (at > 0 && fresh[at - 1] !== ""));
      return fresh.some(Boolean) ? [[name, told.map((line) => line || "…").join("\n")]] : [];
    });
  }
}

async function bellText(page: Awaited<ReturnType<Person["open"]>>): Promise<string> {
  await page.locator("header button[aria-expanded] svg.lucide-bell").click();
  const panel = page.locator("header h2").locator("xpath=../..");
  await panel.waitFor();
  await settle(page);
  return (await panel.innerText()).split("\n").filter(Boolean).join("\n");
}

/** Ids differ from walk to walk. */
function nameOf(path: string, bookings: readonly Made[]): string {
  return bookings.reduce((name, { id }, at) => name.replace(id, `booking ${at + 1}`), path);
}

function written([name, text]: Section): string {
  return `\n=== ${name}\n${text}\n`;
}
