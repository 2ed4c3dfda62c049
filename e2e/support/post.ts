/** What a journey needs beforehand, written without the screens. */
import { type APIRequestContext, expect } from "@playwright/test";

/** The answer's body, where it has one of a thing that was made. */
export async function post(request: APIRequestContext, path: string, data: object): Promise<{ id: string }> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
