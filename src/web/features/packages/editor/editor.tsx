/** The parts of the form, the card beside it, and the ways to save. */
import { Save } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { BackLink } from "#web/ui/actions/back-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Refusal } from "#web/ui/feedback/refusal.tsx";
import { KeptNote } from "#web/ui/forms/kept-note.tsx";
import { PageHeader } from "#web/ui/layout/page.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { PackageView } from "../queries.ts";
import { BasicsPart } from "./fields/basics-part.tsx";
import { DatesPart } from "./fields/dates-part.tsx";
import { PicturesPart } from "./fields/pictures-part.tsx";
import { ReviewPart } from "./fields/review-part.tsx";
import { RoomsPart } from "./fields/rooms-part.tsx";
import { StayPart } from "./fields/stay-part.tsx";
import { TermsPart } from "./fields/terms-part.tsx";
import { NEW_FORM, type OfferForm } from "./form/form-model.ts";
import { FORM_FIELDS, type FormField, PART_NAMES, type PartName, partOf } from "./form/parts.ts";
import { MeanwhileDialog } from "./meanwhile-dialog.tsx";
import { EditorPartList } from "./part-list.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { type EditorState, useEditor, useFocusOn } from "./use-editor.ts";

const FORMS = {
  basics: BasicsPart,
  dates: DatesPart,
  stay: StayPart,
  rooms: RoomsPart,
  terms: TermsPart,
  pictures: PicturesPart,
} as const;

export function Editor({ item, fresh = NEW_FORM }: { item: PackageView | null; fresh?: OfferForm }) {
  const t = useTranslations("offers");
  const editor = useEditor(item, fresh);
  const [address] = useSearchParams();
  const [part, setPart] = useState<PartName>(() => partAsked(address));
  const focus = useFocusOn(fieldAsked(address));
  const goTo = (field: FormField) => {
    focus.want(field);
    setPart(partOf(field));
  };
  return (
    <>
      <PageHeader title={t(item ? "editor.edit" : "editor.create")} lead={t("editor.lead")} eyebrow={<WayBack />} />
      {editor.isKept && <KeptNote onDiscard={editor.discard} />}
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-6">
          <EditorPartList part={part} problems={editor.problems} onPart={setPart} />
          <Card key={part}>
            <div ref={focus.arrive}>
              <PartForm part={part} editor={editor} onField={goTo} />
            </div>
            <WaysOn part={part} editor={editor} onPart={setPart} />
          </Card>
        </div>
        <PreviewCard form={editor.form} item={editor.base} />
      </div>
      {editor.meanwhile && <MeanwhileDialog editor={editor} meanwhile={editor.meanwhile} />}
    </>
  );
}

/** A link may lead to a field. */
function fieldAsked(address: URLSearchParams): FormField | null {
  return FORM_FIELDS.find((field) => field === address.get("field")) ?? null;
}

function partAsked(address: URLSearchParams): PartName {
  const field = fieldAsked(address);
  if (field) return partOf(field);
  return PART_NAMES.find((name) => name === address.get("part")) ?? "basics";
}

function PartForm({
  part,
  editor,
  onField,
}: {
  part: PartName;
  editor: EditorState;
  onField: (field: FormField) => void;
}) {
  if (part === "review") return <ReviewPart editor={editor} onField={onField} />;
  const Form = FORMS[part];
  return <Form editor={editor} />;
}

function WayBack() {
  const t = useTranslations("offers");
  return <BackLink to="/operator-dashboard?tab=packages">{t("editor.back")}</BackLink>;
}

interface WaysOnProps {
  part: PartName;
  editor: EditorState;
  onPart: (part: PartName) => void;
}

/** A draft can be saved as soon as its needed fields are there; before that it is kept in this tab. */
function WaysOn({ part, editor, onPart }: WaysOnProps) {
  const t = useTranslations("offers");
  const { save, hasChanged, savedAt } = editor;
  const at = PART_NAMES.indexOf(part);
  const [before, after] = [PART_NAMES[at - 1], PART_NAMES[at + 1]];
  const canSave = editor.base?.status === "listed" ? editor.problems.length === 0 : !editor.problems.some(isUnread);
  return (
    <div className="mt-7 grid gap-4 border-t border-line pt-5">
      <Refusal error={save.error} />
      <div className="flex flex-wrap items-center gap-3">
        {before && (
          <Button variant="outline" onClick={() => onPart(before)}>
            {t("editor.before")}
          </Button>
        )}
        {after && <Button onClick={() => onPart(after)}>{t("editor.next")}</Button>}
        <Button
          variant="outline"
          className="ms-auto"
          disabled={!canSave || !hasChanged}
          pending={save.isPending}
          pendingLabel={t("editor.saving")}
          icon={<Save aria-hidden="true" className="size-5" />}
          onClick={() => editor.store(false)}
        >
          {t(editor.base && editor.base.status !== "draft" ? "editor.save" : "editor.saveDraft")}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted">
        {savedAt && !hasChanged && t("editor.saved")}
        {!canSave && t("editor.kept")}
      </p>
    </div>
  );
}

/** What the server would not even take as a draft; the rules of the market wait until publishing. */
function isUnread({ key }: { key: string }): boolean {
  return key !== "in_the_past";
}
