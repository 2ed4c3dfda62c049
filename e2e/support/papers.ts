/** Papers handed in and judged, by the engine or by a person. */
import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";

interface Paper {
  readonly id: string;
  readonly status: string;
  readonly stage: string;
}

interface HandedIn {
  readonly type: string;
  /** A traveller's id; left out: the account's owner. */
  readonly memberId?: string;
  readonly buffer: Buffer;
}

export async function done(answering: Promise<APIResponse>): Promise<APIResponse> {
  const answer = await answering;
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return answer;
}

/** Judged by the engine; what it leaves open a person approves. */
export async function handIn(request: APIRequestContext, staff: APIRequestContext, paper: HandedIn): Promise<void> {
  const { type, memberId, buffer } = paper;
  const file = { name: `${type}.jpg`, mimeType: "image/jpeg", buffer };
  const multipart = { type, ...(memberId && { memberId }), document: file };
  const answer = await done(request.post("/api/documents/upload", { multipart, timeout: 60_000 }));
  const { document }: { document: Paper } = await answer.json();
  const read = async (): Promise<Paper> => (await done(request.get(`/api/documents/${document.id}`))).json();
  // A busy machine answers before the verdict stands.
  await expect.poll(async () => (await read()).stage, { timeout: 100_000 }).toBe("done");
  const judged = await read();
  expect(judged.status, type).not.toBe("rejected");
  if (judged.status === "verified") return;
  await done(staff.post(`/api/staff/documents/${document.id}/decide`, { data: { decision: "approve" } }));
}
