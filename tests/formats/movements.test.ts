import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { readOfx } from "../../api/src/core/sheet/ofx.ts";
import { pythonSays, reads } from "./programs.ts";

const movement = (day: string, amount: string, id: string, name: string) =>
  `<STMTTRN><TRNTYPE>${amount.startsWith("-") ? "DEBIT" : "CREDIT"}<DTPOSTED>${day}` +
  `<TRNAMT>${amount}<FITID>${id}<NAME>${name}</STMTTRN>`;
const ofx = [
  "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:UTF-8\nCHARSET:NONE\nCOMPRESSION:NONE",
  "OLDFILEUID:NONE\nNEWFILEUID:NONE\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>COP",
  "<BANKACCTFROM><BANKID>7<ACCTID>123456<ACCTTYPE>SAVINGS</BANKACCTFROM><BANKTRANLIST>",
  movement("20261105120000[-5:COT]", "1850000.00", "A-1", "Consignacion"),
  movement("20261106120000[-5:COT]", "-50000.00", "A-2", "Compra"),
  "</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>",
].join("\n");

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "movements-"));
  file = join(folder, "extracto.ofx");
  writeFileSync(file, ofx);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the movements of a bank (OFX)", () => {
  reads("ofxparse", "what our own reader reads", () => {
    const script = `import json, sys, ofxparse
account = ofxparse.OfxParser.parse(open(sys.argv[1], "rb")).account
print(json.dumps([account.account_id, [[str(line.date.date()), line.payee, float(line.amount), line.id] for line in account.statement.transactions]]))`;
    const ours = readOfx(Buffer.from(ofx));
    const lines = ours.lines
      .slice(1)
      .map(({ cells: [day, text, amount, , id] }) => [day, text, Number(amount), id]);
    const theirs = pythonSays(script, file) as [string, unknown[][]];
    expect(theirs).toEqual([ours.account, lines]);
  });
});
