/** What a paper is taken apart into. */
import type { TextLine } from "../../seen/facts.ts";
import type { CertificateField } from "../forms/languages/form.ts";

/** A value after its label. */
export interface LabelledValue {
  readonly field: CertificateField;
  readonly value: string;
  readonly line: TextLine;
}

/** A row of a table; `loose` stands in lines of its own under it and belongs to no certain column. */
export interface ParsedRow {
  readonly entries: readonly LabelledValue[];
  readonly loose: readonly Free[];
  readonly line: TextLine;
  /** The fields of the columns: the same list for all rows of a table. */
  readonly header: readonly CertificateField[];
  /** Cells were missing and others could stand for them. */
  readonly unsure: boolean;
}

export interface Free {
  readonly text: string;
  readonly line: TextLine;
}

export interface CertificatePage {
  readonly entries: readonly LabelledValue[];
  readonly rows: readonly ParsedRow[];
  readonly free: readonly Free[];
}

/** Whether a value may stand after a label of this field. */
export type Fits = (field: CertificateField, value: string) => boolean;
