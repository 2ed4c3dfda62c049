/** How complete the pilgrim's profile is, in the dashboards' header; only pilgrims have one. */

export async function showProfile(role: string): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>("[data-profile]");
  if (role !== "pilgrim" || places.length === 0) return;
  const answer = await fetch("/api/journey").catch(() => null);
  if (!answer?.ok) return;
  const { headerProgress } = await answer.json();
  for (const place of places)
    place.textContent = place.dataset.profile?.replace("{percent}", `${headerProgress}%`) ?? "";
}
