/** The button of a remedy. On a touch screen another picture is taken by the camera. */
import { Camera, Repeat2, Upload, UserPen } from "lucide-react";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import type { NumberedCheck } from "#web/shared/proof/check-numbers.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { useDocumentAddresses } from "../use-places.ts";
import { actOf } from "./remedy.ts";

export function RemedyAct({ check, document }: { check: NumberedCheck; document: TravelDocument }) {
  const { uploadPath } = useDocumentAddresses();
  const t = useTranslations("documents");
  const act = actOf(check);
  const variant = check.outcome === "fail" ? "primary" : "outline";
  if (!act) return null;
  if (act.kind === "retake" || act.kind === "renew") {
    return <NewPage document={document} variant={variant} isRenewed={act.kind === "renew"} />;
  }
  const Icon = act.kind === "type" ? Repeat2 : UserPen;
  const account = document.travellerId === null ? "/settings" : "/travellers";
  return (
    <ButtonLink
      to={act.kind === "type" ? uploadPath(act.type) : account}
      variant={variant}
      className="mt-4"
      icon={<Icon aria-hidden="true" className="size-5.5" />}
    >
      {act.kind === "type" ? t("act.type", { type: t(`typesInSentence.${act.type}`) }) : t("act.traveller")}
    </ButtonLink>
  );
}

interface NewPageProps {
  document: TravelDocument;
  variant: "primary" | "outline";
  /** Of another paper, not another picture of this one. */
  isRenewed: boolean;
}

function NewPage({ document, variant, isRenewed }: NewPageProps) {
  const { uploadPath, photographPath } = useDocumentAddresses();
  const t = useTranslations("documents");
  const uploadNew = t("verdict.uploadNew", { type: document.type });
  return (
    <>
      <ButtonLink
        to={uploadPath(document.type)}
        variant={variant}
        className="mt-4 pointer-coarse:hidden"
        icon={<Upload aria-hidden="true" className="size-5.5" />}
      >
        {uploadNew}
      </ButtonLink>
      <ButtonLink
        to={photographPath(document.type)}
        variant={variant}
        className="mt-4 not-pointer-coarse:hidden"
        icon={<Camera aria-hidden="true" className="size-5.5" />}
      >
        {isRenewed ? uploadNew : t("act.photograph")}
      </ButtonLink>
    </>
  );
}
