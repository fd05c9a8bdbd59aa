#!/usr/bin/env bash
# ofx-data-extractor 1.5.0 (npm) refuses a statement in OFX 1.0.2 whose elements follow each other on one line, and reads
# the very same elements once each stands on a line of its own. OFX 1.x is SGML: the end of a line means nothing there
# (OFX 1.0.2, 2.3: "the OFX data follows the header"; its DTD leaves out end tags, never starts them by lines), and banks
# send both. Seen: «Expected ',' or '}' after property value in JSON» from JSON.parse, also by toNormalized().
# This run fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ofx-data-extractor@1.5.0 >/dev/null
cat >run.mjs <<'JS'
import { Ofx } from "ofx-data-extractor";
const header = ["OFXHEADER:100", "DATA:OFXSGML", "VERSION:102", "SECURITY:NONE", "ENCODING:USASCII", "CHARSET:1252",
  "COMPRESSION:NONE", "OLDFILEUID:NONE", "NEWFILEUID:NONE", "", ""].join("\r\n");
const elements = ["<OFX>", "<SIGNONMSGSRSV1>", "<SONRS>", "<STATUS>", "<CODE>0", "<SEVERITY>INFO", "</STATUS>",
  "<DTSERVER>20261104120000", "<LANGUAGE>SPA", "</SONRS>", "</SIGNONMSGSRSV1>", "<BANKMSGSRSV1>", "<STMTTRNRS>",
  "<TRNUID>1", "<STATUS>", "<CODE>0", "<SEVERITY>INFO", "</STATUS>", "<STMTRS>", "<CURDEF>COP", "<BANKACCTFROM>",
  "<BANKID>007", "<ACCTID>00123", "<ACCTTYPE>SAVINGS", "</BANKACCTFROM>", "<BANKTRANLIST>", "<DTSTART>20261101",
  "<DTEND>20261130", "<STMTTRN>", "<TRNTYPE>CREDIT", "<DTPOSTED>20261104", "<TRNAMT>1400000.00", "<FITID>1",
  "<NAME>ANA RUIZ", "</STMTTRN>", "</BANKTRANLIST>", "</STMTRS>", "</STMTTRNRS>", "</BANKMSGSRSV1>", "</OFX>"];
const read = (body) => {
  try {
    return new Ofx(header + body).toNormalized().transactions.map(({ amount, postedAt }) => `${postedAt} ${amount}`).join();
  } catch (error) {
    return error.constructor.name;
  }
};
console.log(`lines: ${read(elements.join("\r\n"))}`);
console.log(`one line: ${read(elements.join(""))}`);
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = $'lines: 2026-11-04 1400000\none line: SyntaxError' ]
