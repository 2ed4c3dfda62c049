/**
 * Bytes at rest: 64 KiB chunks, each AES-256-GCM with its own tag, its number and a last-one mark in the nonce (the
 * STREAM construction), so that nothing is handed out unchecked and neither order nor end can be changed.
 */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const PREFIX_BYTES = 7;
const MAGIC = Buffer.from("RHL1");
const HEADER_BYTES = MAGIC.length + PREFIX_BYTES;
const CIPHER = "aes-256-gcm";

/** Stored bytes that are not what was written under this name. */
export class DamagedFile extends Error {}

/** Seals `content` under `key` (32 bytes, used for this one content) and binds it to `id`. */
export function sealChunks(id: string, key: Buffer, content: Uint8Array): Buffer {
  const header = Buffer.concat([MAGIC, randomBytes(PREFIX_BYTES)]);
  const aad = Buffer.concat([header, Buffer.from(id)]);
  const count = Math.max(1, Math.ceil(content.length / CHUNK_BYTES));
  const parts = [header];
  for (let index = 0; index < count; index++) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(header, index, index === count - 1)).setAAD(aad);
    parts.push(
      cipher.update(content.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES)),
      cipher.final(),
      cipher.getAuthTag(),
    );
  }
  return Buffer.concat(parts);
}

/** The content again. Throws DamagedFile when a bit, the length, the key or the id is another one. */
export function openChunks(id: string, key: Buffer, sealed: Buffer): Buffer {
  const header = sealed.subarray(0, HEADER_BYTES);
  if (sealed.length < HEADER_BYTES + TAG_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC))
    throw new DamagedFile(id);
  const aad = Buffer.concat([header, Buffer.from(id)]);
  const body = sealed.subarray(HEADER_BYTES);
  const count = Math.ceil(body.length / (CHUNK_BYTES + TAG_BYTES));
  const parts: Buffer[] = [];
  for (let index = 0; index < count; index++) {
    const chunk = body.subarray(index * (CHUNK_BYTES + TAG_BYTES), (index + 1) * (CHUNK_BYTES + TAG_BYTES));
    parts.push(openChunk({ id, key, aad, nonce: nonceOf(header, index, index === count - 1) }, chunk));
  }
  return Buffer.concat(parts);
}

function openChunk(under: { id: string; key: Buffer; aad: Buffer; nonce: Buffer }, chunk: Buffer): Buffer {
  if (chunk.length < TAG_BYTES) throw new DamagedFile(under.id);
  const decipher = createDecipheriv(CIPHER, under.key, under.nonce, { authTagLength: TAG_BYTES }).setAAD(under.aad);
  decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new DamagedFile(under.id, { cause });
  }
}

function nonceOf(header: Buffer, index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(PREFIX_BYTES + 5);
  header.copy(nonce, 0, MAGIC.length);
  nonce.writeUInt32BE(index, PREFIX_BYTES);
  nonce.writeUInt8(last ? 1 : 0, PREFIX_BYTES + 4);
  return nonce;
}
