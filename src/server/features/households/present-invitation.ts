/** An invitation as an administrator sees it. */
import type { z } from "zod";
import type { Invitation } from "#contract/family.ts";
import { invitationState } from "#domain/households/invitation.ts";
import type { InvitationRow } from "./invitations.repository.ts";

export function presentInvitation(row: InvitationRow, now: Date): z.input<typeof Invitation> {
  return {
    id: row.id,
    memberId: row.memberId,
    email: row.email,
    relationship: row.relationship,
    state: invitationState(row, now),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
