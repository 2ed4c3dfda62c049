/** The calls of official numbers; each change makes every list and figure of bookings outdated. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  addNumberPicture,
  type OfficialNumbers,
  officialNumbers,
  removeNumberPicture,
  seeNumbers,
  withdrawNumber,
} from "#contract/official-numbers.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { upload } from "#web/lib/calls/upload.ts";
import { BOOKING_ANSWERS } from "#web/shared/answers/use-answers.ts";
import { OUTDATED } from "../queries.ts";

export type NumberView = OfficialNumbers["numbers"][number];
export type NumbersView = OfficialNumbers;

const CHANGED = [officialNumbers, ...OUTDATED, ...BOOKING_ANSWERS] as const;

export function useNumbers(id: string) {
  return useRouteQuery(officialNumbers, { params: { id } });
}

export function useWithdrawNumber(onDone: () => void) {
  return useRouteMutation(withdrawNumber, { invalidates: CHANGED, alsoOnceChanged: true, onSuccess: onDone });
}

export function useSee() {
  return useRouteMutation(seeNumbers, { invalidates: CHANGED, alsoOnceChanged: true });
}

export function useRemoveNumberPicture() {
  return useRouteMutation(removeNumberPicture, { invalidates: [officialNumbers] });
}

export function useAddNumberPicture(id: string, application: number) {
  const client = useQueryClient();
  return useMutation<OfficialNumbers, Error, File>({
    mutationFn: (file) =>
      upload(addNumberPicture, { params: { id, application: String(application) }, fields: {}, file }),
    onSuccess: () => client.invalidateQueries({ queryKey: [officialNumbers.path] }),
  });
}
