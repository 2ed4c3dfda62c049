/** The addresses inside the document center for the person whose documents are open. */
import { useSearchParams } from "react-router";
import { placesOf, whoseOf } from "./places.ts";

export function useDocumentAddresses() {
  const [search] = useSearchParams();
  return placesOf(whoseOf(search));
}
