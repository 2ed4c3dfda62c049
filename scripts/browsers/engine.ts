/** What the checks ask of a browser, whichever engine draws its pages. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a page that a hand reaches. */
export interface Part {
  press(): Promise<void>;
  type(text: string): Promise<void>;
  /** Of a list of choices: the one with this value. */
  choose(value: string): Promise<void>;
  /** Of a field for files: the file at this path. */
  give(path: string): Promise<void>;
}

/** One page with cookies and stores of its own. */
export interface Page {
  open(address: string): Promise<void>;
  /** What an expression comes to in the page; a promise is waited for. */
  run<T>(expression: string): Promise<T>;
  /** The part that an expression comes to; null where it comes to none. */
  part(expression: string): Promise<Part | null>;
  /** A PNG of the window. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser that was found on this machine. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  page(size: Size): Promise<Page>;
  close(): Promise<void>;
}
