/** Receives a multipart call: one file and its fields, in any order, never more bytes than the route allows. */
import type { FastifyRequest } from "fastify";
import type { Route } from "#contract/route.ts";
import { AppError, type FieldProblem } from "../errors/app-error.ts";

const BYTES_PER_MEGABYTE = 1024 * 1024;
/** The fields of an upload are short words. */
const MAX_FIELD_BYTES = 10_000;
const MAX_FIELDS = 20;
const ONCE: FieldProblem = { key: "too_many", params: { max: 1 } };

export interface UploadedFile {
  /** As the browser sent it: for showing, never for a path. */
  readonly fileName: string;
  /** As the browser sent it: a claim; the bytes decide. */
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface ReceivedUpload {
  readonly fields: Record<string, string>;
  readonly file: UploadedFile;
}

/** Throws AppError: `unsupported_media_type`, `malformed_body`, `too_large`, `invalid_input` for a wrong set of parts. */
export async function receiveUpload(
  request: FastifyRequest,
  multipart: NonNullable<Route["multipart"]>,
): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new AppError("unsupported_media_type");
  const { fields, file, faults } = await receiveParts(request, multipart);
  if (!file) throw new AppError("invalid_input", {}, { ...faults, [multipart.file]: { key: "file_missing" } });
  if (Object.keys(faults).length > 0) throw new AppError("invalid_input", {}, faults);
  return { fields, file };
}

/** Everything to its end, faults included: a sender that still writes would not read the refusal. */
async function receiveParts(request: FastifyRequest, multipart: NonNullable<Route["multipart"]>) {
  const fields: Record<string, string> = {};
  const faults: Record<string, FieldProblem> = {};
  let file: UploadedFile | null = null;
  try {
    for await (const part of request.parts({ limits: limitsOf(multipart.maxBytes) })) {
      const { fieldname } = part;
      if (part.type === "field") {
        if (Object.hasOwn(fields, fieldname)) faults[fieldname] = ONCE;
        fields[fieldname] = String(part.value);
      } else if (fieldname === multipart.file) {
        file = await receiveFile(part);
      } else {
        faults[fieldname] = { key: "unknown" };
        part.file.resume();
      }
    }
  } catch (error) {
    throw uploadRefusal(error, multipart);
  }
  return { fields, file, faults };
}

function limitsOf(maxBytes: number) {
  return { fileSize: maxBytes, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES };
}

async function receiveFile(part: {
  filename: string;
  mimetype: string;
  toBuffer(): Promise<Buffer>;
}): Promise<UploadedFile> {
  return { fileName: part.filename, contentType: part.mimetype, bytes: await part.toBuffer() };
}

/** What the parser stumbles over is the sender's doing, be it a limit or a body that is not what it says. */
function uploadRefusal(error: unknown, { file, maxBytes }: NonNullable<Route["multipart"]>): AppError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "FST_FILES_LIMIT") return new AppError("invalid_input", {}, { [file]: ONCE });
  if (code === "FST_REQ_FILE_TOO_LARGE")
    return new AppError("too_large", { limitMegabytes: maxBytes / BYTES_PER_MEGABYTE });
  return new AppError("malformed_body");
}
