/** Beneath the head, to whoever came from a package's Book button: what they are about to do, and what it costs. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { getPackage } from "#contract/packages.ts";
import { useRouteQuery } from "../../lib/calls/queries.ts";
import { safeNext } from "../../lib/session/next-path.ts";

/** The package is the one whose hold dialog `next` opens (packages/filters/address.ts); `otherwise` stands where there is none. */
export function CameToHold({ otherwise }: { otherwise: string }) {
  const t = useTranslations("auth");
  const [search] = useSearchParams();
  const [, asked] = safeNext(search.get("next"))?.split("?") ?? [];
  const { data } = useRouteQuery(getPackage, { params: { id: new URLSearchParams(asked).get("book") ?? "" } });
  return data ? t("toHold", { name: data.title }) : otherwise;
}
