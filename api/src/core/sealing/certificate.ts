import { randomBytes } from "node:crypto";
import {
  BitString,
  fromBER,
  Integer,
  ObjectIdentifier,
  OctetString,
  PrintableString,
  Sequence,
  Set,
  Utf8String,
} from "asn1js";
import { BasicConstraints, Certificate, Extension, RelativeDistinguishedNames, Time, TimeType } from "pkijs";
import type { SealKey, SealOwner } from "./sealing.ts";

const YEARS = 20;
const DAY = 86_400_000;
const SERIAL_BYTES = 16;
/** First year that certificates write with four digits. */
const FOUR_DIGITS_FROM = 2050;

/** Object identifiers of names (X.520) and extensions (RFC 5280). */
const oid = {
  commonName: "2.5.4.3",
  country: "2.5.4.6",
  organization: "2.5.4.10",
  organizationIdentifier: "2.5.4.97",
  subjectKeyIdentifier: "2.5.29.14",
  keyUsage: "2.5.29.15",
  basicConstraints: "2.5.29.19",
} as const;

/** Key usage bits digitalSignature and nonRepudiation, which signing documents requires. */
const SIGNS_DOCUMENTS = Uint8Array.of(0b1100_0000).buffer;

/**
 * Generates a new key (ECDSA over P-256) with a self-signed certificate. PDF readers can verify with it that
 * a document is unchanged, but not whose it is.
 */
export async function newSealKey(owner: SealOwner, now: Date): Promise<SealKey> {
  const { subtle } = crypto;
  const keys = await subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
  const certificate = new Certificate({ version: 2 });
  const serial = randomBytes(SERIAL_BYTES);
  // Positive, and never with a zero before it.
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  certificate.serialNumber = new Integer({ valueHex: new Uint8Array(serial).buffer });
  certificate.subject = nameOf(owner);
  certificate.issuer = nameOf(owner);
  certificate.notBefore = timeOf(new Date(now.getTime() - DAY));
  certificate.notAfter = timeOf(new Date(new Date(now).setUTCFullYear(now.getUTCFullYear() + YEARS)));
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  const key = certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  const keyId = await subtle.digest("SHA-1", new Uint8Array(key));
  certificate.extensions = [
    extension(oid.basicConstraints, true, new BasicConstraints({ cA: false }).toSchema().toBER(false)),
    extension(oid.keyUsage, true, new BitString({ valueHex: SIGNS_DOCUMENTS, unusedBits: 6 }).toBER(false)),
    extension(oid.subjectKeyIdentifier, false, new OctetString({ valueHex: keyId }).toBER(false)),
  ];
  await certificate.sign(keys.privateKey, "SHA-256");
  return {
    privateKey: Buffer.from(await subtle.exportKey("pkcs8", keys.privateKey)).toString("base64"),
    certificate: Buffer.from(certificate.toSchema(true).toBER(false)).toString("base64"),
  };
}

/**
 * Returns a time in a certificate's format (RFC 5280, 4.1.2.5): whole seconds, with a two-digit year through
 * 2049 and a four-digit year from 2050.
 */
function timeOf(instant: Date): Time {
  const type = instant.getUTCFullYear() < FOUR_DIGITS_FROM ? TimeType.UTCTime : TimeType.GeneralizedTime;
  return new Time({ type, value: new Date(Math.floor(instant.getTime() / 1000) * 1000) });
}

const extension = (extnID: string, critical: boolean, extnValue: ArrayBuffer): Extension =>
  new Extension({ extnID, critical, extnValue });

/**
 * Returns the agency's name as X.520 attributes, with its NIT in the format of ETSI EN 319 412-1 for an
 * organization's tax number.
 */
function nameOf(owner: SealOwner): RelativeDistinguishedNames {
  const digits = owner.nit.replace(/[^\d-]/g, "");
  const parts = [
    [oid.country, new PrintableString({ value: "CO" })],
    [oid.organization, new Utf8String({ value: owner.name })],
    [oid.organizationIdentifier, new Utf8String({ value: `VATCO-${digits}` })],
    [oid.commonName, new Utf8String({ value: `${owner.name} (documentos)` })],
  ] as const;
  const sets = parts.map(([type, value]) => {
    const named = new Sequence({ value: [new ObjectIdentifier({ value: type }), value] });
    return new Set({ value: [named] });
  });
  // Read from its bytes: built from parts, the library would write them all as one.
  return new RelativeDistinguishedNames({
    schema: fromBER(new Sequence({ value: sets }).toBER(false)).result,
  });
}
