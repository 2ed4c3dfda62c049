/** The text of an answer from outside, read no further than it may be long. */

/** Throws when it is longer than `mostBytes`. */
export async function boundedText(answer: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error(`The answer of ${new URL(answer.url).host} is too long.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
