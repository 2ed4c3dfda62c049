/** What the asker's notices say, the newest first. */
import { ACTIONS, type Composer, reply, say } from "./reply.ts";

/** So many are told; the bell has them all. */
const MOST_NOTICES = 3;

export const latestNotices: Composer = ({ known: { notices } }) => {
  if (!notices) return reply([say("notices.notRead")], [ACTIONS.settings]);
  if (notices.newest.length === 0) return reply([say("notices.none")], [ACTIONS.settings]);
  const lines = notices.newest
    .slice(0, Math.max(MOST_NOTICES, Math.min(notices.unread, notices.newest.length)))
    .map(({ at, title, text }) => say("notices.line", { at: { dateTime: at }, title, text }));
  return reply([say("notices.count", { unread: notices.unread }), ...lines], [ACTIONS.settings]);
};
