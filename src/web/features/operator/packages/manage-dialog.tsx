/** One package at hand: its seats up and down, a copy, the end of its sale, and everything that was done to it. */
import { Copy, Eye, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type { PackageAction } from "#domain/packages/package.ts";
import { useMayPublish } from "#web/lib/session/may-publish.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { type OwnPackage, useDeleteDraft, useDuplicate } from "../queries.ts";
import { PackageHistory } from "./package-history.tsx";
import { openActions } from "./package-rows.ts";
import { SeatsForm } from "./seats-form.tsx";

interface ManageDialogProps {
  item: OwnPackage;
  onAsk: (action: PackageAction) => void;
  onClose: () => void;
}

export function ManagePackageDialog({ item, onAsk, onClose }: ManageDialogProps) {
  const t = useTranslations("operator");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<bdi>{item.title}</bdi>} size="lg">
      <div className="grid gap-7">
        {item.status !== "closed" && <SeatsForm key={item.version} item={item} />}
        <Ways item={item} onAsk={onAsk} onClose={onClose} />
        <section>
          <h3 className="mb-3 text-lg font-semibold">{t("packages.history.title")}</h3>
          <PackageHistory packageId={item.id} />
        </section>
      </div>
    </Dialog>
  );
}

function Ways({ item, onAsk, onClose }: ManageDialogProps) {
  const t = useTranslations("operator");
  const navigate = useNavigate();
  const mayPublish = useMayPublish();
  const copy = useDuplicate(({ id }) => void navigate(`/operator-dashboard/packages/${id}`));
  const remove = useDeleteDraft(onClose);
  const error = copy.error ?? remove.error;
  const params = { id: item.id };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {openActions(item.status, mayPublish).map((action) => (
          <Button key={action} variant={action === "close" ? "danger" : "primary"} onClick={() => onAsk(action)}>
            {t(`packages.action.${action}.open`)}
          </Button>
        ))}
        <Button
          variant="outline"
          pending={copy.isPending}
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => copy.mutate({ params })}
        >
          {t("packages.manage.duplicate")}
        </Button>
        <ButtonLink variant="outline" to={`/packages/${item.id}`} icon={<Eye aria-hidden="true" className="size-5" />}>
          {t("packages.manage.view")}
        </ButtonLink>
        {item.status === "draft" && (
          <Button
            variant="outline"
            pending={remove.isPending}
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={() => remove.mutate({ params })}
          >
            {t("packages.manage.delete")}
          </Button>
        )}
      </div>
      <Refusal error={error} />
    </div>
  );
}
