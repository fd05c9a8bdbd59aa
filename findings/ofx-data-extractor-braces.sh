#!/usr/bin/env bash
# ofx-data-extractor 1.5.0 (npm) gives the text of a movement back without its braces and without a comma after one, and
# says nothing (no warning): «PAGO {REF: 12}, FIN» becomes «PAGO REF: 12 FIN». Braces and commas are plain characters of
# the values of OFX 1.0.2 (only & < > are written as entities, 2.3.2.1). Whoever finds a payment by its reference in the
# text compares another text. This run fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ofx-data-extractor@1.5.0 >/dev/null
cat >run.mjs <<'JS'
import { Ofx } from "ofx-data-extractor";
const file = ["OFXHEADER:100", "DATA:OFXSGML", "VERSION:102", "SECURITY:NONE", "ENCODING:USASCII", "CHARSET:1252",
  "COMPRESSION:NONE", "OLDFILEUID:NONE", "NEWFILEUID:NONE", "", "<OFX>", "<BANKMSGSRSV1>", "<STMTTRNRS>", "<TRNUID>1",
  "<STMTRS>", "<CURDEF>COP", "<BANKACCTFROM>", "<BANKID>007", "<ACCTID>00123", "<ACCTTYPE>SAVINGS", "</BANKACCTFROM>",
  "<BANKTRANLIST>", "<DTSTART>20261101", "<DTEND>20261130", "<STMTTRN>", "<TRNTYPE>CREDIT", "<DTPOSTED>20261104",
  "<TRNAMT>90000.00", "<FITID>1", "<NAME>PAGO {REF: 12}, FIN", "</STMTTRN>", "</BANKTRANLIST>", "</STMTRS>",
  "</STMTTRNRS>", "</BANKMSGSRSV1>", "</OFX>"].join("\r\n");
const { transactions, warnings } = new Ofx(file).toNormalized();
console.log(`${transactions[0].description} | ${warnings.length} warnings`);
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = "PAGO REF: 12 FIN | 0 warnings" ]
