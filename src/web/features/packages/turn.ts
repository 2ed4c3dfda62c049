/** What a hold begins with once nothing stands before it any more. */
import type { ReactNode } from "react";
import type { Start } from "./obstacles.ts";
import type { PackageView } from "./queries.ts";

/** The running turn of an admitted household. */
export interface Turn {
  readonly seats: number;
  readonly familyId: string | null;
  readonly start: Start;
  readonly clock: ReactNode;
}

export interface GateProps {
  item: PackageView;
  /** Null: on direct sale. */
  children: (turn: Turn | null) => ReactNode;
}
