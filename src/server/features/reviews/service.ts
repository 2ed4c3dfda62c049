/** What people say and ask about packages, for the rest of the server. */

import type { ReviewDependencies } from "./deps.ts";
import { enquiries } from "./enquiries.ts";
import { reviewDesk } from "./review-desk.ts";
import { reviews } from "./reviews.ts";

export type VoiceService = ReturnType<typeof voiceService>;

export function voiceService(deps: ReviewDependencies) {
  return { reviews: reviews(deps), desk: reviewDesk(deps), enquiries: enquiries(deps) };
}
