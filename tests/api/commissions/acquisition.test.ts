import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { nitCheckDigit } from "../../../api/src/core/colombia/documents.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { PAY } from "../../support/story/commissions.ts";
import { approvedCommissions, aRange, PAY_SEVERAL, PREVIEW } from "../../support/story/payouts.ts";
import { aTaxProfile } from "../../support/story/withholding.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const DOCUMENT = `query ($id: ID!) { commission(id: $id) { acquisition {
  id number consecutivo fecha total retefuente reteIca neto cuds pdfUrl } } }`;
const sql = (text: string, values: unknown[] = []) => app.app.services.orm.em.fork().execute(text, values);
const documentOf = async (id: string, who: "asesor2" | "gerente" | "contador" = "contador") =>
  (await app.as(who).ask(DOCUMENT, { id })).commission.acquisition;

describe("a documento soporte", () => {
  it("is not made without a range of numbers, and the payment goes on", async () => {
    await aTaxProfile(app, "asesor2");
    const [line] = await approvedCommissions(app, "asesor2", [10_000]);
    const { payoutPreview } = await app.as("contador").ask(PREVIEW, { input: { ids: [line!.id] } });
    expect(payoutPreview.sellers[0].documento).toBe("without_range");
    await app.as("contador").ask(PAY, { id: line!.id });
    expect(await documentOf(line!.id)).toBeNull();
  });

  it("is made once for each payment and seller who issues no invoices, numbered without gaps", async () => {
    await aRange(app);
    await aTaxProfile(app, "lider2", { factura: true });
    const lines = [
      ...(await approvedCommissions(app, "asesor2", [100_000, 50_000])),
      ...(await approvedCommissions(app, "lider2", [20_000])),
    ];
    const ids = lines.map(({ id }) => id);
    const { payoutPreview } = await app.as("contador").ask(PREVIEW, { input: { ids } });
    const outcomes = payoutPreview.sellers.map(({ documento }: { documento: string }) => documento);
    expect(outcomes.sort()).toEqual(["invoices", "made"]);
    await app.as("contador").ask(PAY_SEVERAL, { input: { ids } });
    const [first, second, other] = await Promise.all(ids.map((id) => documentOf(id)));
    expect(first).toMatchObject({
      number: "DS1",
      consecutivo: 1,
      fecha: TODAY,
      total: 150_000,
      retefuente: 16_500,
      reteIca: 0,
      neto: 133_500,
      pdfUrl: null,
    });
    expect(second!.id).toBe(first!.id);
    expect(other).toBeNull();
    // A payment that fails gives its number back.
    const again = await approvedCommissions(app, "asesor2", [10_000]);
    const wrong = { input: { ids: [again[0]!.id], neto: 1 } };
    expectRefused(
      await app.as("contador").gql(PAY_SEVERAL, wrong),
      "CONFLICT",
      "El total cambió: ahora es $\u00a08.900. Revisa las líneas y vuelve a pagar.",
    );
    await app.as("contador").ask(PAY, { id: again[0]!.id });
    expect((await documentOf(again[0]!.id)).number).toBe("DS2");
  });

  it("carries the CUDS of the DIAN's annex, recomputed here from its content", async () => {
    await sql("update users set documento_identidad = '1020304050' where id = ?", [app.people.asesor2.id]);
    const [line] = await approvedCommissions(app, "asesor2", [12_345]);
    await app.as("contador").ask(PAY, { id: line!.id });
    const { number, cuds } = await documentOf(line!.id);
    const { nit } = ((await sql("select nit from agency_settings")) as [{ nit: string }])[0];
    const digits = nit.split("-")[0]!.replace(/\D/g, "");
    expect(nit.endsWith(String(nitCheckDigit(digits)))).toBe(true);
    const bogota = new Date(START.getTime() - 5 * 60 * 60 * 1_000).toISOString();
    const said =
      number +
      bogota.slice(0, 10) +
      bogota.slice(11, 19) +
      "-05:00" +
      "12345.00" +
      "01" +
      "0.00" +
      "12345.00" +
      "1020304050" +
      digits +
      "12301" +
      "2";
    expect(cuds).toBe(createHash("sha384").update(said).digest("hex"));
  });

  it("is printed, downloaded by its seller and checked by its code; never changed", async () => {
    await app.runJobs();
    const [line] = await approvedCommissions(app, "asesor2", [30_000]);
    await app.as("contador").ask(PAY, { id: line!.id });
    await app.runJobs();
    const { pdfUrl, number, id, cuds } = await documentOf(line!.id, "asesor2");
    // The contract's manager reads the commission, but not the document, which holds the seller's
    // document number.
    expect(await documentOf(line!.id, "gerente")).toMatchObject({ number, pdfUrl: null });
    const { exportMyData } = await app.as("asesor2").ask(`mutation { exportMyData { files { filename } } }`);
    expect(exportMyData.files).toContainEqual({ filename: `documento-soporte-${number}.pdf` });
    const { pathname, search } = new URL(pdfUrl, app.url);
    const bytes = Buffer.from(await (await fetch(`${app.url}${pathname}${search}`)).arrayBuffer());
    const text = (await pagesOf(bytes)).join(" ");
    expect(text).toContain("Documento soporte en adquisiciones efectuadas a no obligados a facturar");
    for (const said of [
      number,
      "Neto a pagar",
      "26.700",
      "Retención en la fuente",
      "Resolución DIAN 18764000001",
    ])
      expect(text).toContain(said);
    expect(text.replace(/\s/g, "")).toContain(cuds);
    const [issued] = (await sql("select code from issued_documents where record_id = ?", [id])) as [
      { code: string },
    ];
    const { code } = issued;
    const { documentVerification } = await app
      .as(null)
      .ask(`query ($code: String!) { documentVerification(code: $code) { kind number state sha256 } }`, {
        code,
      });
    expect(documentVerification).toEqual({
      kind: "documento_soporte",
      number,
      state: "vigente",
      sha256: createHash("sha256").update(bytes).digest("hex"),
    });
    await expect(
      sql("update acquisition_documents set total = 1, neto = 1, retefuente = 0"),
    ).rejects.toThrow();
    await expect(sql("delete from acquisition_documents")).rejects.toThrow();
  });
});
