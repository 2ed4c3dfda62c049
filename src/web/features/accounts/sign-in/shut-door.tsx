/** After too many wrong tries, perhaps a stranger's: a new password by mail opens the door at once. */
import type { ReactNode } from "react";
import { ApiError } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";

export function ShutDoor({ error, forgotten }: { error: Error; forgotten: ReactNode }) {
  const errorText = useErrorText();
  if (!(error instanceof ApiError) || error.code !== "too_many_requests") return null;
  return (
    <Banner tone="bad" action={forgotten}>
      {errorText(error)}
    </Banner>
  );
}
