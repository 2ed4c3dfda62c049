/** Second opinions: who agreed to one, what was said, and the job that asks. */
import { z } from "zod";
import type { SecondOpinion } from "#contract/second-opinion.ts";
import { OPINION_TEXT_VERSION } from "#domain/documents/opinion-text.ts";
import { compareOpinion, OPINION_FIELDS } from "#domain/documents/second-opinion.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { openJson, sealJson } from "#server/platform/secrets/sealed-json.ts";
import { ownerAct } from "../people/owner-act.ts";
import { findDocument } from "../repository.ts";
import { openAnalysis } from "../stored/analysis.ts";
import { readPageImage } from "../stored/read-page.ts";
import { askModel, NotNow } from "./ask-model.ts";
import * as opinions from "./repository.ts";

export const askSecondOpinion = defineJob({
  name: "documents.second_opinion",
  data: z.object({ documentId: z.string(), userId: z.string(), tries: z.int().min(0).default(0) }),
  retries: 1,
});

/** Seconds until a model that was away is asked again; after the last there is no opinion. */
const PAUSES = [1, 5, 30, 120, 600];

const Opinion = z.partialRecord(z.enum(OPINION_FIELDS), z.string());

interface Consent {
  readonly userId: string;
  readonly documentId: string;
  readonly seen: string | undefined;
}

type Deps = Pick<Platform, "config" | "db" | "clock" | "files" | "jobs" | "keys" | "live" | "log">;
export type SecondOpinions = ReturnType<typeof secondOpinions>;

export function secondOpinions(deps: Deps) {
  const { config, db, clock, jobs, keys } = deps;
  const host = hostOf(config.model);

  return {
    offer: () => ({ offer: host ? { host, textVersion: OPINION_TEXT_VERSION } : null }),

    /** The uploader's consent, in the upload's own transaction. Nothing is recorded but for the host that they saw. */
    async agree(tx: Db, { userId, documentId, seen }: Consent): Promise<void> {
      if (!host || seen !== host) return;
      const consent = { documentId, host, textVersion: OPINION_TEXT_VERSION, consentedAt: clock() };
      await opinions.recordOpinionConsent(tx, consent);
      await recordAudit(tx, ownerAct("document.opinion_asked", userId, documentId));
    },

    /** Sends the question once the pages stand. */
    async begin(tx: Db, { userId, id }: { userId: string; id: string }): Promise<void> {
      if (host && (await opinions.hasConsent(tx, id)))
        await jobs.enqueue(tx, askSecondOpinion, { documentId: id, userId });
    },

    async get(userId: string, id: string): Promise<{ opinion: SecondOpinion | null }> {
      const document = await findDocument(db, id, userId);
      if (!document) throw new AppError("not_found");
      const row = await opinions.findOpinion(db, id);
      if (!row) return { opinion: null };
      const said = row.sealedOpinion ? Opinion.parse(openJson(keys, opinionSealedAs(id), row.sealedOpinion)) : {};
      const { sealedAnalysis } = document;
      const read = sealedAnalysis ? openAnalysis(keys, id, sealedAnalysis).extractedData : {};
      const { state, textVersion, consentedAt } = row;
      const fields = compareOpinion(said, read);
      return { opinion: { state, host: row.host, textVersion, consentedAt: consentedAt.toISOString(), fields } };
    },

    /** The answer is erased, and one that is still awaited is not taken. What the model was sent cannot be called back. */
    async withdraw(userId: string, documentId: string): Promise<void> {
      if (!(await findDocument(db, documentId, userId))) return;
      await db.transaction().execute(async (tx) => {
        await opinions.dropOpinion(tx, documentId);
        await recordAudit(tx, ownerAct("document.opinion_withdrawn", userId, documentId));
      });
    },

    ask: secondOpinionWorker(deps),
  };
}

/**
 * Only where the page was agreed to go: other settings or other words since then send nothing. A model that is away is asked again after
 * growing pauses, one that answers with something else once more.
 */
function secondOpinionWorker(deps: Deps) {
  const { config, db, jobs, keys, live, log } = deps;
  const modelHost = hostOf(config.model);
  return async ({ documentId: id, userId, tries }: z.output<(typeof askSecondOpinion)["data"]>): Promise<void> => {
    const [document, asked] = await Promise.all([findDocument(db, id, userId), opinions.findOpinion(db, id)]);
    if (!document || asked?.state !== "waiting") return;
    const isAgreed = asked.host === modelHost && asked.textVersion === OPINION_TEXT_VERSION;
    const agreed = isAgreed ? config.model : null;
    const said = agreed && (await tried(() => ask(deps, agreed, document), log));
    const pause = PAUSES[tries];
    if (said === "away" && pause !== undefined) {
      return jobs.enqueueIn(pause, db, askSecondOpinion, { documentId: id, userId, tries: tries + 1 });
    }
    await db.transaction().execute(async (tx) => {
      const settled =
        said && said !== "away"
          ? ({ state: "given", sealedOpinion: sealJson(keys, opinionSealedAs(id), said) } as const)
          : ({ state: "failed", sealedOpinion: null } as const);
      if (!(await opinions.settleOpinion(tx, id, settled))) return;
      await recordAudit(tx, {
        ...{ actorId: null, subjectType: "document", subjectId: id },
        action: `document.opinion_${settled.state}`,
      });
      await live.tell(tx, { userId, type: "document_update", id });
    });
  };
}

function hostOf(model: Platform["config"]["model"]): string | null {
  return model && new URL(model.baseUrl).host;
}

type Document = Parameters<typeof readPageImage>[1];

async function ask({ keys, files }: Deps, model: Parameters<typeof askModel>[0], document: Document) {
  const page = await readPageImage({ keys, files }, document).catch((error: unknown) => {
    throw new NotNow("The page cannot be read.", { cause: error });
  });
  return askModel(model, page);
}

const TRIES = 2;

/** Null for an answer that is none, twice. */
async function tried<T>(act: () => Promise<T>, log: Platform["log"], left = TRIES): Promise<T | "away" | null> {
  try {
    return await act();
  } catch (error) {
    const isAway = error instanceof NotNow;
    if (!isAway && left > 1) return tried(act, log, left - 1);
    // The kind alone: an answer could repeat what stands on the page.
    const reason = error instanceof Error ? error.constructor.name : "unknown";
    log.warn({ reason }, "documents: no second opinion was given");
    return isAway ? "away" : null;
  }
}

export function opinionSealedAs(documentId: string): string {
  return `opinion:${documentId}`;
}
