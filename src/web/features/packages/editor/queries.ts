/** The calls of the editor. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { packageStanding } from "#contract/own-packages.ts";
import { addPackageImage, deletePackageImage } from "#contract/package-images.ts";
import {
  createPackage,
  getPackage,
  listPackages,
  myPackages,
  packageFacets,
  publishPackage,
  updatePackage,
} from "#contract/packages.ts";
import { changedNames } from "#domain/packages/changes.ts";
import { call } from "#web/lib/calls/api.ts";
import { useCallOnce, useRouteMutation, useRouteQuery, useSinglePress } from "#web/lib/calls/queries.ts";
import { upload } from "#web/lib/calls/upload.ts";
import type { PackageView } from "../queries.ts";
import { type DraftBody, readOfferForm } from "./form/form-draft.ts";
import { offerFormOf } from "./form/form-model.ts";

const OUTDATED = [getPackage, listPackages, myPackages, packageFacets, packageStanding] as const;

export interface SaveWish {
  readonly body: DraftBody;
  /** The package as its author saw it; null for a new one. */
  readonly base: PackageView | null;
  readonly publish: boolean;
}

/**
 * Saves what differs from the package as it was seen, and publishes it where that is wished. A new one is told as soon as
 * it is there: publishing may be refused or its answer lost, and the next press goes on with the same package.
 */
export function useSaveOffer(onMade: (made: PackageView) => void) {
  const client = useQueryClient();
  const callOnce = useCallOnce();
  const save = useMutation<PackageView, Error, SaveWish>({
    async mutationFn({ body, base, publish }) {
      const saved = base ? await change(base, body) : await callOnce(createPackage, { body });
      if (!base) onMade(saved);
      return publish && saved.status !== "listed" ? call(publishPackage, { params: { id: saved.id } }) : saved;
    },
    onSettled: () => {
      for (const { path } of OUTDATED) void client.invalidateQueries({ queryKey: [path] });
    },
  });
  return useSinglePress(save);
}

/** Only what was changed is sent, so that what somebody else has changed elsewhere stays. */
function change(base: PackageView, body: DraftBody): Promise<PackageView> {
  const before = readOfferForm(offerFormOf(base)).body ?? {};
  const names = new Set(changedNames(before, body));
  const changes = Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name)));
  return call(updatePackage, {
    params: { id: base.id },
    headers: { "if-match": `"${base.version}"` },
    body: changes,
  });
}

export function useStanding(id: string) {
  return useRouteQuery(packageStanding, { params: { id } });
}

/** The package as it is now, past every cache. */
export function fetchOffer(id: string): Promise<PackageView> {
  return call(getPackage, { params: { id } });
}

export function useAddImage(onSaved: (saved: PackageView) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, alt, file }: { id: string; alt: string; file: File }): Promise<PackageView> =>
      upload(addPackageImage, { params: { id }, fields: { alt }, file }),
    onSuccess(saved) {
      for (const { path } of OUTDATED) void client.invalidateQueries({ queryKey: [path] });
      onSaved(saved);
    },
  });
}

export function useRemoveImage(onSaved: (saved: PackageView) => void) {
  return useRouteMutation(deletePackageImage, { invalidates: OUTDATED, onSuccess: onSaved });
}
