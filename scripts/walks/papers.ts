/** What is no screen: notices, mails, calendar files, PDFs, and the assistant's answers, as their reader has them. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readMail } from "../../test/read-mail.ts";
import { readPdf } from "../../test/read-pdf.ts";
import type { Made, Person } from "./person.ts";

const QUESTIONS = ["What is due next?", "When do I pay?", "Which documents are missing?", "How does my booking stand?"];
const IN_URDU = ["اب کیا کرنا ہے؟", "ادائیگی کب کرنی ہے؟", "کون سے کاغذات باقی ہیں؟", "میری بکنگ کی کیا صورتِ حال ہے؟"];
const OF_OPERATORS = ["What needs me?", "How do my bookings stand?"];
const PDFS = ["confirmation", "receipt", "ticket"] as const;

export type Section = readonly [name: string, text: string];

export async function assistantSections(person: Person): Promise<Section[]> {
  const sections: Section[] = [];
  for (const message of questionsOf(person)) {
    const { content } = await person.post<{ content: string }>("/api/conversations/tour_advisor/message", {
      ...{ message, timeZone: person.timeZone },
    });
    sections.push([`assistant: ${message}`, content]);
  }
  return sections;
}

function questionsOf({ isOperator, language }: Person): readonly string[] {
  if (isOperator) return OF_OPERATORS;
  return language === "ur" ? IN_URDU : QUESTIONS;
}

/** The files of each booking that this reader may have by now. */
export async function fileSections(person: Person, bookings: readonly Made[]): Promise<Section[]> {
  const sections: Section[] = [];
  for (const [at, { id }] of bookings.entries()) {
    const calendar = await person.context.request.get(`/api/bookings/${id}/calendar?timeZone=${person.timeZone}`);
    if (calendar.ok()) sections.push([`calendar file of booking ${at + 1}`, eventsOf(await calendar.text())]);
    for (const kind of PDFS) {
      const answer = await person.context.request.get(`/api/bookings/${id}/${kind}`);
      if (!answer.ok()) continue;
      const pages = await readPdf(await answer.body());
      sections.push([`${kind}.pdf of booking ${at + 1}`, pages.map(({ words }) => words.join("\n")).join("\n--\n")]);
    }
  }
  return sections;
}

/** Mails to this person that `told` does not hold yet; it holds them afterwards. */
export async function mailSections(person: Person, outbox: string, told: Set<string>): Promise<Section[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml") && !told.has(name));
  const sections: Section[] = [];
  for (const name of names.sort()) {
    const { headers, text } = readMail(await readFile(join(outbox, name), "latin1"));
    if (!headers.to?.includes(person.email)) continue;
    told.add(name);
    sections.push([`mail: ${headers.subject}`, text.trim()]);
  }
  return sections;
}

/** Each event's days and words, without what calendars alone read. */
function eventsOf(calendar: string): string {
  const lines = calendar.replace(/\r\n[ \t]/g, "").split("\r\n");
  return lines
    .filter((line) => /^(DTSTART[;:].*\d{8}$|DTSTART;TZID|STATUS|SUMMARY|DESCRIPTION|LOCATION)/.test(line))
    .map((line) => line.replaceAll("\\,", ",").replaceAll("\\n", " "))
    .join("\n");
}
