/** The page of each screen: what the screen fetches first is named in it, and for whoever is signed in answered. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { currentUser } from "#contract/accounts.ts";
import { listPackages } from "#contract/packages.ts";
import { screenOf } from "#contract/screens.ts";
import { matchLocale, type Translated, translated } from "#i18n/locales.ts";
import { Prepared, sendPrepared } from "../http/answers/prepared.ts";
import { openCookie, saysSignedIn } from "../http/session.ts";
import { type FirstAnswers, firstAnswers } from "./first-answers.ts";
import { type FirstFiles, frameOf, withFirstFiles, withFrame } from "./first-files.ts";
import { Framed, fillMarketFrame, MARKET } from "./market-frame.ts";

const HTML = "text/html; charset=utf-8";

/** `path` without its query; 404 and the screen that says so for an address that is no screen. */
export type SendScreen = (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** `page` is the built page that starts the app. */
export function screenPages(app: FastifyInstance, page: string, files: FirstFiles): SendScreen {
  const kept = new Map<string, Prepared>();
  const answers = firstAnswers(app);

  /** The same bytes for everybody: a handful for each language, made once. */
  function plain(screen: string, language: Translated): Prepared {
    const name = `${language} ${screen}`;
    const made = kept.get(name) ?? new Prepared(withFirstFiles(page, files, screen, language), HTML);
    kept.set(name, made);
    return made;
  }

  function frame(screen: string, language: Translated, known: FirstAnswers): string {
    if (!(currentUser.path in known)) return "";
    const built = frameOf(files, screen, language);
    return screen === MARKET ? fillMarketFrame(built, packagesIn(known), language) : built;
  }

  return async (path, request, reply) => {
    const screen = screenOf(path);
    const language = languageOf(request);
    reply.code(screen ? 200 : 404).header("vary", "cookie, accept-language");
    const known = screen && saysSignedIn(request) ? await answers(screen, request) : null;
    if (!screen || !known) return sendPrepared(plain(screen ?? "*", language), request, reply);
    const named = withFirstFiles(page, files, screen, language);
    const html = withFirstAnswers(withFrame(named, frame(screen, language, known)), known);
    return sendPrepared(new Prepared(html, HTML), request, reply, "no-store");
  };
}

/** None where something is searched for. */
function packagesIn(known: FirstAnswers): Framed {
  const [, packages] = Object.entries(known).find(([address]) => address.startsWith(`${listPackages.path}?`)) ?? [];
  return Framed.safeParse(packages).data ?? [];
}

/** As the app itself chooses it (src/web/lib/words/preferences.ts): by the cookie, then by the browser's own. */
export function languageOf(request: FastifyRequest): Translated {
  const wanted = [openCookie(request, "lang"), request.headers["accept-language"]];
  return translated(matchLocale(wanted.join(",")) ?? "en");
}

/** Read by the script before first paint (src/web/lib/device/before-paint.ts). A data block is no script to the policy. */
function withFirstAnswers(page: string, answers: FirstAnswers): string {
  // Inside a script element a text would end at a closing tag.
  const json = JSON.stringify(answers).replaceAll("<", "\\u003c");
  return page.replace("</body>", () => `<script type="application/json" id="first-answers">${json}</script></body>`);
}
