/** The data as read; numbers are masked until the reader asks for them. */
import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { AiAnalysis } from "#contract/documents.ts";
import { isIsoDate } from "#domain/calendar.ts";
import { maskNumber } from "#domain/documents/document.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import { useFormats } from "#web/ui/text/use-formats.ts";
import { Latin, Reference } from "#web/ui/text/values.tsx";

/** Lines leave the sex open with a filler, or say with X that it is not stated. */
const NOT_STATED = "X";
const FIELDS = ["givenNames", "surname", "nationality", "issuingCountry", "dateOfBirth", "sex", "expiryDate"] as const;

export function WhatWeRead({ analysis: { extractedData, confidence, mrzAccepted } }: { analysis: AiAnalysis }) {
  const t = useTranslations("documents");
  const { date, percent } = useFormats();
  const [shown, setShown] = useState(false);
  const { documentNumber, mrz } = extractedData;
  if (!mrz) {
    return (
      <Card title={t("read.title")}>
        <p className="text-muted">{t("read.nothing")}</p>
      </Card>
    );
  }
  return (
    <Card title={t("read.title")}>
      {!mrzAccepted && <p className="mb-4 text-sm text-muted">{t("read.refused")}</p>}
      <dl className="grid divide-y divide-line">
        {documentNumber && (
          <Row word={t("read.documentNumber")}>
            <Reference>{shown ? documentNumber : maskNumber(documentNumber)}</Reference>
          </Row>
        )}
        {FIELDS.map((field) => {
          const value = extractedData[field];
          if (!value) return null;
          return (
            <Row key={field} word={t(`read.${field}`)}>
              {field === "sex" && value === NOT_STATED ? (
                t("read.sexNotStated")
              ) : isIsoDate(value) ? (
                <bdi>{date(value)}</bdi>
              ) : (
                <Latin>{value}</Latin>
              )}
            </Row>
          );
        })}
        <Row word={t("read.confidence")}>{percent(confidence)}</Row>
      </dl>
      <Reveal shown={shown} onToggle={() => setShown(!shown)} />
      {shown && <Lines mrz={mrz} />}
    </Card>
  );
}

function Row({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
      <dt className="text-muted">{word}</dt>
      <dd className="num font-semibold">{children}</dd>
    </div>
  );
}

function Reveal({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  const t = useTranslations("documents");
  const Icon = shown ? EyeOff : Eye;
  return (
    <Button
      variant="quiet"
      className="mt-2"
      aria-expanded={shown}
      icon={<Icon aria-hidden="true" className="size-5" />}
      onClick={onToggle}
    >
      {t(shown ? "read.hide" : "read.reveal")}
    </Button>
  );
}

function Lines({ mrz }: { mrz: string }) {
  const t = useTranslations("documents");
  return (
    <figure className="mt-2">
      <figcaption className="mb-1.5 text-sm text-muted">{t("read.lines")}</figcaption>
      <pre dir="ltr" className="rounded-md bg-sunken p-4 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
        {mrz}
      </pre>
    </figure>
  );
}
