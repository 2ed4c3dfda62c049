/** What a paper is taken apart into. */
import type { TextLine } from "../../seen/facts.ts";
import type { Field } from "../forms/languages/form.ts";

/** A value after its label. */
export interface Entry {
  readonly field: Field;
  readonly value: string;
  readonly line: TextLine;
}

/** A row of a table; `loose` stands in lines of its own under it and belongs to no certain column. */
export interface Row {
  readonly entries: readonly Entry[];
  readonly loose: readonly Free[];
  readonly line: TextLine;
  /** The fields of the columns: the same list for all rows of a table. */
  readonly header: readonly Field[];
  /** Cells were missing and others could stand for them. */
  readonly unsure: boolean;
}

export interface Free {
  readonly text: string;
  readonly line: TextLine;
}

export interface Page {
  readonly entries: readonly Entry[];
  readonly rows: readonly Row[];
  readonly free: readonly Free[];
}

/** Whether a value may stand after a label of this field. */
export type Fits = (field: Field, value: string) => boolean;
