/** Over a desk that opens only with a second factor: what is missing, and the page that has it. */
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";

/** The way leads away from the call, so that it is never tried again from here. */
export function SecondFactorFirst({ onDone }: { onDone: (isMended: boolean) => void }) {
  const t = useTranslations("secondFactor");
  const navigate = useNavigate();
  const leave = () => {
    onDone(false);
    void navigate("/settings#second-factor");
  };
  return (
    <Dialog open onOpenChange={() => onDone(false)} title={t("due.title")} description={t("due.text")}>
      <div>
        <Button onClick={leave}>{t("due.action")}</Button>
      </div>
    </Dialog>
  );
}
