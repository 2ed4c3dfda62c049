/** Writes a call of the contract as a request. */
import type { InjectOptions } from "fastify";
import type { Route } from "#contract/route.ts";

export interface UploadParts {
  readonly params?: Record<string, string>;
  readonly fields?: Record<string, string>;
  readonly file?: { readonly name: string; readonly type: string; readonly bytes: Uint8Array };
}

interface Parts {
  readonly params?: Record<string, unknown> | undefined;
  readonly query?: Record<string, unknown> | undefined;
  readonly headers?: Record<string, unknown> | undefined;
  readonly body?: unknown;
  readonly upload?: UploadParts;
}

const BOUNDARY = "----rihla-test-boundary";

/** `args` are what the route declares, or wrong on purpose. */
export function requestFor(route: Route, args: unknown, session?: { cookie: string }): InjectOptions {
  const { params, query, headers, body, upload } = args as Parts;
  return {
    method: route.method,
    url: route.path.replace(/:([^/]+)/g, (_, name: string) => encodeURIComponent(String(params?.[name]))),
    query: textValues(query),
    headers: {
      ...textValues(headers),
      ...(session && { cookie: session.cookie }),
      ...(upload && { "content-type": `multipart/form-data; boundary=${BOUNDARY}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(upload && { payload: multipartBody(route, upload) }),
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  };
}

/** A list stays a list: the name stands once for each of it. */
function textValues(values: Record<string, unknown> = {}): Record<string, string | string[]> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );
}

function multipartBody(route: Route, { fields = {}, file }: UploadParts): Buffer {
  const parts: (string | Uint8Array)[] = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  if (file) {
    const disposition = `form-data; name="${route.multipart?.file}"; filename="${file.name}"`;
    parts.push(
      `--${BOUNDARY}\r\ncontent-disposition: ${disposition}\r\ncontent-type: ${file.type}\r\n\r\n`,
      file.bytes,
      "\r\n",
    );
  }
  return Buffer.concat([...parts, `--${BOUNDARY}--\r\n`].map((part) => Buffer.from(part)));
}
