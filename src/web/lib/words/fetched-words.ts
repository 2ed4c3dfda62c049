/** Takes the place of `bundled-words.ts` in the built app, whose words lie in one folder that a digest of all of them names. */
import type { Messages } from "#i18n/messages/en.ts";
import { reloadForNewFiles } from "../device/new-version.ts";
import { SHELL_AREAS } from "./areas.ts";

/** Put in by the build (scripts/build/ready-messages.ts). */
declare const WORDS_FOLDER: string;

const SHELL: readonly string[] = SHELL_AREAS;

/** The server has answered, but without the file. */
class NotServed extends Error {}

/** On the way or there: a screen that is drawn again meanwhile asks for the same words once more. */
const files = new Map<string, Promise<Partial<Messages>>>();

/**
 * What cannot be had is asked for once more. When the server has it no longer, a new release has taken the folder away,
 * and the page is loaded anew. Rejects when it has been already, when the reader stays, and when the line is lost:
 * loading anew would bring nothing then, and what was typed would be gone.
 */
export async function loadWords(language: string, areas: Iterable<string>): Promise<Partial<Messages>> {
  const names = new Set(Array.from(areas, (area) => (SHELL.includes(area) ? "shell" : area)));
  try {
    const loaded = await Promise.all(Array.from(names, (name) => fileAt(`${WORDS_FOLDER}/${language}/${name}.json`)));
    return Object.assign({}, ...loaded);
  } catch (error) {
    // A page that is about to go stays as it is until then.
    if (error instanceof NotServed) await reloadForNewFiles();
    throw error;
  }
}

function fileAt(path: string): Promise<Partial<Messages>> {
  const known = files.get(path);
  if (known) return known;
  const file = fetched(path).catch(() => fetched(path));
  files.set(path, file);
  file.catch(() => files.delete(path));
  return file;
}

async function fetched(path: string): Promise<Partial<Messages>> {
  const answer = await fetch(path);
  if (!answer.ok) throw new NotServed(`${path} is answered with ${answer.status}`);
  return answer.json();
}
