/**
 * The secret of a link that somebody was sent or shown. It stands behind the #, which no browser sends: so it lands in no
 * log, no proxy's history and no Referer (docs/decisions/0106).
 */
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { inTab } from "../device/kept.ts";

/** With the drafts, which go at signing out. */
const KEPT = "rihla.draft.secret.";
/** Where the way past the header leads. */
const MAIN_PART = "#main";

/** Empty where there is none, which the server answers as it answers an unknown one. */
export function secretIn(hash: string): string {
  if (hash === MAIN_PART) return "";
  const secret = hash.slice(1);
  try {
    return decodeURIComponent(secret);
  } catch {
    return secret;
  }
}

/** The newest that the page's address has had: a jump to a part of the page takes nothing away. */
export function useSecretOfAddress(): string {
  const found = secretIn(useLocation().hash);
  const [newest, setNewest] = useState(found);
  if (found !== "" && found !== newest) setNewest(found);
  return found || newest;
}

interface KeptSecret {
  readonly secret: string;
  /** Once it was used. */
  readonly forget: () => void;
}

/** The same for the page at `path`, which people leave to sign in: the tab keeps it meanwhile, and the way back carries none. */
export function useKeptSecret(path: string): KeptSecret {
  const key = KEPT + path;
  const inAddress = useSecretOfAddress();
  const [kept] = useState(() => inTab.read(key) ?? "");
  useEffect(() => {
    if (inAddress !== "") inTab.keep(key, inAddress);
  }, [key, inAddress]);
  return { secret: inAddress || kept, forget: () => void inTab.keep(key, null) };
}
