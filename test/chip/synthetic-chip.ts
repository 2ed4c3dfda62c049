/** Chips of states that there are not: a root, a signer of documents, and what they sign. */
import { Constructed, Integer, OctetString, PrintableString, Sequence } from "asn1js";
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  IssuerAndSerialNumber,
  SignedData,
  SignerInfo,
  Time,
} from "pkijs";
import type { Chip } from "./passive-authentication.ts";

const COUNTRY = "2.5.4.6";
const COMMON_NAME = "2.5.4.3";
const BASIC_CONSTRAINTS = "2.5.29.19";
const SIGNED_DATA = "1.2.840.113549.1.7.2";
const SHA_256 = "2.16.840.1.101.3.4.2.1";
export const SECURITY_OBJECT = "2.23.136.1.1.1";
const KEY = { name: "ECDSA", namedCurve: "P-256" } as const;

type KeyPair = Extract<Awaited<ReturnType<typeof crypto.subtle.generateKey>>, { privateKey: unknown }>;

export interface Signer {
  readonly certificate: Certificate;
  readonly key: KeyPair["privateKey"];
}

interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** A certificate of a state (`issuer` null: its own root), or of a signer of its documents. */
export async function signerOf(name: string, issuer: Signer | null, { from, until }: Period): Promise<Signer> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(KEY, true, ["sign", "verify"]);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: Math.trunc(from.getTime() / 1000) % 100_000 });
  certificate.subject.typesAndValues.push(...named(name));
  certificate.issuer.typesAndValues.push(...(issuer?.certificate.subject.typesAndValues ?? named(name)));
  certificate.notBefore = new Time({ value: from });
  certificate.notAfter = new Time({ value: until });
  const constraints = new BasicConstraints({ cA: issuer === null });
  certificate.extensions = [
    new Extension({ extnID: BASIC_CONSTRAINTS, critical: true, extnValue: constraints.toSchema().toBER(false) }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(issuer?.key ?? privateKey, "SHA-256");
  return { certificate, key: privateKey };
}

function named(name: string): AttributeTypeAndValue[] {
  const pairs = [
    [COUNTRY, "UT"],
    [COMMON_NAME, name],
  ] as const;
  return pairs.map(([type, value]) => new AttributeTypeAndValue({ type, value: new PrintableString({ value }) }));
}

/** A chip with these groups, of which the signer has signed the hashes. */
export async function chipOf(groups: Chip["groups"], signer: Signer, contentType = SECURITY_OBJECT): Promise<Chip> {
  const entries = await Promise.all(
    [...groups].map(async ([number, bytes]) => {
      const digest = new OctetString({ valueHex: await crypto.subtle.digest("SHA-256", bytes) });
      return new Sequence({ value: [new Integer({ value: number }), digest] });
    }),
  );
  const algorithm = new AlgorithmIdentifier({ algorithmId: SHA_256 }).toSchema();
  const list = new Sequence({ value: [new Integer({ value: 0 }), algorithm, new Sequence({ value: entries })] });
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: contentType,
      eContent: new OctetString({ valueHex: list.toBER(false) }),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: signer.certificate.issuer,
          serialNumber: signer.certificate.serialNumber,
        }),
      }),
    ],
    certificates: [signer.certificate],
  });
  await signed.sign(signer.key, 0, "SHA-256");
  const content = new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) }).toSchema();
  const outer = new Constructed({ idBlock: { tagClass: 2, tagNumber: 23 }, value: [content] });
  return { securityObject: new Uint8Array(outer.toBER(false)), groups };
}
