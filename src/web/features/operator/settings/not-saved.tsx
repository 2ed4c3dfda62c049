/** Why a part of the settings was not saved; where somebody else has changed it, what stands there now is one press away. */
import { useQueryClient } from "@tanstack/react-query";
import type { Route } from "#contract/route.ts";
import { isChangedMeanwhile } from "#web/lib/calls/api-error.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";

interface NotSavedProps {
  error: Error | null;
  /** Whose answer is to be fetched again. */
  route: Route;
  reload: string;
}

export function NotSaved({ error, route, reload }: NotSavedProps) {
  const errorText = useErrorText();
  const client = useQueryClient();
  if (!error) return null;
  return (
    <Banner
      tone="bad"
      role="alert"
      action={
        isChangedMeanwhile(error) && (
          <Button variant="outline" onClick={() => void client.invalidateQueries({ queryKey: [route.path] })}>
            {reload}
          </Button>
        )
      }
    >
      {errorText(error)}
    </Banner>
  );
}
