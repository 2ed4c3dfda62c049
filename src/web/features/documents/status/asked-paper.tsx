/** The paper that the address asks for, in its sheet. */
import { useSearchParams } from "react-router";
import type { Traveller } from "#contract/travellers.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import { placeOf, withTab } from "../places.ts";
import { UploadSheet } from "../upload/upload-sheet.tsx";
import type { Uploads } from "../upload/use-upload.ts";
import { useGive } from "./use-give.ts";

/** `traveller` is null for the reader. */
export function AskedPaper({ traveller, uploads }: { traveller: Traveller | null; uploads: Uploads }) {
  const [search, setSearch] = useSearchParams();
  const { give: type, tab } = placeOf(search);
  const give = useGive(uploads);
  if (!type) return null;
  const wanted = { type, traveller: traveller && { id: traveller.id, name: fullName(traveller) } };
  return (
    <UploadSheet
      wanted={wanted}
      onFile={(file) => give(wanted, file)}
      onClose={() => setSearch(withTab(search, tab), { replace: true })}
    />
  );
}
