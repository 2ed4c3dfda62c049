/** What does not agree between our books and the payment gateway's; closed with a note of what came of it. */
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { LONGEST_NOTE } from "#domain/payments/books/proof.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin, MomentText, Reference } from "#web/ui/text/values.tsx";
import { type PaymentDifference, useDifferences, useResolveDifference } from "./queries.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export function DifferencesTab() {
  const t = useTranslations("staff");
  return (
    <Loaded query={useDifferences()}>
      {(differences) =>
        differences.length === 0 ? (
          <Card>
            <EmptyState title={t("differences.empty.title")}>{t("differences.empty.text")}</EmptyState>
          </Card>
        ) : (
          <ul className="grid gap-6">
            {differences.map((difference) => (
              <DifferenceCard key={difference.id} difference={difference} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function DifferenceCard({ difference }: { difference: PaymentDifference }) {
  const t = useTranslations("staff");
  const [closing, setClosing] = useState<"close" | "givenBack" | null>(null);
  const resolve = useResolveDifference(() => setClosing(null));
  return (
    <li>
      <Card title={t(`differences.${difference.kind}.title`)}>
        <p>{t(`differences.${difference.kind}.text`)}</p>
        <Sides difference={difference} />
        <div className="mt-5 flex flex-wrap gap-3">
          {difference.kind === "refund_failed" && (
            <Button onClick={() => setClosing("givenBack")}>{t("differences.givenBack.open")}</Button>
          )}
          <Button
            variant={difference.kind === "refund_failed" ? "outline" : "primary"}
            onClick={() => setClosing("close")}
          >
            {t("differences.close.open")}
          </Button>
        </div>
        {closing && (
          <ReasonDialog
            title={t(`differences.${closing}.title`)}
            text={t(`differences.${closing}.text`)}
            submit={t(`differences.${closing}.submit`)}
            pendingLabel={t(`differences.${closing}.pending`)}
            longest={LONGEST_NOTE}
            decision={resolve}
            onDecide={(note) =>
              resolve.mutate({ params: { id: difference.id }, body: { note, givenBack: closing === "givenBack" } })
            }
            onClose={() => setClosing(null)}
          />
        )}
      </Card>
    </li>
  );
}

function Sides({ difference }: { difference: PaymentDifference }) {
  const t = useTranslations("staff");
  const { money } = useFormats();
  const { kind, ours, theirs, bookingReference, paymentId, gateway, foundAt } = difference;
  const sum = (side: { readonly amount: string; readonly currency: string } | null) =>
    side ? money(side.amount, side.currency) : t("differences.nothing");
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <Fact term={t("differences.ours")}>{sum(ours)}</Fact>
      <Fact term={t("differences.theirs", { gateway })}>{kind === "unreadable" ? "—" : sum(theirs)}</Fact>
      <Fact term={t("differences.booking")}>{bookingReference ? <Reference>{bookingReference}</Reference> : "—"}</Fact>
      <Fact term={t("differences.payment")}>
        <Latin>{paymentId}</Latin>
      </Fact>
      <Fact term={t("differences.found")}>
        <MomentText instant={foundAt} />
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  );
}
