/** Files in a bucket of an object storage with the S3 interface, below `files/`. */
import type { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { StorageBucket } from "../config/config.ts";
import { checkedId, type FileStorage, isFileId, StorageAway } from "./storage.ts";

const FOLDER = "files/";
/** With the client's own three tries; an upload waits no longer than a person does. */
const PATIENCE_MS = 20_000;

/** Opens no connection yet. The client is large, so it is loaded only where a bucket is set. */
export async function bucketStorage(bucket: StorageBucket): Promise<FileStorage> {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    endpoint: bucket.endpoint,
    region: bucket.region,
    // Storages other than Amazon's rarely have a host name for each bucket, nor all of its newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    credentials: { accessKeyId: bucket.accessKey, secretAccessKey: bucket.secretKey },
  });
  const keyOf = (id: string) => ({ Bucket: bucket.name, Key: FOLDER + checkedId(id) });
  return {
    async write(id, bytes) {
      const put = new sdk.PutObjectCommand({ ...keyOf(id), Body: bytes });
      await asking(() => client.send(put, limits()));
    },
    async read(id) {
      const get = new sdk.GetObjectCommand(keyOf(id));
      return await asking(() => orAbsent(bytesOf(client, get)));
    },
    async remove(id) {
      const remove = new sdk.DeleteObjectCommand(keyOf(id));
      await asking(() => client.send(remove, limits()));
    },
    list: (prefix, before) =>
      asking(() => listed(client, sdk, { Bucket: bucket.name, Prefix: FOLDER + prefix }, before)),
  };
}

type Sdk = typeof import("@aws-sdk/client-s3");

function limits() {
  return { abortSignal: AbortSignal.timeout(PATIENCE_MS) };
}

async function bytesOf(client: S3Client, get: GetObjectCommand): Promise<Buffer> {
  const { Body } = await client.send(get, limits());
  if (!Body) throw new Error("The storage answered without a body.");
  return Buffer.from(await Body.transformToByteArray());
}

/** Null for an object that is not there; a bucket that is not there is a fault. */
async function orAbsent(answer: Promise<Buffer>): Promise<Buffer | null> {
  return await answer.catch((error: unknown) => {
    if (error instanceof Error && error.name === "NoSuchKey") return null;
    throw error;
  });
}

async function listed(client: S3Client, sdk: Sdk, asked: { Bucket: string; Prefix: string }, before?: Date) {
  const ids: string[] = [];
  for await (const page of sdk.paginateListObjectsV2({ client }, asked))
    for (const { Key = "", LastModified } of page.Contents ?? []) {
      const id = Key.slice(FOLDER.length);
      if (isFileId(id) && (!before || (LastModified && LastModified < before))) ids.push(id);
    }
  return ids;
}

/** Whatever goes wrong there is for the operator of the installation to read, and for its visitor to wait for. */
async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const reason = error instanceof Error ? error.name : String(error);
    throw new StorageAway(`The object storage of S3_ENDPOINT did not do what it was asked (${reason}).`, {
      cause: error,
    });
  }
}
