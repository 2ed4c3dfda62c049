/** Erasing the account: what stands in the way, what stays and why, then the password. */
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/lib/calls/error-text.ts";
import { dropAllDrafts } from "#web/lib/drafts/draft.ts";
import { forgetVault } from "#web/lib/session/device-vault.ts";
import { useAccountForm } from "#web/shared/account/use-account-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { carryToast } from "#web/ui/feedback/carried-toast.ts";
import { ErrorState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/loading.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { OwnPasswordField } from "../own-password-field.tsx";
import { type Erasure, useErase, useErasurePreview } from "../queries.ts";

export function EraseDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings");
  const errorText = useErrorText();
  const preview = useErasurePreview();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("privacy.erasing.title")}
      description={t("privacy.erasing.text")}
    >
      <p className="mb-5">{t("privacy.erase.text")}</p>
      {preview.isPending && <Skeleton className="h-32" />}
      {preview.error && <ErrorState text={errorText(preview.error)} onRetry={() => void preview.refetch()} />}
      {preview.data && <Consequences erasure={preview.data} onClose={onClose} />}
    </Dialog>
  );
}

function Consequences({ erasure, onClose }: { erasure: Erasure; onClose: () => void }) {
  const t = useTranslations("settings");
  const { list } = useFormats();
  const { standing, keptBookings, hasCustomers } = erasure;
  const references = list(standing.map(({ reference }) => reference));
  if (standing.length > 0)
    return <Banner tone="wait">{t("privacy.erasing.standing", { count: standing.length, references })}</Banner>;
  if (hasCustomers) return <Banner tone="wait">{t("privacy.erasing.customers")}</Banner>;
  return (
    <>
      {keptBookings > 0 && <Banner className="mb-5">{t("privacy.erasing.kept", { count: keptBookings })}</Banner>}
      <EraseForm onClose={onClose} />
    </>
  );
}

/** The page is left by a full load: nothing of the account stays in this tab. */
function EraseForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings");
  const erase = useErase(
    () => {
      dropAllDrafts();
      carryToast({ title: t("privacy.erasing.done") });
      void forgetVault().then(() => location.assign("/"));
    },
    (error) => showRefusal(error),
  );
  const { form, errors, showRefusal } = useAccountForm(({ password = "" }) => erase.mutate({ body: { password } }));
  return (
    <form {...form} className="grid gap-5">
      <OwnPasswordField label={t("privacy.erasing.password")} name="password" error={errors.password} />
      {errors.password === undefined && <Refusal error={erase.error} />}
      <p className="text-sm text-muted">{t("privacy.erasing.files")}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" pending={erase.isPending} pendingLabel={t("privacy.erasing.pending")}>
          {t("privacy.erasing.submit")}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t("privacy.erasing.back")}
        </Button>
      </div>
    </form>
  );
}
