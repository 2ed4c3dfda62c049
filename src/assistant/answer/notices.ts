/** What the asker's notices say, the newest first. */
import { wordMatcher } from "../reading/words/number-words.ts";
import { ACTIONS, type Composer, reply, say } from "./reply.ts";

const isNewest = wordMatcher(
  "last latest اخر آخری تازہ आखिरी आख़िरी अंतिम ताज़ा শেষ সর্বশেষ son sonuncu derniere dernier terakhir terbaru terbaharu آخرین последнее последний aakhri akhri",
);

/** So many are told; the bell has them all. */
const MOST_NOTICES = 3;

export const latestNotices: Composer = ({ known: { notices }, reading }) => {
  if (!notices) return reply([say("notices.notRead")], [ACTIONS.settings]);
  if (notices.newest.length === 0) return reply([say("notices.none")], [ACTIONS.settings]);
  // "The last one" is one.
  const isOfLast = reading.tokens.some(({ text }) => isNewest(text));
  const most = isOfLast ? 1 : Math.max(MOST_NOTICES, Math.min(notices.unread, notices.newest.length));
  const lines = notices.newest
    .slice(0, most)
    .map(({ at, title, text }) => say("notices.line", { at: { dateTime: at }, title, text }));
  const counted = isOfLast ? [] : [say("notices.count", { unread: notices.unread })];
  return reply([...counted, ...lines], [ACTIONS.settings]);
};
