/** What the next question is about, after the screen that one comes from; it can be left. */
import { X } from "lucide-react";
import { useTranslations } from "use-intl";
import { getBooking } from "#contract/bookings.ts";
import { getPackage } from "#contract/packages.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

interface AboutProps {
  about: string;
  onLeave: () => void;
}

export function AboutChip({ about, onLeave }: AboutProps) {
  const t = useTranslations("chat");
  const [kind, id = ""] = about.split(":");
  return (
    <p className="mb-2 flex items-center gap-1 text-sm">
      <span>
        {t("page.about")}{" "}
        <b>
          {kind === "package" && <OfPackage id={id} />}
          {kind === "booking" && <OfBooking id={id} />}
          {(kind === "documents" || kind === "queue" || kind === "payments") && t(`page.screens.${kind}`)}
        </b>
      </span>
      <IconButton look="quiet" icon={X} label={t("page.leave")} onClick={onLeave} />
    </p>
  );
}

function OfPackage({ id }: { id: string }) {
  return <bdi>{useRouteQuery(getPackage, { params: { id } }).data?.title}</bdi>;
}

function OfBooking({ id }: { id: string }) {
  const { data } = useRouteQuery(getBooking, { params: { id } });
  return <bdi>{data && `${data.packageName}, ${data.reference}`}</bdi>;
}
