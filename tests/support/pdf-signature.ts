import { createHash, verify, X509Certificate } from "node:crypto";

/** One thing of DER (X.690): its tag, its content, and all its bytes. */
interface Thing {
  readonly tag: number;
  readonly value: Buffer;
  readonly bytes: Buffer;
}

/**
 * Findings about one signature of a PDF, checked with Node's own cryptography and none of the signer's code.
 */
export interface CheckedSignature {
  /** `ETSI.CAdES.detached`, or `ETSI.RFC3161` of a time stamp of the document. */
  readonly kind: string;
  /** Number of bytes of the file covered by it; all of them when nothing was added afterwards. */
  readonly reach: number;
  /** True when every signed byte is unchanged and the certificate's key made the signature. */
  readonly intact: boolean;
  /** Certificate of the signer; null for a time stamp of the document. */
  readonly signer: X509Certificate | null;
  /** True when it contains a time stamp of its own value. */
  readonly stamped: boolean;
}

const ATTRIBUTES = 0xa0;
const UNSIGNED = 0xa1;
const oids = {
  messageDigest: "2a864886f70d010904",
  signingCertificateV2: "2a864886f70d010910022f",
  timeStampToken: "2a864886f70d010910020e",
};

function thingAt(bytes: Buffer, at: number): Thing {
  const first = bytes[at + 1] ?? 0;
  const lengthBytes = first < 0x80 ? 0 : first - 0x80;
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes);
  const begin = at + 2 + lengthBytes;
  return {
    tag: bytes[at] ?? 0,
    value: bytes.subarray(begin, begin + length),
    bytes: bytes.subarray(at, begin + length),
  };
}

function inside({ value }: Thing): Thing[] {
  const found: Thing[] = [];
  for (let at = 0; at < value.length; at += found.at(-1)?.bytes.length ?? 1) found.push(thingAt(value, at));
  return found;
}

const down = (thing: Thing | undefined, ...path: number[]): Thing => {
  const found = path.reduce<Thing | undefined>((within, n) => within && inside(within).at(n), thing);
  if (!found) throw new Error("not what a signature looks like");
  return found;
};

const sha256 = (bytes: Buffer): Buffer => createHash("sha256").update(bytes).digest();

/** The first value of an attribute (RFC 5652), null without it. */
function attribute(attributes: Thing, oid: string): Thing | null {
  const found = inside(attributes).find((one) => down(one, 0).value.toString("hex") === oid);
  return found ? down(found, 1, 0) : null;
}

/** The parts of a SignedData (RFC 5652) out of its ContentInfo. */
function signedData(contentInfo: Thing) {
  const data = inside(down(contentInfo, 1, 0));
  const certificates = data.find(({ tag }) => tag === 0xa0);
  const info = inside(down(data.at(-1), 0));
  const attributes = info.find(({ tag }) => tag === ATTRIBUTES);
  const signature = info.find(({ tag }, place) => tag === 0x04 && place > 3);
  if (!attributes || !signature) throw new Error("no signed attributes, or no signature");
  return {
    content: data[2],
    certificate: certificates ? new X509Certificate(down(certificates, 0).bytes) : null,
    attributes,
    signature: signature.value,
    unsigned: info.find(({ tag }) => tag === UNSIGNED) ?? null,
  };
}

/** The hash that a time stamp is of (RFC 3161: ContentInfo, TSTInfo, messageImprint). */
function stampedHash(token: Thing): Buffer {
  return down(thingAt(octetsOf(down(signedData(token).content, 1, 0)), 0), 2, 1).value;
}

/** The bytes of an OCTET STRING, also of one in pieces. */
const octetsOf = (octets: Thing): Buffer =>
  octets.tag === 0x24 ? Buffer.concat(inside(octets).map(octetsOf)) : octets.value;

/** Returns whether the attributes belong to these bytes and to this certificate, and its key signed them. */
function holds(cms: ReturnType<typeof signedData>, bytes: Buffer): boolean {
  const { attributes, certificate, signature } = cms;
  const digest = attribute(attributes, oids.messageDigest);
  const named = attribute(attributes, oids.signingCertificateV2);
  if (!digest || !named || !certificate) return false;
  // The signature is over the SET, not the tag under which it is stored (RFC 5652, 5.4).
  const signed = Buffer.from(attributes.bytes);
  signed[0] = 0x31;
  return (
    digest.value.equals(sha256(bytes)) &&
    named.bytes.includes(sha256(certificate.raw)) &&
    verify("sha256", signed, certificate.publicKey, signature)
  );
}

/** The signatures of a PDF, in their order in it, each checked over the bytes that it says it signs. */
export function signaturesOf(pdf: Buffer): CheckedSignature[] {
  const text = pdf.toString("latin1");
  const found = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)];
  return found.map((match) => {
    const [, begin = 0, length = 0, second = 0, rest = 0] = match.map(Number);
    const bytes = Buffer.concat([pdf.subarray(begin, begin + length), pdf.subarray(second, second + rest)]);
    const kind =
      /\/SubFilter\s*\/([\w.]+)/.exec(text.slice(Math.max(0, match.index - 300), match.index + 100))?.[1] ??
      "";
    const reach = second + rest;
    try {
      const contents = Buffer.from(text.slice(begin + length + 1, second - 1), "hex");
      const contentInfo = thingAt(contents, 0);
      const whole = begin === 0 && text[length] === "<" && text[second - 1] === ">";
      if (kind === "ETSI.RFC3161")
        return {
          kind,
          reach,
          signer: null,
          stamped: true,
          intact: whole && stampedHash(contentInfo).equals(sha256(bytes)),
        };
      const cms = signedData(contentInfo);
      const token = cms.unsigned && attribute(cms.unsigned, oids.timeStampToken);
      return {
        kind,
        reach,
        signer: cms.certificate,
        intact: whole && holds(cms, bytes),
        stamped: token !== null && stampedHash(token).equals(sha256(cms.signature)),
      };
    } catch {
      return { kind, reach, signer: null, intact: false, stamped: false };
    }
  });
}

/**
 * Returns whether a PDF is signed, has nothing after its last signature, and none of its signatures is
 * broken.
 */
export function isIntact(pdf: Buffer): boolean {
  const found = signaturesOf(pdf);
  return found.length > 0 && found.every(({ intact }) => intact) && found.at(-1)?.reach === pdf.length;
}
