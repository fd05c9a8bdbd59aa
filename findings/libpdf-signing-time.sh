#!/usr/bin/env bash
# @libpdf/core 0.4.2 (npm) writes the signing time of a PAdES signature (subFilter ETSI.CAdES.detached) as a signed
# attribute, and always as UTCTime. Two surprises for somebody who signs with a clock of 2051:
# - UTCTime has two digits for the year, so «510301000000Z» is 1951 to its readers; RFC 5652, 11.3, wants
#   GeneralizedTime from 2050 on.
# - A PAdES baseline signature says its time by /M of the signature dictionary, which is right here (D:20510301…), and
#   shall have no attribute signing-time (ETSI EN 319 142-1, 6.3, table 1); so the two contradict each other.
# This run fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @libpdf/core@0.4.2 @peculiar/x509@2.2.0 reflect-metadata@0.2.2 >/dev/null
cat >run.mjs <<'JS'
import "reflect-metadata";
import { webcrypto } from "node:crypto";
globalThis.crypto ??= webcrypto;
const { CryptoKeySigner, PDF } = await import("@libpdf/core");
const { X509CertificateGenerator } = await import("@peculiar/x509");
const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
const certificate = await X509CertificateGenerator.createSelfSigned({
  name: "CN=Ana Ruiz", keys, signingAlgorithm: algorithm, serialNumber: "01",
  notBefore: new Date("2050-01-01T00:00:00Z"), notAfter: new Date("2060-01-01T00:00:00Z"),
});
const pdf = PDF.create();
pdf.addPage();
const unsigned = await PDF.load(await pdf.save());
const { bytes } = await unsigned.sign({
  signer: new CryptoKeySigner(keys.privateKey, new Uint8Array(certificate.rawData), "EC", "ECDSA"),
  signingTime: new Date("2051-03-01T00:00:00Z"), subFilter: "ETSI.CAdES.detached", level: "B-B",
});
const text = Buffer.from(bytes).toString("latin1");
const hex = /\/Contents\s*<([0-9a-fA-F]+)>/.exec(text)[1].toLowerCase();
// The attribute signing-time (1.2.840.113549.1.9.5): a set of one value, whose first byte is its type.
const [, type, length, rest] = /06092a864886f70d01090531..(17|18)(..)(.*)/.exec(hex);
const value = Buffer.from(rest.slice(0, 2 * parseInt(length, 16)), "hex").toString();
console.log(`signing-time: ${type === "17" ? "UTCTime" : "GeneralizedTime"} ${value}`);
console.log(`/M: ${/\/M\s*\((D:\d{8})/.exec(text)[1]}`);
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = $'signing-time: UTCTime 510301000000Z\n/M: D:20510301' ]
