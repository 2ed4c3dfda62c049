/** An honest short page: what this place is for, what is here, what is not, and the way on. */
import { ArrowRight, Check, CircleDashed } from "lucide-react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "../../ui/actions/button.tsx";
import { Page, PageHeader } from "../../ui/layout/page.tsx";
import { EmptyDrawing } from "../../ui/motif/empty-drawing.tsx";
import { Card } from "../../ui/surfaces/card.tsx";

export function PlainPlace({ name, to }: { name: "payments"; to: string }) {
  const t = useTranslations("places");
  return (
    <Page>
      <PageHeader title={t(`place.${name}.title`)} lead={t(`place.${name}.lead`)} />
      <Card className="grid items-center gap-8 md:grid-cols-[1fr_auto]">
        <div className="grid max-w-[42rem] gap-5">
          <Fact icon={<Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-ok" />} title={t("here")}>
            {t(`place.${name}.here`)}
          </Fact>
          <Fact
            icon={<CircleDashed aria-hidden="true" className="mt-1 size-5 shrink-0 text-muted" />}
            title={t("notHere")}
          >
            {t(`place.${name}.notHere`)}
          </Fact>
          <div>
            <ButtonLink to={to} trailing={<ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />}>
              {t(`place.${name}.wayOn`)}
            </ButtonLink>
          </div>
        </div>
        <EmptyDrawing seed={name} className="mx-auto size-44 md:me-8" />
      </Card>
    </Page>
  );
}

function Fact({ icon, title, children }: { icon: React.ReactNode; title: string; children: string }) {
  return (
    <div className="flex gap-3">
      {icon}
      <div>
        <h2 className="font-sans text-base font-semibold">{title}</h2>
        <p className="text-muted">{children}</p>
      </div>
    </div>
  );
}
