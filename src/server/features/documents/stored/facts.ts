/** What the engine saw, as it is kept beside the verdict to judge again. */
import { z } from "zod";
import { ACCEPTED_FILES, type AcceptedFile } from "#domain/documents/seen/file-kind.ts";

export const StoredPlace = z.array(z.object({ x: z.number(), y: z.number() }));

const Frame = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const Lines = z.array(z.object({ text: z.string(), box: StoredPlace, page: z.number() }));

const isAccepted = (type: string): type is AcceptedFile => Object.hasOwn(ACCEPTED_FILES, type);

export const StoredFacts = z.object({
  file: z.object({
    type: z.string().refine(isAccepted),
    width: z.number(),
    height: z.number(),
    pages: z.number(),
    pagesRead: z.number(),
    scripts: z.boolean(),
  }),
  sharpness: z.number(),
  zone: z
    .object({
      lines: z.array(z.string()),
      doubts: z.array(z.string()),
      score: z.number(),
      posterior: z.number(),
      page: z.number(),
      /** Left out by versions that looked for none. */
      face: z.number().nullable().optional(),
      /** Left out by versions that did not read it. */
      printed: Lines.nullable().optional(),
      /** Left out by versions that kept only what was read beyond doubt. */
      glimpsed: z.array(z.string()).optional(),
      /** Left out by versions that did not measure it. */
      copy: z.object({ gridLight: z.number(), gridColour: z.number(), hues: z.number() }).nullable().optional(),
      places: z.record(z.string(), StoredPlace),
    })
    .nullable(),
  /** Left out by versions that measured no cause. */
  capture: z
    .object({
      cut: z.enum(["left", "right", "top", "bottom"]).nullable(),
      letters: z.number(),
      brightness: z.number(),
      blur: z.number(),
      glare: z
        .union([z.object({ line: z.number(), from: z.number(), to: z.number() }), z.literal("somewhere")])
        .nullable(),
      print: z.number(),
      isLined: z.boolean().default(true),
      ink: z.number().default(0),
    })
    .nullable()
    .default(null),
  text: Lines,
  /** Left out by versions that read no pictures. */
  textFrom: z.enum(["file", "picture"]).default("file"),
  portrait: z
    .object({
      ground: z.object({ brightness: z.number(), deviation: z.number(), chroma: z.number() }),
      figure: Frame.nullable(),
      faces: z
        .array(z.object({ score: z.number(), box: Frame, turned: z.number(), tilted: z.number() }))
        .nullable()
        .default(null),
      /** Left out by versions that did not turn pictures. */
      turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).optional(),
      /** Left out by versions that did not look at what is before a face. */
      look: z
        .object({
          present: z.number(),
          glasses: z.number(),
          shades: z.number(),
          covered: z.number(),
          capped: z.number(),
          drawn: z.number(),
          blurred: z.number(),
          rims: z.number(),
          hues: z.number(),
          even: z.number(),
          frame: Frame,
        })
        .nullable()
        .optional(),
    })
    .nullable(),
});
