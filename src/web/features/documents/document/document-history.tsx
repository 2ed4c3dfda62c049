/** Who has seen the document and what was done with it, and the earlier files that it replaced. */
import { ChevronDown, Eye, type LucideIcon, ScanLine, ShieldCheck, UserRound, UsersRound } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { DocumentEvent, TravelDocument } from "#contract/documents.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin } from "#web/ui/text/values.tsx";
import { documentState } from "../document-state.ts";
import { useDocumentHistory } from "../queries.ts";
import { useDocumentAddresses } from "../use-places.ts";
import { lookedAt } from "./history-lines.ts";

interface DocumentHistoryProps {
  document: TravelDocument;
  /** Of the same person and type, newest first, without this one. */
  others: readonly TravelDocument[];
}

export function DocumentHistory({ document, others }: DocumentHistoryProps) {
  return (
    <div className={classNames("mt-6 grid items-start gap-6", others.length > 0 && "lg:grid-cols-2")}>
      <Seen id={document.id} />
      {others.length > 0 && <Versions others={others} />}
    </div>
  );
}

/** Fetched when it is opened: most readers never ask. */
function Seen({ id }: { id: string }) {
  const t = useTranslations("documents");
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
        <summary className="flex min-h-11 list-none items-center gap-3 font-serif text-xl">
          <Eye aria-hidden="true" className="size-6 shrink-0 text-brand" />
          <span className="flex-1">{t("history.title")}</span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted group-open:rotate-180" />
        </summary>
        {open && <Events id={id} />}
      </details>
    </Card>
  );
}

const MARKS: Record<DocumentEvent["by"], LucideIcon> = {
  owner: UserRound,
  household: UsersRound,
  staff: ShieldCheck,
  product: ScanLine,
};

function Events({ id }: { id: string }) {
  return (
    <Loaded query={useDocumentHistory(id)} isInCard>
      {(events) => <EventList events={events} />}
    </Loaded>
  );
}

function EventList({ events }: { events: readonly DocumentEvent[] }) {
  const t = useTranslations("documents");
  const { dateTime } = useFormats();
  return (
    <>
      <p className="mt-2 mb-4 text-sm text-muted">{t("history.text")}</p>
      <ol className="grid gap-3">
        {lookedAt(events).map(({ id: line, by, what, at, times }) => {
          const Mark = MARKS[by];
          return (
            <li key={line} className="flex items-start gap-3">
              <Mark aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
              <span className="min-w-0 flex-1">
                {t(`history.${by}`)} {t(`history.events.${what}`, { times })}
              </span>
              <span className="num shrink-0 text-sm text-muted">{dateTime(at)}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Versions({ others }: { others: readonly TravelDocument[] }) {
  const { verdictPath } = useDocumentAddresses();
  const t = useTranslations("documents");
  const { dateTime } = useFormats();
  return (
    <Card title={t("history.versions", { count: others.length })}>
      <ul className="grid divide-y divide-line">
        {others.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <Link
              to={verdictPath(other.id)}
              className="min-w-0 grow basis-56 py-1 text-brand underline-offset-4 hover:underline"
            >
              <Latin>{other.fileName}</Latin>
            </Link>
            <span className="num text-sm text-muted">{dateTime(other.uploadedAt)}</span>
            <Status state={documentState(other)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
