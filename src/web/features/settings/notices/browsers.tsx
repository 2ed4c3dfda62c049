/** Whether this browser shows notices, and the person's others that do. */
import { useTranslations } from "use-intl";
import { useDeviceName } from "#web/lib/session/device-name.ts";
import { useBrowsers, useRemoveBrowser } from "#web/shared/notices/queries.ts";
import { useThisBrowser } from "#web/shared/notices/use-this-browser.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { MomentText } from "#web/ui/text/values.tsx";

export function Browsers({ isLocked }: { isLocked: boolean }) {
  const t = useTranslations("notices");
  const browser = useThisBrowser();
  const others = useBrowsers().data?.browsers.filter(({ current }) => !current) ?? [];
  return (
    <section className="grid gap-3">
      <h3 className="font-sans text-base font-semibold">{t("browsers.title")}</h3>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-72 text-sm text-muted">
          {browser.ability === "able" ? t("browsers.text") : t(`ability.${browser.ability}`)}
        </p>
        {browser.isOn && <Status state="confirmed">{t("browsers.on")}</Status>}
        {browser.isOn && (
          <Button
            variant="outline"
            pending={browser.isBusy}
            pendingLabel={t("browsers.pending")}
            onClick={() => void browser.turnOff()}
          >
            {t("browsers.turnOff")}
          </Button>
        )}
        {browser.isOn === false && browser.ability === "able" && (
          <Button
            disabled={isLocked}
            pending={browser.isBusy}
            pendingLabel={t("browsers.pending")}
            onClick={() => void browser.turnOn()}
          >
            {t("browsers.turnOn")}
          </Button>
        )}
      </div>
      <Refusal error={browser.error} />
      {others.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line px-4">
          {others.map((other) => (
            <Other key={other.id} {...other} />
          ))}
        </ul>
      )}
    </section>
  );
}

type OtherProps = NonNullable<ReturnType<typeof useBrowsers>["data"]>["browsers"][number];

function Other({ id, createdAt, ...device }: OtherProps) {
  const t = useTranslations("notices");
  const name = useDeviceName(device);
  const remove = useRemoveBrowser();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2.5">
      <span className="min-w-0">
        {name}
        <span className="block text-sm text-muted">
          <MomentText instant={createdAt} />
        </span>
      </span>
      <Button
        variant="quiet"
        aria-label={t("browsers.removeLabel", { device: name })}
        pending={remove.isPending}
        pendingLabel={t("browsers.pending")}
        onClick={() => remove.mutate({ body: { id } })}
      >
        {t("browsers.remove")}
      </Button>
    </li>
  );
}
