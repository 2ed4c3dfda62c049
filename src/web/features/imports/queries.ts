/** The calls of the bulk upload. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { operatorSummary } from "#contract/operators.ts";
import { importPackages, importProgress, rowsToMend } from "#contract/package-imports.ts";
import { listPackages, myPackages, packageFacets } from "#contract/packages.ts";
import type { RouteResult } from "#contract/route.ts";
import type { ImportField } from "#domain/imports/columns.ts";
import { pathOf } from "#web/lib/calls/api.ts";
import { readRefusal } from "#web/lib/calls/api-error.ts";
import { routeQuery } from "#web/lib/calls/queries.ts";
import { upload } from "#web/lib/calls/upload.ts";
import { saveAs } from "./save-as.ts";
import { type FileAnswers, sheetFields } from "./sheet/sheet-view.ts";

export type SheetLook = RouteResult<typeof importPackages>;

export interface PackageImportAnswers extends FileAnswers<ImportField> {
  /** New packages and drafts go on sale, which asks more of each row. */
  readonly listed: boolean;
}

interface SheetOrder {
  readonly file: File;
  readonly answers: PackageImportAnswers;
}

interface SaveOrder extends SheetOrder {
  readonly importId: string;
}

/** Reads the file, asks what saving would ask, and changes nothing. */
export function previewSheet({ file, answers }: SheetOrder): Promise<SheetLook> {
  return upload(importPackages, { fields: { mode: "preview", ...fieldsOf(answers) }, file });
}

export function useSave() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, answers, importId }: SaveOrder): Promise<SheetLook> =>
      upload(importPackages, { fields: { mode: "commit", importId, ...fieldsOf(answers) }, file }),
    onSuccess: () => {
      for (const { path } of [myPackages, listPackages, packageFacets, operatorSummary]) {
        void client.invalidateQueries({ queryKey: [path] });
      }
    },
  });
}

function fieldsOf({ listed, ...answers }: PackageImportAnswers) {
  return { as: listed ? ("listed" as const) : ("draft" as const), ...sheetFields(answers) };
}

const ASK_EVERY_MS = 400;

/** How far a running import is; nothing before it has begun, and where another node does it. */
export function useProgress(importId: string, running: boolean) {
  return useQuery({
    ...routeQuery(importProgress, { params: { importId } }),
    enabled: running,
    refetchInterval: ASK_EVERY_MS,
  }).data;
}

/** Offers the rows that have to be mended as a file to save. */
export function useRowsToMend() {
  return useMutation({
    async mutationFn({ file, answers }: SheetOrder): Promise<void> {
      const form = new FormData();
      for (const [name, value] of Object.entries(fieldsOf(answers))) if (value !== undefined) form.append(name, value);
      form.append("file", file);
      const headers = { "accept-language": document.documentElement.lang };
      const response = await fetch(pathOf(rowsToMend), { method: "POST", body: form, credentials: "include", headers });
      if (!response.ok) throw await readRefusal(response);
      saveAs(await response.blob(), "rows-to-mend.csv");
    },
  });
}
