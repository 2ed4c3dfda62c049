/** The four agents of the chat card, as the interface names them (`/api/conversations/{agentId}`). */
export const AGENTS = ["document_checker", "queue_master", "payment_pro", "tour_advisor"] as const;
export type Agent = (typeof AGENTS)[number];

export function asAgent(word: string): Agent | null {
  return AGENTS.find((agent) => agent === word) ?? null;
}
