/** A person's letters in a disc, ringed for a pilgrim by how far the profile is. */
import type { User } from "#contract/accounts.ts";
import { ProfileRing } from "./profile-progress.tsx";

/** First letters of both names; the first whole letter counts, so that combined ones stay whole. */
export function Initials({ user }: { user: User }) {
  const letters = [user.firstName, user.lastName].map((name) => Array.from(name)[0] ?? "").join("");
  return (
    <span
      aria-hidden="true"
      className="relative grid size-9.5 shrink-0 place-items-center rounded-full bg-brand text-xs font-semibold text-on-brand"
    >
      <bdi>{letters}</bdi>
      {user.role === "pilgrim" && <ProfileRing />}
    </span>
  );
}
