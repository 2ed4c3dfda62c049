/**
 * Passive authentication of a travel document's chip (ICAO 9303, part 11, section 5.1; the security object as part 10,
 * section 4.6.2): whether what a telephone has read is what the issuing state has signed. A sketch for the companion app of
 * docs/documents.md; the product reads no chip.
 */
import { fromBER, Integer, ObjectIdentifier, OctetString, Sequence } from "asn1js";
import { type Certificate, ContentInfo, SignedData } from "pkijs";

export interface Chip {
  /** EF.SOD as it was read, with its outer tag 0x77. */
  readonly securityObject: Uint8Array<ArrayBuffer>;
  /** The data groups as they were read, by their number: 1 the lines, 2 the face. */
  readonly groups: ReadonlyMap<number, Uint8Array<ArrayBuffer>>;
}

export const CHIP_FAULTS = [
  /** What was read is no security object. */
  "unreadable",
  /** No trusted state has signed it, or its signer's certificate is not valid on the day. */
  "untrusted",
  /** A group is none of those that the state has signed. */
  "unsigned_group",
  /** A group holds something else than the state has signed. */
  "changed_group",
] as const;
export type ChipFault = (typeof CHIP_FAULTS)[number];

const SECURITY_OBJECT = "2.23.136.1.1.1";
/** Application 23, constructed: the outer tag of EF.SOD. */
const OUTER = { tagClass: 2, tagNumber: 23 };
const HASHES: Readonly<Record<string, string>> = {
  "2.16.840.1.101.3.4.2.1": "SHA-256",
  "2.16.840.1.101.3.4.2.2": "SHA-384",
  "2.16.840.1.101.3.4.2.3": "SHA-512",
};

/** Null: every group that was read is what a state among `anchors` (its certificates of the country's own root) has signed. */
export async function chipFault(chip: Chip, anchors: readonly Certificate[], at: Date): Promise<ChipFault | null> {
  const signed = signedDataOf(chip.securityObject);
  const listed = signed && hashesIn(signed);
  if (!listed) return "unreadable";
  if (!(await isSignedBy(signed, anchors, at))) return "untrusted";
  for (const [number, bytes] of chip.groups) {
    const hash = listed.hashes.get(number);
    if (!hash) return "unsigned_group";
    const digest = Buffer.from(await crypto.subtle.digest(listed.algorithm, bytes));
    if (!digest.equals(hash)) return "changed_group";
  }
  return null;
}

function signedDataOf(securityObject: Uint8Array<ArrayBuffer>): SignedData | null {
  const { result } = fromBER(securityObject);
  const { tagClass, tagNumber } = result.idBlock;
  const [inner] = result.valueBlock instanceof Object && "value" in result.valueBlock ? [result.valueBlock.value] : [];
  if (tagClass !== OUTER.tagClass || tagNumber !== OUTER.tagNumber || !Array.isArray(inner)) return null;
  try {
    return new SignedData({ schema: new ContentInfo({ schema: inner[0] }).content });
  } catch {
    return null;
  }
}

async function isSignedBy(signed: SignedData, anchors: readonly Certificate[], at: Date): Promise<boolean> {
  try {
    const told = { signer: 0, trustedCerts: [...anchors], checkDate: at, checkChain: true };
    const { signatureVerified, signerCertificateVerified } = await signed.verify({ ...told, extendedMode: true });
    return signatureVerified === true && signerCertificateVerified === true;
  } catch {
    return false;
  }
}

/** LDSSecurityObject: version, the algorithm, and of each group its number and hash. */
function hashesIn({ encapContentInfo }: SignedData): { algorithm: string; hashes: Map<number, Buffer> } | null {
  if (encapContentInfo.eContentType !== SECURITY_OBJECT || !encapContentInfo.eContent) return null;
  const { result } = fromBER(encapContentInfo.eContent.getValue());
  if (!(result instanceof Sequence)) return null;
  const [, algorithm, list] = result.valueBlock.value;
  if (!(algorithm instanceof Sequence) || !(list instanceof Sequence)) return null;
  const [name] = algorithm.valueBlock.value;
  const hash = name instanceof ObjectIdentifier ? HASHES[name.getValue()] : undefined;
  if (!hash) return null;
  const hashes = new Map<number, Buffer>();
  for (const entry of list.valueBlock.value) {
    const [number, digest] = entry instanceof Sequence ? entry.valueBlock.value : [];
    if (!(number instanceof Integer) || !(digest instanceof OctetString)) return null;
    hashes.set(number.valueBlock.valueDec, Buffer.from(digest.getValue()));
  }
  return { algorithm: hash, hashes };
}
