/** /travellers: everyone who travels on this account, what each still lacks, adding, changing, deleting. */

import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { TravelDocument } from "#contract/documents.ts";
import type { Traveller } from "#contract/travellers.ts";
import { MAX_TRAVELLERS } from "#domain/travellers/traveller.ts";
import { together } from "#web/lib/calls/loadable.ts";
import { useDocuments, useTravellers } from "#web/shared/people/queries.ts";
import { askForTraveller } from "#web/shared/people/traveller-dialog.ts";
import { BackLink } from "#web/ui/actions/back-link.tsx";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { type Deleted, DeleteTravellerDialog } from "./delete-dialog.tsx";
import { TravellerCard } from "./traveller-card.tsx";
import { UndoBanner } from "./undo-banner.tsx";

export function Component() {
  const travellers = useTravellers();
  // What a person lacks, and what goes with them, is known with their documents alone.
  const known = together(travellers, useDocuments());
  return (
    <Page>
      <Head full={(travellers.data?.length ?? 0) >= MAX_TRAVELLERS} />
      <Loaded query={known}>{([people, documents]) => <People travellers={people} documents={documents} />}</Loaded>
    </Page>
  );
}

function Head({ full }: { full: boolean }) {
  const t = useTranslations("travellers");
  return (
    <PageHeader
      eyebrow={<BackLink to="/dashboard">{t("back")}</BackLink>}
      title={t("title")}
      lead={t("lead")}
      actions={
        <Button
          disabled={full}
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => askForTraveller({})}
        >
          {t("add")}
        </Button>
      }
    />
  );
}

interface PeopleProps {
  travellers: readonly Traveller[];
  documents: readonly TravelDocument[];
}

function People({ travellers, documents }: PeopleProps) {
  const [deleting, setDeleting] = useState<Traveller | null>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  return (
    <div className="grid gap-6">
      {deleted && <UndoBanner key={deleted.traveller.id} deleted={deleted} />}
      {travellers.length === 0 && <Nobody />}
      {travellers.length > 0 && !travellers.some(({ isSelf }) => isSelf) && <OwnerMissing />}
      <ul className="grid items-start gap-6 lg:grid-cols-2">
        {travellers.map((traveller) => (
          <TravellerCard
            key={traveller.id}
            traveller={traveller}
            documents={documents}
            onDelete={() => setDeleting(traveller)}
          />
        ))}
      </ul>
      {deleting && (
        <DeleteTravellerDialog
          traveller={deleting}
          documents={documents.filter(({ travellerId }) => travellerId === deleting.id).length}
          onClose={() => setDeleting(null)}
          onDeleted={setDeleted}
        />
      )}
    </div>
  );
}

function Nobody() {
  const t = useTranslations("travellers");
  return (
    <EmptyState
      title={t("empty.title")}
      action={
        <>
          <Button onClick={() => askForTraveller({ asSelf: true })}>{t("empty.addSelf")}</Button>
          <ButtonLink to="/documents/intake" variant="outline">
            {t("empty.together")}
          </ButtonLink>
        </>
      }
    >
      {t("empty.text")}
    </EmptyState>
  );
}

function OwnerMissing() {
  const t = useTranslations("travellers");
  return (
    <Banner
      title={t("self.title")}
      action={
        <Button variant="outline" onClick={() => askForTraveller({ asSelf: true })}>
          {t("empty.addSelf")}
        </Button>
      }
    >
      {t("self.text")}
    </Banner>
  );
}
