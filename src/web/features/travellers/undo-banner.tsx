/** Somebody was deleted; who took no document along can be brought back as they were. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { fullName } from "#domain/travellers/legal-name.ts";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import type { Deleted } from "./delete-dialog.tsx";
import { travellerBody, travellerFormOf } from "./form-model.ts";
import { useAddTraveller } from "./queries.ts";

export function UndoBanner({ deleted: { traveller, canBeUndone } }: { deleted: Deleted }) {
  const t = useTranslations("travellers");
  const errorText = useErrorText();
  const [isBack, setIsBack] = useState(false);
  const add = useAddTraveller(() => setIsBack(true));
  const name = fullName(traveller);
  const undo = (
    <Button
      variant="outline"
      pending={add.isPending}
      onClick={() => add.mutate({ body: travellerBody(travellerFormOf(traveller)) })}
    >
      {t("removal.undo")}
    </Button>
  );
  return (
    <Banner tone={add.error ? "bad" : "ok"} role="status" action={canBeUndone && !isBack && undo}>
      {t(isBack ? "removal.undone" : "removal.done", { name })} {add.error && errorText(add.error)}
    </Banner>
  );
}
