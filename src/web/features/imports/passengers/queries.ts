/** The calls of an import of passengers. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listBookings } from "#contract/bookings.ts";
import { operatorSummary } from "#contract/operators.ts";
import { myPackages } from "#contract/packages.ts";
import {
  importPassengers,
  listPassengerImports,
  passengerProgress,
  passengersToMend,
  undoPassengerImport,
} from "#contract/passenger-imports.ts";
import { listPhoneBookings } from "#contract/phone-bookings.ts";
import type { RouteResult } from "#contract/route.ts";
import type { PassengerField } from "#domain/imports/passengers/columns.ts";
import { call, pathOf } from "#web/lib/calls/api.ts";
import { readRefusal } from "#web/lib/calls/api-error.ts";
import { routeQuery, useRouteQuery } from "#web/lib/calls/queries.ts";
import { upload } from "#web/lib/calls/upload.ts";
import { saveAs } from "../save-as.ts";
import { type FileAnswers, sheetFields } from "../sheet/sheet-view.ts";

export type PassengerLook = RouteResult<typeof importPassengers>;
export type PassengerImportAnswers = FileAnswers<PassengerField>;
export type PastImport = RouteResult<typeof listPassengerImports>[number];
export type Undone = RouteResult<typeof undoPassengerImport>;

export interface LookOrder {
  readonly file: File;
  readonly answers: PassengerImportAnswers;
}

export interface MakeOrder extends LookOrder {
  readonly sendLinks: boolean;
  readonly importId: string;
}

const OUTDATED = [listPassengerImports, listPhoneBookings, listBookings, operatorSummary, myPackages] as const;

/** Reads the file, asks what making the bookings would ask, and changes nothing. */
export function readPassengers({ file, answers }: LookOrder): Promise<PassengerLook> {
  return upload(importPassengers, { fields: { mode: "preview", ...sheetFields(answers) }, file });
}

function useOutdate() {
  const client = useQueryClient();
  return () => {
    for (const { path } of OUTDATED) void client.invalidateQueries({ queryKey: [path] });
  };
}

export function useMake() {
  const outdate = useOutdate();
  return useMutation({
    mutationFn: ({ file, answers, sendLinks, importId }: MakeOrder): Promise<PassengerLook> =>
      upload(importPassengers, {
        fields: { mode: "commit", sendLinks: sendLinks ? "yes" : "no", importId, ...sheetFields(answers) },
        file,
      }),
    onSuccess: outdate,
  });
}

const ASK_EVERY_MS = 400;

export function useMaking(importId: string) {
  return useQuery({ ...routeQuery(passengerProgress, { params: { importId } }), refetchInterval: ASK_EVERY_MS }).data;
}

/** Offers the rows that have to be mended as a file to save. */
export function useToMend() {
  return useMutation({
    async mutationFn({ file, answers }: LookOrder): Promise<void> {
      const form = new FormData();
      for (const [name, value] of Object.entries(sheetFields(answers))) {
        if (value !== undefined) form.append(name, value);
      }
      form.append("file", file);
      const headers = { "accept-language": document.documentElement.lang };
      const request = { method: "POST", body: form, credentials: "include", headers } as const;
      const response = await fetch(pathOf(passengersToMend), request);
      if (!response.ok) throw await readRefusal(response);
      saveAs(await response.blob(), "rows-to-mend.csv");
    },
  });
}

export function usePastImports() {
  return useRouteQuery(listPassengerImports);
}

/** First with `preview`, which only says what stands in the way. */
export function useUndoImport() {
  const outdate = useOutdate();
  return useMutation({
    mutationFn: ({ id, preview }: { id: string; preview: boolean }): Promise<Undone> =>
      call(undoPassengerImport, { params: { id }, query: preview ? { preview: "true" } : {} }),
    onSuccess: ({ done }) => {
      if (done) outdate();
    },
  });
}
