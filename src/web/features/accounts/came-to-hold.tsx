/** Beneath the head, to whoever came from a package's Book button: what they are about to do, and what it costs. */
import { useTranslations } from "use-intl";
import { getPackage } from "#contract/packages.ts";
import { useRouteQuery } from "../../lib/queries.ts";

export function CameToHold({ packageId, otherwise }: { packageId: string; otherwise: string }) {
  const t = useTranslations("auth");
  const { data } = useRouteQuery(getPackage, { params: { id: packageId } });
  return data ? t("toHold", { name: data.title }) : otherwise;
}
