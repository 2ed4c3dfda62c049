/** What the engine saw of a document, without pictures: all that the rules need, so that they can judge again later. */

import type { Box } from "../verdicts/finding.ts";
import type { AcceptedFile } from "./file-kind.ts";

export interface DocumentFacts {
  readonly file: FileFacts;
  /** Variance of the Laplacian on one scale for all sizes. */
  readonly sharpness: number;
  readonly zone: ReadZone | null;
  /** Null or left out where lines were not looked for, or could be trusted. */
  readonly capture?: CaptureFacts | null;
  /** In reading order; empty where there is none or none was looked for. */
  readonly text: readonly TextLine[];
  /** `picture`: the words were read from pixels, and what was not read beyond doubt is marked (`unread.ts`). */
  readonly textFrom: "file" | "picture";
  /** Null for everything that is no single picture. */
  readonly portrait: PortraitFacts | null;
}

export interface FileFacts {
  readonly type: AcceptedFile;
  /** Pixels of the first page as stored. */
  readonly width: number;
  readonly height: number;
  readonly pages: number;
  readonly pagesRead: number;
  /** A PDF with scripts in it: they never run and are not kept. */
  readonly scripts: boolean;
}

/** Machine-readable lines as read; their meaning follows from the lines alone. */
export interface ReadZone {
  readonly lines: readonly string[];
  /** Empty when the reading may be trusted. */
  readonly doubts: readonly string[];
  /** Mean log probability of the characters. */
  readonly score: number;
  /** Share of this text among all texts that the grammar allows, 0–1. */
  readonly posterior: number;
  /** From 1. */
  readonly page: number;
  /** Score of the surest face on the page above the lines, 0–1; null: it could not be looked for; left out where nobody looked. */
  readonly face?: number | null | undefined;
  /** What is printed above trusted lines, one cell each, unread words marked; null: it could not be read; left out where nobody looked. */
  readonly printed?: readonly TextLine[] | null | undefined;
  /** The same cells as every single reading has them, unclear words and all: what must be said there is looked for in them; left out where nobody kept them. */
  readonly glimpsed?: readonly string[] | undefined;
  /** What speaks of a copy; null: it could not be measured; left out where nobody looked. */
  readonly copy?: CopyFacts | null | undefined;
  /** Where each field stands, by its name. */
  readonly places: Readonly<Record<string, Box>>;
}

/** Of a page with trusted lines. */
export interface CopyFacts {
  /** How far the strongest fine regular pattern stands out of what is as fine, as a power of ten, in the middle one of 20 places: in light, and in red against green. */
  readonly gridLight: number;
  readonly gridColour: number;
  /** How colours differ among places of the same brightness, in shares of how brightness differs. */
  readonly hues: number;
}

export type Edge = "left" | "right" | "top" | "bottom";

/** How the lines came into the picture, measured where they could not be trusted. */
export interface CaptureFacts {
  /** The edge of the picture at which the lines run out of it. */
  readonly cut: Edge | null;
  /** Height of a capital in pixels of the stored picture: of the line found, else of one on a page as large as the picture. */
  readonly letters: number;
  /** How bright the lightest part of the picture is, 0–255. */
  readonly brightness: number;
  /** How many eighths of a capital the edges of strokes take: 1 is sharp. */
  readonly blur: number;
  /** A reflection without any print in it; the characters that it covers, from 1, where the lines were found. */
  readonly glare: { readonly line: number; readonly from: number; readonly to: number } | "somewhere" | null;
  /** Lines of print in the picture, whatever they say; 0 where one was found that reads like a line of a zone. */
  readonly print: number;
  /** Whether such a line was found. */
  readonly isLined: boolean;
  /** How much brightness changes within half a capital, 0–255, in the strongest thousandth of the picture. */
  readonly ink: number;
}

/** One line of text; cells of a table are parted by tabs. */
export interface TextLine {
  readonly text: string;
  readonly box: Box;
  /** From 1. */
  readonly page: number;
}

export interface PortraitFacts {
  /** The ground beside and above the head: mean brightness 0–255, its deviation, and how far it is from grey. */
  readonly ground: { readonly brightness: number; readonly deviation: number; readonly chroma: number };
  /** What stands before the ground, 0–1 of the picture; null when nothing does. */
  readonly figure: Frame | null;
  /** The surest first; null where none were looked for. */
  readonly faces: readonly FoundFace[] | null;
  /** Degrees by which the picture must be turned clockwise for its face to stand upright; left out where nobody looked. */
  readonly turn?: Rotation | undefined;
  /** Of the one face that is large enough; null where there is none; left out where nobody looked. */
  readonly look?: FaceLook | null | undefined;
}

export type Rotation = 0 | 90 | 180 | 270;

/** How a face was taken and what is before it. */
export interface FaceLook {
  /** 0–1: the points of a face could be placed. */
  readonly present: number;
  /** These are about 1 where it is so and about −1 where it is not. */
  readonly glasses: number;
  readonly shades: number;
  /** A hand, a mask, cloth before the face. */
  readonly covered: number;
  readonly capped: number;
  readonly drawn: number;
  readonly blurred: number;
  /** Strength of level lines where thin rims of glasses lie, in shares of the face's contrast. */
  readonly rims: number;
  /** How far the colours of the face are from one tone in light and dark, 0–255. */
  readonly hues: number;
  /** How evenly brightness changes on the face, 0–1: a drawing has flat parts and edges. */
  readonly even: number;
  /** From the brows' end of the face to its chin, also where it lies outside the picture. */
  readonly frame: Frame;
}

export interface FoundFace {
  /** 0–1. */
  readonly score: number;
  /** From the brows to the chin. */
  readonly box: Frame;
  /** How far the nose lies beside the middle of the eyes, in distances between the eyes. */
  readonly turned: number;
  /** Degrees between the line of the eyes and level. */
  readonly tilted: number;
}

/** 0–1 of the picture's width and height. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
