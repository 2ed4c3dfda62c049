/** Pictures of packages: sent by their operator, shown to whoever sees the package. */
import { z } from "zod";
import { SCENE_NAMES } from "#domain/packages/drawings.ts";
import { LONGEST_ALT, MAX_IMAGE_BYTES } from "#domain/packages/image.ts";
import { IdParams } from "./amounts.ts";
import { Package } from "./packages.ts";
import { defineRoute } from "./route.ts";
import { filledLine } from "./text.ts";

const ImageParams = IdParams.extend({ imageId: IdParams.shape.id });

export const addPackageImage = defineRoute({
  method: "POST",
  path: "/api/packages/:id/images",
  who: ["operator"],
  right: "packages",
  summary: "Adds a picture, drawn anew without what the camera wrote into it; the first one stands on the card.",
  params: IdParams,
  multipart: { file: "image", fields: z.object({ alt: filledLine(LONGEST_ALT) }), maxBytes: MAX_IMAGE_BYTES },
  response: Package,
  status: 201,
  errors: [
    "too_large",
    "unsupported_media_type",
    "file_empty",
    "file_unreadable",
    "image_kind",
    "image_too_small",
    "image_too_large",
    "too_many_images",
    "illegal_transition",
    "demo_account",
  ],
});

export const deletePackageImage = defineRoute({
  method: "DELETE",
  path: "/api/packages/:id/images/:imageId",
  who: ["operator"],
  right: "packages",
  summary: "Takes a picture away for good.",
  params: ImageParams,
  response: Package,
  errors: ["illegal_transition", "demo_account"],
});

export const packageImage = defineRoute({
  method: "GET",
  path: "/api/packages/:id/images/:imageId",
  who: "anyone",
  summary: "One picture of a package that the reader may see.",
  params: ImageParams,
  response: "file",
});

export const packageDrawing = defineRoute({
  method: "GET",
  path: "/api/packages/:id/drawings/:scene",
  who: "anyone",
  underLoad: "last",
  summary: "A scene drawn as SVG from the package's facts, marked as a drawing where it is shown; never a photograph.",
  params: IdParams.extend({ scene: z.enum(SCENE_NAMES) }),
  /** Names the facts and the way of drawing: what lies under an address with the ones of today never changes. */
  query: z.object({ v: z.string().max(20).optional() }),
  response: "file",
});
