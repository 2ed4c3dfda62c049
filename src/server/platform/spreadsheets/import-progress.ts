/** How far the imports are that run on this node; lost with it, and missed by nobody. */
import { AppError } from "#server/platform/errors/app-error.ts";

type Stage = "reading" | "comparing" | "saving";

interface State {
  readonly stage: Stage;
  readonly done: number;
  readonly total: number;
}

/** A number that only its operator knows and asks with; without one nothing is kept. */
export class ImportProgress {
  readonly #running = new Map<string, State>();

  begin(operatorId: string, importId: string | undefined): (stage: Stage, done: number, total: number) => void {
    const note = (stage: Stage, done: number, total: number): void => {
      if (importId) this.#running.set(keyOf(operatorId, importId), { stage, done, total });
    };
    note("reading", 0, 0);
    return note;
  }

  end(operatorId: string, importId: string | undefined): void {
    if (importId) this.#running.delete(keyOf(operatorId, importId));
  }

  /** Throws AppError `not_found` for one that does not run here, and for another's. */
  read(operatorId: string, importId: string): State {
    const state = this.#running.get(keyOf(operatorId, importId));
    if (!state) throw new AppError("not_found");
    return state;
  }
}

function keyOf(operatorId: string, importId: string): string {
  return `${operatorId} ${importId}`;
}
