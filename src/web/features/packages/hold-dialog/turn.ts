/** What a hold begins with once nothing stands before it any more. */
import type { ReactNode } from "react";
import type { PackageView } from "../queries.ts";
import type { Start } from "./obstacles.ts";

/** The running turn of an admitted household. */
export interface Turn {
  readonly seats: number;
  readonly familyId: string | null;
  readonly clock: ReactNode;
}

export interface GateProps {
  item: PackageView;
  /** `turn` null: on direct sale. */
  children: (start: Start, turn: Turn | null) => ReactNode;
}
