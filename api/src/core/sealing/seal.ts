import { CryptoKeySigner, HttpTimestampAuthority, P12Signer, PDF, type Signer } from "@libpdf/core";
import { fromBER } from "asn1js";
import { ContentInfo, SignedData, TSTInfo } from "pkijs";
import { newSealKey } from "./certificate.ts";
import type { SealAnswers, SealKey, SealTask } from "./sealing.ts";

// This file runs in a worker thread, also straight from its source: it imports only files whose types Node
// itself can strip.

/** Timeout for a time-stamp authority's answer, in milliseconds. */
const PATIENCE = 10_000;

const der = (base64: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(base64, "base64"));

async function signerOf(key: SealKey): Promise<Signer> {
  if ("p12" in key) return P12Signer.create(der(key.p12), key.password);
  const privateKey = await crypto.subtle.importKey(
    "pkcs8",
    der(key.privateKey),
    { name: "ECDSA", namedCurve: "P-256" },
    false,
    ["sign"],
  );
  return new CryptoKeySigner(privateKey, der(key.certificate), "EC", "ECDSA");
}

/**
 * Returns a time-stamp authority whose stamps are checked against the sent bytes, because the library accepts
 * any stamp.
 */
function authorityAt(url: string) {
  const asked = new HttpTimestampAuthority(url, { timeout: PATIENCE });
  return {
    async timestamp(digest: Uint8Array, algorithm: "SHA-256" | "SHA-384" | "SHA-512"): Promise<Uint8Array> {
      const token = await asked.timestamp(digest, algorithm);
      if (!stampedBy(token).equals(Buffer.from(digest)))
        throw new Error("the authority stamped something else");
      return token;
    },
  };
}

/** Returns the hash that a time stamp certifies (RFC 3161). */
function stampedBy(token: Uint8Array): Buffer {
  const signed = new SignedData({
    schema: new ContentInfo({ schema: fromBER(new Uint8Array(token)).result }).content as object,
  });
  const stamped = signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0);
  const { messageImprint } = new TSTInfo({ schema: fromBER(stamped).result });
  return Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView);
}

/** Signs a PDF as PAdES B-B, or as B-T when an authority is given. The existing bytes stay unchanged. */
async function seal({ bytes, key, now, reason, authority }: Extract<SealTask, { do: "seal" }>) {
  const pdf = await PDF.load(bytes);
  const sealed = await pdf.sign({
    signer: await signerOf(key),
    reason,
    signingTime: now,
    subFilter: "ETSI.CAdES.detached",
    ...(authority ? { level: "B-T", timestampAuthority: authorityAt(authority) } : { level: "B-B" }),
  });
  return sealed.bytes;
}

/** Adds an authority's time stamp to a signed PDF, after all existing content. */
async function stamp({ bytes, authority }: Extract<SealTask, { do: "stamp" }>) {
  const pdf = await PDF.load(bytes);
  return (await pdf.addTimestamp({ timestampAuthority: authorityAt(authority) })).bytes;
}

/** Runs one task on the keys or signatures of documents. */
export default async function run(task: SealTask): Promise<SealAnswers[SealTask["do"]]> {
  switch (task.do) {
    case "make-key":
      return newSealKey(task.owner, task.now);
    case "check-key":
      return void (await signerOf(task.key));
    case "seal":
      return seal(task);
    case "stamp":
      return stamp(task);
    case "certificate":
      return (await signerOf(task.key)).certificate;
    case "sign":
      return (await signerOf(task.key)).sign(task.bytes, "SHA-256");
  }
}
