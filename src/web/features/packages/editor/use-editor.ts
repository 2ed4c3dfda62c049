/** The state of the editor: what is typed, on which version it is typed, and what became of saving it. */
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { dateOf } from "#domain/calendar.ts";
import { ApiError, isChangedMeanwhile } from "#web/lib/calls/api-error.ts";
import { useDraft } from "#web/lib/drafts/use-draft.ts";
import type { PackageView } from "../queries.ts";
import { fieldAt, formProblems } from "./form/form-checks.ts";
import { type FormProblem, readOfferForm } from "./form/form-draft.ts";
import { type OfferForm, offerFormOf } from "./form/form-model.ts";
import { FORM_FIELDS, type FormField } from "./form/parts.ts";
import { fetchOffer, useSaveOffer } from "./queries.ts";

/** What somebody else has made of the package since it was opened. */
export interface Meanwhile {
  readonly theirs: PackageView;
  readonly publish: boolean;
}

/** `fresh` is what stands in the form of a new package. */
export function useEditor(item: PackageView | null, fresh: OfferForm) {
  const navigate = useNavigate();
  const [base, setBase] = useState(item);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  // Kept for the version it was typed on: what was typed on an older one would write over a newer one.
  const draft = useDraft<OfferForm>(`package.${item ? `${item.id}.${item.version}` : "new"}`, () =>
    item ? offerFormOf(item) : fresh,
  );
  const [changed, setChanged] = useState(draft.isKept);
  const save = useSaveOffer(stand);
  const problems = formProblems(draft.values, base, dateOf(new Date()), FORM_FIELDS);
  const refused = save.error instanceof ApiError ? save.error : null;

  function stand(saved: PackageView): void {
    draft.forget();
    setBase(saved);
    setChanged(false);
    setSavedAt(new Date());
    setMeanwhile(null);
  }

  function store(publish: boolean, on: PackageView | null): void {
    const { body } = readOfferForm(draft.values);
    if (!body) return;
    save.mutate(
      { body, base: on, publish },
      {
        onSuccess(saved) {
          stand(saved);
          if (publish) void navigate("/operator-dashboard?tab=packages");
          else if (!on) void navigate(`/operator-dashboard/packages/${saved.id}`, { replace: true });
        },
        onError(error) {
          if (!on || !isChangedMeanwhile(error)) return;
          void fetchOffer(on.id).then((theirs) => setMeanwhile({ theirs, publish }));
        },
      },
    );
  }

  return {
    form: draft.values,
    isKept: draft.isKept && changed,
    hasChanged: changed,
    savedAt,
    ...{ base, meanwhile, problems, save },
    /** The server's own words at the fields that it named. */
    refusedFields: fieldSentences(refused),
    change(changes: Partial<OfferForm>): void {
      setChanged(true);
      draft.change(changes);
    },
    discard(): void {
      draft.discard();
      setChanged(false);
    },
    store: (publish: boolean) => store(publish, base),
    /**
     * Pictures were saved beside the form, on whatever the package is by now. The version goes on where they alone have made
     * it; else what is typed still stands on the old one, and saving it meets what somebody else has saved.
     */
    takePictures({ images, version }: PackageView): void {
      setBase((on) => on && { ...on, images, version: version === on.version + 1 ? version : on.version });
    },
    /** On top of what they have made: only the fields that were changed here are written. */
    keepMine(): void {
      if (meanwhile) store(meanwhile.publish, meanwhile.theirs);
    },
    takeTheirs(): void {
      if (!meanwhile) return;
      draft.change(offerFormOf(meanwhile.theirs));
      draft.forget();
      setBase(meanwhile.theirs);
      setChanged(false);
      setMeanwhile(null);
      save.reset();
    },
  };
}

export type EditorState = ReturnType<typeof useEditor>;

function fieldSentences(error: ApiError | null): Partial<Record<FormField, string>> {
  const named = Object.entries(error?.fieldErrors ?? {});
  return Object.fromEntries(named.map(([path, sentence]) => [fieldAt(path, FORM_FIELDS), sentence]));
}

/** Where the cursor goes after the part of the field is drawn. */
export function useFocusOn(first: FormField | null) {
  const wanted = useRef<FormField | null>(first);
  return {
    want(field: FormField | null): void {
      wanted.current = field;
    },
    /** Given to the part's form when it is drawn. */
    arrive(form: HTMLElement | null): void {
      if (!form || !wanted.current) return;
      form.querySelector<HTMLElement>(`[name="${wanted.current}"]`)?.focus();
      wanted.current = null;
    },
  };
}

export function problemsOf(problems: readonly FormProblem[], fields: readonly FormField[]): FormProblem[] {
  return problems.filter(({ field }) => fields.includes(field));
}
