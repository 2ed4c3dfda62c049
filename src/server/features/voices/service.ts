/** What people say and ask about packages, for the rest of the server. */
import { enquiries } from "./enquiries.ts";
import type { Ground } from "./ground.ts";
import { reviewDesk } from "./review-desk.ts";
import { reviews } from "./reviews.ts";

export type VoiceService = ReturnType<typeof voiceService>;

export function voiceService(ground: Ground) {
  return { reviews: reviews(ground), desk: reviewDesk(ground), enquiries: enquiries(ground) };
}
