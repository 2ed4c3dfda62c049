/** Sends chosen files one after the other, each under its own key, until the server has answered for every one. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { listDocuments } from "#contract/documents.ts";
import { handIn } from "#contract/intake.ts";
import { MAX_UPLOAD_BYTES } from "#domain/documents/document.ts";
import { ApiError, NetworkError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { newKey } from "#web/lib/calls/idempotency.ts";
import { needOf } from "#web/lib/calls/need.ts";
import { upload } from "#web/lib/calls/upload.ts";
import { useOnline } from "#web/lib/device/use-online.ts";
import { dropFile, filesOf, keepFiles, type WaitingFile } from "./waiting-files.ts";

export interface RefusedUpload {
  readonly key: string;
  readonly name: string;
  /** Null: larger than may be sent. */
  readonly reason: string | null;
}

/** After a line that broke, or a server that has too much to do. */
const AGAIN_MS = 4_000;

export function useHandInPapers(owner: string) {
  const client = useQueryClient();
  const reasonOf = useErrorText();
  const online = useOnline();
  const [waiting, setWaiting] = useState<readonly WaitingFile[]>([]);
  const [refused, setRefused] = useState<readonly RefusedUpload[]>([]);
  /** What the account lacks for every file: they wait, and nobody is asked again before they say so. */
  const [held, setHeld] = useState<unknown>(null);
  /** Of files that are documents already. */
  const [known, setKnown] = useState<readonly string[]>([]);
  const refuse = (file: File, key: string, reason: string | null) =>
    setRefused((before) => [...before, { key, name: file.name, reason }]);

  /** Ends when the server has answered, or nobody waits for it here any more. */
  const send = useEffectEvent(async ({ key, file }: WaitingFile, signal: AbortSignal) => {
    const answer = await answerOf({ key, file }, signal);
    if (signal.aborted || !answer) return;
    const { refusal, documentId } = answer;
    if (needOf(refusal)) return setHeld(refusal);
    if (refusal) refuse(file, key, reasonOf(refusal));
    if (documentId) setKnown((before) => [...new Set([...before, documentId])]);
    setWaiting((files) => files.filter((one) => one.key !== key));
    void dropFile(key);
    void client.invalidateQueries({ queryKey: [listDocuments.path] });
  });
  const [next] = waiting;
  useEffect(() => {
    if (!next || !online || held) return;
    const gone = new AbortController();
    void send(next, gone.signal);
    return () => gone.abort();
  }, [next, online, held]);

  const resume = useEffectEvent((kept: readonly WaitingFile[]) =>
    setWaiting((files) => [...kept.filter(({ key }) => files.every((file) => file.key !== key)), ...files]),
  );
  useEffect(() => void filesOf(owner).then((kept) => resume(kept)), [owner]);

  return {
    waiting,
    refused,
    known,
    online,
    held,
    goOn: () => setHeld(null),
    add(files: readonly File[]) {
      const chosen = files.map((file, at) => ({ key: newKey(), owner, place: Date.now() + at, file }));
      for (const { file, key } of chosen) if (file.size > MAX_UPLOAD_BYTES) refuse(file, key, null);
      const sendable = chosen.filter(({ file }) => file.size <= MAX_UPLOAD_BYTES);
      // Shown once they are kept: from then on a reload loses nothing.
      void keepFiles(sendable).then(() => setWaiting((before) => [...before, ...sendable]));
    },
    /** Takes the word about a refused file away. */
    forget: (key: string) => setRefused((before) => before.filter((one) => one.key !== key)),
  };
}

interface Answer {
  /** The server has said no to this file; null: it has it. */
  readonly refusal: unknown;
  readonly documentId: string | null;
}

async function answerOf({ key, file }: Pick<WaitingFile, "key" | "file">, signal: AbortSignal): Promise<Answer | null> {
  while (!signal.aborted) {
    try {
      const { documentId } = await upload(handIn, { fields: { key }, file, signal });
      return { refusal: null, documentId };
    } catch (refusal) {
      if (!mayGoBetter(refusal)) return { refusal, documentId: null };
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  return null;
}

/** No answer, or none about the file: the same key is sent again, and the file is kept once. */
function mayGoBetter(error: unknown): boolean {
  if (!(error instanceof ApiError)) return error instanceof NetworkError;
  return error.status >= 500 || error.status === 429 || error.status === 401;
}
