/** Whether the configured language model may word the answers: asked before anything goes there, and taken back beside it. */
import { useTranslations } from "use-intl";
import { chooseAssistantModel, readAssistantModel } from "#contract/assistant-model.ts";
import { listConsents } from "#contract/own-records.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";

/** Nothing where the installation has no model, or none for this account. */
export function ModelLeave() {
  const t = useTranslations("chat");
  const model = useRouteQuery(readAssistantModel).data?.model;
  const choose = useRouteMutation(chooseAssistantModel, { invalidates: [readAssistantModel, listConsents] });
  if (!model) return null;
  const { host, textVersion, agreed } = model;
  return (
    <section className="mt-4 border-t border-line pt-4 text-sm">
      <p className="text-muted">{t(agreed ? "model.standing" : "model.ask", { host })}</p>
      <Button
        variant="quiet"
        className="mt-2"
        pending={choose.isPending}
        onClick={() => choose.mutate({ body: { agreed: !agreed, textVersion } })}
      >
        {t(agreed ? "model.stop" : "model.agree")}
      </Button>
      <Refusal error={choose.error} className="mt-2" />
    </section>
  );
}
