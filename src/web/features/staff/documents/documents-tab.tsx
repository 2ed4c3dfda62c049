/** Documents that wait for a person: the list beside the one that was opened, which stands in the address. */
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { classNames } from "#web/ui/class-names.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { useWaitingDocuments, type WaitingDocument } from "../queries.ts";
import { AgreementCard } from "./agreement-card.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { useDeskKeys } from "./use-desk-keys.ts";

export function DocumentsTab() {
  const t = useTranslations("staff");
  return (
    <div className="grid gap-6">
      <Loaded query={useWaitingDocuments()}>
        {(documents) =>
          documents.length === 0 ? (
            <Card>
              <EmptyState title={t("documents.empty.title")}>{t("documents.empty.text")}</EmptyState>
            </Card>
          ) : (
            <Desk documents={documents} />
          )
        }
      </Loaded>
      <AgreementCard />
    </div>
  );
}

function Desk({ documents }: { documents: readonly WaitingDocument[] }) {
  const t = useTranslations("staff");
  const [address, setAddress] = useSearchParams();
  const opened = documents.find(({ id }) => id === address.get("document"))?.id ?? null;
  const open = (id: string | null) => setAddress({ tab: "documents", ...(id ? { document: id } : {}) });
  const beside = (steps: 1 | -1) => documents[documents.findIndex(({ id }) => id === opened) + steps]?.id ?? null;
  const desk = useRef<HTMLDivElement>(null);
  const control = (letter: string) => desk.current?.querySelector<HTMLElement>(`[aria-keyshortcuts=${letter}]`);
  useDeskKeys(desk, {
    j: () => open(beside(1) ?? opened),
    k: () => open(beside(-1) ?? opened),
    // A slip of the finger approves nothing: the letter leads to the button.
    a: () => control("a")?.focus(),
    r: () => control("r")?.click(),
  });
  return (
    <div ref={desk} className="grid gap-3">
      <p className="text-sm text-muted max-lg:hidden">{t("documents.keys")}</p>
      <div className="grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <WaitingList documents={documents} opened={opened} onOpen={open} />
        {opened ? (
          <ReviewPanel key={opened} id={opened} onDecided={() => open(beside(1) ?? beside(-1))} />
        ) : (
          <Card tone="sunken">{t("documents.choose")}</Card>
        )}
      </div>
    </div>
  );
}

interface WaitingListProps {
  documents: readonly WaitingDocument[];
  opened: string | null;
  onOpen: (id: string) => void;
}

function WaitingList({ documents, opened, onOpen }: WaitingListProps) {
  const t = useTranslations("staff");
  const words = useTranslations("documents");
  const { dateTime, list } = useFormats();
  return (
    <nav aria-label={t("documents.list")}>
      <ul className="grid gap-2">
        {documents.map(({ id, type, uploadedAt, readable, openRules, nameDisputed }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === opened || undefined}
              onClick={() => onOpen(id)}
              className={classNames(
                "grid w-full gap-1 rounded-md border px-4 py-3 text-start",
                id === opened ? "border-brand bg-brand-soft" : "border-line bg-surface hover:bg-sunken",
              )}
            >
              <span className="font-semibold">{words(`types.${type}`)}</span>
              <span className="text-sm text-muted">{t("since", { moment: dateTime(uploadedAt) })}</span>
              {openRules.length > 0 && (
                <span className="text-sm">
                  <strong>{t("documents.openRules", { count: openRules.length })}:</strong> {list(openRules)}
                </span>
              )}
              {nameDisputed && (
                <span>
                  <Status state="incomplete">{t("documents.nameDisputed")}</Status>
                </span>
              )}
              {!readable && (
                <span>
                  <Status state="failed">{t("documents.unreadable")}</Status>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
