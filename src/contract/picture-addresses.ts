/** Where the pictures of a package lie (package-images.ts): each address keeps its bytes for ever. */
import { drawingVersion, type SceneName } from "#domain/packages/drawings.ts";

export function drawingAddress(item: { readonly id: string; readonly version: number }, scene: SceneName): string {
  return `/api/packages/${item.id}/drawings/${scene}?v=${drawingVersion(item)}`;
}

export function photoAddress(packageId: string, imageId: string): string {
  return `/api/packages/${packageId}/images/${imageId}`;
}
