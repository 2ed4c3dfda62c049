/** The calls about the operator's own licence. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { applyForLicence, attachLicenceFile, type LicenceApplication, myLicences } from "#contract/licences.ts";
import type { RouteResult } from "#contract/route.ts";
import { useCallOnce, useRouteQuery, useSinglePress } from "#web/lib/calls/queries.ts";
import { upload } from "#web/lib/calls/upload.ts";

export type OwnLicence = RouteResult<typeof myLicences>[number];

export function useOwnLicences() {
  return useRouteQuery(myLicences);
}

interface HandingIn {
  application: LicenceApplication;
  file: File | null;
}

/** Hands in the licence and then its page; `fileError` when the licence was taken and the page was not. */
export function useHandInLicence(onDone: (fileError: Error | null) => void) {
  const client = useQueryClient();
  const callOnce = useCallOnce();
  const handIn = useMutation<Error | null, Error, HandingIn>({
    async mutationFn({ application, file }) {
      const { id } = await callOnce(applyForLicence, { body: application });
      return file ? attach(id, file).then(noError, asError) : null;
    },
    async onSuccess(fileError) {
      onDone(fileError);
      await client.invalidateQueries({ queryKey: [myLicences.path] });
    },
  });
  return useSinglePress(handIn);
}

export function useAttach(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, file }: { id: string; file: File }) => attach(id, file),
    async onSuccess() {
      onDone();
      await client.invalidateQueries({ queryKey: [myLicences.path] });
    },
  });
}

function attach(id: string, file: File) {
  return upload(attachLicenceFile, { params: { id }, fields: {}, file });
}

function noError(): null {
  return null;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
