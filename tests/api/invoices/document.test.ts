import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { annexProblems } from "../../../api/src/modules/invoices/ubl/annex-problems.ts";
import { xmlTree } from "../../../api/src/modules/invoices/ubl/xml-tree.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { TODAY } from "../../support/calendar.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { aCompletedContract } from "../../support/story/commissions.ts";
import { aMandatedContract, fetched, invoiceOf, readInvoice } from "../../support/story/invoices.ts";
import { aRange, TECHNICAL_KEY } from "../../support/story/payouts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await aRange(app, { kind: "factura", prefijo: "SETT", desde: 990_000_001, hasta: 990_000_500 });
});

const sql = (text: string, values: unknown[] = []) => app.app.services.orm.em.fork().execute(text, values);

describe("an invoice's documents", () => {
  it("has its document: the CUFE is recomputed here from the XML, and the annex's rules are kept", async () => {
    const contract = await aMandatedContract(app, "800197268-4", 300_000);
    await sql(
      "update contracts set cliente_documento_identidad = '52123456', cliente = cliente || ? where id = ?",
      [JSON.stringify({ name: "María & <Fernanda>", lastname: "Ñáñez \u0007" }), contract.id],
    );
    const { id, number } = await invoiceOf(app, contract);
    await app.runJobs();
    const { xmlUrl, code } = await readInvoice(app, id);
    const xml = (await fetched(app, xmlUrl)).toString("utf8");
    // Lines that know nothing of ours: the document is read as text.
    const one = (name: string) => new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(xml)?.[1] ?? "";
    const sums = xml.slice(xml.indexOf("<cac:LegalMonetaryTotal>"));
    const sum = (name: string) => new RegExp(`<cbc:${name} [^>]*>([^<]*)<`).exec(sums)?.[1] ?? "";
    const tax = /<cac:TaxTotal>\s*<cbc:TaxAmount [^>]*>([^<]*)</.exec(xml)?.[1] ?? "";
    const ids = [...xml.matchAll(/<cbc:CompanyID [^>]*>([^<]*)</g)].map(([, text]) => text);
    const cufe =
      number +
      one("cbc:IssueDate") +
      one("cbc:IssueTime") +
      sum("LineExtensionAmount") +
      "01" +
      tax +
      "04" +
      "0.00" +
      "03" +
      "0.00" +
      sum("PayableAmount") +
      ids[0] +
      ids[2] +
      TECHNICAL_KEY +
      "2";
    expect(createHash("sha384").update(cufe).digest("hex")).toBe(code);
    expect(one("cbc:UUID")).toBe(code);
    expect([one("cbc:IssueDate"), one("cbc:IssueTime")]).toEqual([
      TODAY,
      `${new Date(START.getTime() - 5 * 3_600_000).toISOString().slice(11, 19)}-05:00`,
    ]);
    expect(ids[2]).toBe("52123456");
    expect(xml).toContain("María &amp; &lt;Fernanda&gt; Ñáñez");
    expect(annexProblems(xmlTree(xml))).toEqual([]);
    expect(one("cbc:CustomizationID")).toBe("11");
    expect(xml.match(/<cac:PowerOfAttorney>/g)).toHaveLength(2);
    expect(xml).toMatch(/schemeID="4" schemeName="31">800197268</);
    // An error against the annex is found: each sum, the order of the parts, a check digit.
    const broken = (from: string | RegExp, to: string) => annexProblems(xmlTree(xml.replace(from, to)))[0];
    expect(broken(/(<cbc:PayableAmount [^>]*>)\d/, "$19")).toMatch(/^FAU14/);
    expect(broken("<cbc:IssueTime>", "<cbc:Note>x</cbc:Note><cbc:IssueTime>")).toMatch(
      /^ZB01: .* no va en ese lugar/,
    );
    expect(
      broken(/schemeID="\d" schemeName="31">(?=\d+<\/cbc:CompanyID>)/, 'schemeID="x" schemeName="31">'),
    ).toMatch(/^FAJ24/);
    expect(broken(">11</cbc:CustomizationID>", ">10</cbc:CustomizationID>")).toMatch(/^FAV02/);
  });

  it("of a client without a document is to the final consumer", async () => {
    const contract = await aCompletedContract(app);
    await sql("update contracts set cliente_documento_identidad = null, cliente_id = null where id = ?", [
      contract.id,
    ]);
    const { id } = await invoiceOf(app, contract, "EXCLUIDO");
    const [row] = (await sql("select xml from invoices where id = ?", [id])) as [{ xml: string }];
    expect(row.xml).toContain(">222222222222</cbc:CompanyID>");
    expect(row.xml).not.toContain("<cac:TaxTotal>");
  });

  it("is printed with its CUFE, its numbering and the amounts charged for others", async () => {
    const contract = await aMandatedContract(app, "860034313-7", 200_000);
    const { id, number, code } = await invoiceOf(app, contract);
    // A reader who comes before the job gets it printed at once.
    const early = (
      await app.as("owner").ask(`query ($id: ID!) { invoicePdf(id: $id) { filename url } }`, { id })
    ).invoicePdf;
    expect(early.filename).toBe(`factura-${number}.pdf`);
    const text = (await pagesOf(await fetched(app, early.url))).join(" ");
    for (const said of [
      "Factura electrónica de venta",
      number,
      "Resolución DIAN 18764000001",
      "860.034.313-7",
    ])
      expect(text).toContain(said);
    for (const said of ["Ingresos para terceros", "Documento de prueba", "IVA", "m/cte.", "Forma de pago"])
      expect(text).toContain(said);
    expect(text.replace(/\s/g, "")).toContain(code);
    await app.runJobs();
    const again = await fetched(app, (await readInvoice(app, id)).pdfUrl);
    expect(again.equals(await fetched(app, early.url))).toBe(true);
  });
});
