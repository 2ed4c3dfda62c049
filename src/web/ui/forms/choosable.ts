/** Kinds of files that can be chosen where a page or a picture of one is asked for. */
import { ACCEPTED_FILES } from "#domain/documents/seen/file-kind.ts";

/** Media type → endings. Phones write HEIC; it is turned into JPEG before it leaves the device. */
export const CHOOSABLE = { ...ACCEPTED_FILES, "image/heic": [".heic"], "image/heif": [".heif"] };

/** The same for the `accept` of an input. */
export const CHOOSABLE_KINDS = Object.entries(CHOOSABLE).flat(2).join(",");
