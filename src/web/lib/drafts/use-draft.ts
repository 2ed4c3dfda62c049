/** The texts of a form, kept for this tab while they are typed: a session that ends, or a reload, loses nothing. */
import { useState } from "react";
import { useCurrentUser } from "../session/session.ts";
import { dropDraft, keepDraft, readDraft } from "./draft.ts";

type Texts = Readonly<Record<string, string>>;

/** Whoever has not signed in yet is registering. */
const VISITOR = "visitor";

/**
 * `form` names the form, and what it is about where there are several. `start` is what stands in it when nothing was
 * kept; only its fields are ever kept, so a password is kept by no form that leaves it out. `forget` after success.
 */
export function useDraft<T extends Texts>(form: string, start: () => T) {
  const userId = useCurrentUser()?.id ?? VISITOR;
  const [first] = useState(start);
  const [kept] = useState(() => readDraft(userId, form, first));
  const [values, setValues] = useState<T>({ ...first, ...kept });
  const [isKept, setKept] = useState(kept !== null);
  const forget = () => {
    dropDraft(userId, form);
    setKept(false);
  };
  return {
    values,
    /** What is in sight was typed before. */
    isKept,
    change(changes: Partial<T>): void {
      const next = { ...values, ...changes };
      setValues(next);
      keepDraft(userId, form, next);
    },
    forget,
    discard(): void {
      setValues(first);
      forget();
    },
  };
}
