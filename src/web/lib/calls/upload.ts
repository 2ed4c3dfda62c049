/** Sending files, apart from the other calls: few screens do. */
import type { Route, RouteResult } from "#contract/route.ts";
import { HeicUnreadable } from "../heic/heic-unreadable.ts";
import { preferenceStore } from "../words/preferences.ts";
import { send } from "./api.ts";
import { ApiError } from "./api-error.ts";

type Values = Readonly<Record<string, unknown>>;

interface Upload<R extends Route> {
  params?: Values;
  /** The multipart fields beside the file; undefined ones are left out. */
  fields: R["multipart"] extends object ? Values : never;
  file: File;
  signal?: AbortSignal;
}

/**
 * Sends a file to a multipart route, a phone's HEIC picture as JPEG. Rejects as `call` does; a picture that cannot be turned
 * is refused like a file of another kind, in words that say what to do.
 */
export async function upload<R extends Route>(
  route: R,
  { params, fields, file, signal }: Upload<R>,
): Promise<RouteResult<R>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value));
  form.append(route.multipart?.file ?? "file", await uploadable(file));
  return send(route, params ? { params } : {}, form, signal);
}

async function uploadable(file: File): Promise<File> {
  // Looks into every file, but is needed only once there is one.
  const { asUploadable } = await import("../heic/as-jpeg.ts");
  try {
    return await asUploadable(file);
  } catch (error) {
    throw error instanceof HeicUnreadable ? await refusalOf(error) : error;
  }
}

async function refusalOf({ name }: HeicUnreadable): Promise<ApiError> {
  const { sentencesOf } = await import("../words/sentences-of.ts");
  const say = await sentencesOf(preferenceStore.snapshot().language, ["documents"]);
  const detail = say("documents", "upload.heicUnreadable");
  return new ApiError(415, detail, { type: "about:blank", title: name, status: 415, detail, code: "file_type" });
}
