/** The way to the official platform, in a new tab; its address is the installation's to know. */
import { ExternalLink } from "lucide-react";
import { useTranslations } from "use-intl";
import { site } from "#contract/site.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";
import { Latin } from "#web/ui/text/values.tsx";

export function usePlatform() {
  return useRouteQuery(site).data?.nusuk ?? null;
}

export function NusukLink({ className = "" }: { className?: string }) {
  const t = useTranslations("bookings");
  const platform = usePlatform();
  if (!platform) return null;
  return (
    <a
      href={platform.address}
      target="_blank"
      rel="noopener"
      className={`inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline ${className}`}
    >
      <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
      <span>
        {t.rich("officialLink", { address: () => <Latin>{platform.address.replace(/^https:\/\//, "")}</Latin> })}
      </span>
    </a>
  );
}
