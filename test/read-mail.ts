/** Reads a mail as a mail program would: its headers and its text, decoded. */

export interface ReadMail {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
  /** What is attached, by name and type. */
  readonly attachments: readonly { readonly name: string; readonly type: string }[];
}

interface Part {
  readonly headers: Record<string, string>;
  readonly body: string;
}

export function readMail(raw: string): ReadMail {
  const { headers, body } = partOf(raw);
  const parts = partsOf({ headers, body });
  const contentOf = (type: string) => {
    const part = parts.find((one) => one.headers["content-type"]?.startsWith(type));
    return part ? decodedBody(part).replaceAll("\r\n", "\n") : "";
  };
  const read = Object.entries(headers).map(([name, value]) => [name, decodedHeader(value)]);
  const attachments = parts.flatMap(({ headers: { "content-disposition": how = "", "content-type": type = "" } }) => {
    const [, name] = /^attachment; filename="?([^";]+)/.exec(how) ?? [];
    return name ? [{ name, type: type.split(";", 1)[0] ?? "" }] : [];
  });
  return {
    headers: Object.fromEntries(read),
    text: contentOf("text/plain"),
    html: contentOf("text/html"),
    attachments,
  };
}

/** The leaves: parts of parts too. */
function partsOf({ headers, body }: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1];
  if (!boundary) return [{ headers, body }];
  return body.split(`--${boundary}`).slice(1, -1).map(partOf).flatMap(partsOf);
}

/** Folded header lines are joined. */
function partOf(raw: string): Part {
  const text = raw.replace(/^\r\n/, "");
  const end = text.indexOf("\r\n\r\n");
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = lines.map((line) => [line.split(":", 1)[0]?.toLowerCase() ?? "", line.replace(/^[^:]*:\s*/, "")]);
  return { headers: Object.fromEntries(headers), body: text.slice(end + 4) };
}

function decodedBody({ headers, body }: Part): string {
  const encoding = headers["content-transfer-encoding"];
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  return encoding === "quoted-printable" ? unquoted(body.replace(/=\r\n/g, "")) : body;
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** RFC 2047 words; the space between two of them belongs to neither. */
function decodedHeader(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === "B" ? Buffer.from(word, "base64").toString() : unquoted(word.replaceAll("_", " ")),
    );
}
