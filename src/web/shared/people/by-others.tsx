/** The reader's households for which others act: who, and the way to ask them. */
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { listFamily } from "#contract/family.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { useFormats } from "#web/ui/text/use-formats.ts";

interface ByOthersProps {
  /** What they do for whom; the act is another on each screen. */
  sayOf: (values: { group: string; names: string }) => string;
}

export function ByOthers({ sayOf }: ByOthersProps) {
  const t = useTranslations("common");
  const { list } = useFormats();
  const others = useRouteQuery(listFamily).data?.filter(({ role }) => role !== "admin") ?? [];
  return others.map(({ id, name, members }) => (
    <p key={id} className="text-muted">
      {sayOf({ group: name, names: list(members.flatMap((one) => (one.role === "admin" ? one.name : []))) })}{" "}
      <Link to="/family?tab=coordination" className="font-semibold text-brand hover:underline">
        {t("askHousehold")}
      </Link>
    </p>
  ));
}
