/** Where mail goes: to the mail server of the settings, or as .eml files into the outbox folder. */
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { type Config, LOOPBACK } from "#server/platform/config/config.ts";

export interface MailMessage {
  /** Stays the same however often it is sent, so that a mailbox shows it once. */
  readonly id: string;
  /** Other messages with the same stand together with it. */
  readonly thread?: string | undefined;
  /** Where a mail program ends such mails without asking anybody; null: they come in any case. */
  readonly oneClick?: string | null;
  readonly writtenAt: Date;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
}

/** Resolves once the message has been taken. Rejects while the server is away, and when it refuses. */
export type Transport = (message: MailMessage) => Promise<void>;

/** A server that does not answer within these times counts as away. */
const PATIENCE_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function openTransport(config: Pick<Config, "mail" | "dataDir" | "publicUrl">): Transport {
  const { hostname } = new URL(config.publicUrl);
  if (!config.mail) return outbox(outboxOf(config), hostname);
  const { smtpUrl, from } = config.mail;
  const smtp = createTransport(withPatience(smtpUrl));
  return async (message) => {
    await smtp.sendMail(optionsOf(message, from, hostname));
  };
}

/** Where mails are written that no server takes. */
export function outboxOf({ dataDir }: Pick<Config, "dataDir">): string {
  return join(dataDir, "outbox");
}

/**
 * nodemailer takes these times from the address alone; those written in the setting stay. Letters hold links that open an
 * account: to another machine they go encrypted, unless the setting says otherwise.
 */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, milliseconds] of Object.entries(PATIENCE_MS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds));
  }
  if (!LOOPBACK.has(url.hostname) && !url.searchParams.has("requireTLS")) url.searchParams.set("requireTLS", "true");
  return url.href;
}

/** How the name of a file begins that was written then; later ones sort behind. */
export function stampOf(writtenAt: Date): string {
  return writtenAt.toISOString().replaceAll(":", "-");
}

/** One file a message, named by when it was written; complete or not there at all. */
function outbox(folder: string, hostname: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (message) => {
    const { message: content } = await composer.sendMail(optionsOf(message, `Rihla <no-reply@${hostname}>`, hostname));
    const name = `${stampOf(message.writtenAt)}-${message.id}.eml`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${name}.part`), content, { mode: 0o600 });
    await rename(join(folder, `${name}.part`), join(folder, name));
  };
}

/** Addresses as parts and never as lines: a name cannot become a header. Content comes from here alone, never from a path. */
function optionsOf(
  { id, thread, oneClick, writtenAt, attachments = [], ...content }: MailMessage,
  from: string,
  hostname: string,
): SendMailOptions {
  return {
    ...content,
    attachments: [...attachments],
    from,
    date: writtenAt,
    messageId: `<${id}@${hostname}>`,
    // The thread's first message is never sent: its name alone binds the others.
    ...(thread && { inReplyTo: `<${thread}@${hostname}>`, references: `<${thread}@${hostname}>` }),
    headers: { "Auto-Submitted": "auto-generated", ...(oneClick && oneClickHeaders(oneClick)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** docs/sources.md#one-click */
function oneClickHeaders(address: string) {
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** Whether the server said no for good (SMTP 5xx to this message), so that trying again would only annoy it. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error && "responseCode" in error && "code" in error)) return false;
  return Number(error.responseCode) >= 500 && (error.code === "EENVELOPE" || error.code === "EMESSAGE");
}
