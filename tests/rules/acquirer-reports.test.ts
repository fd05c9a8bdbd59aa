import { describe, expect, it } from "vitest";
import { readFile, reportSamples, sample } from "../support/bank/reading.ts";

const hundredths = (pesos: number) => Math.round(pesos * 100);

describe("a report of an acquirer", () => {
  it.each(reportSamples)("%s is read to the cent", async (name, right) => {
    const { report, movements } = await readFile(sample(name), { filename: right.filename ?? name });
    expect(movements).toEqual([]);
    expect(report).toMatchObject({ problem: null });
    const read = report!.transactions.map((one) => [
      one.transactionId,
      one.day,
      one.gross,
      one.fee,
      one.feeVat,
      one.withheldRenta,
      one.withheldIva,
      one.withheldIca,
      one.other,
      one.net,
      one.reference,
      one.status,
    ]);
    expect(read).toEqual(
      right.transactions!.map((one) => [
        one.id,
        one.day,
        hundredths(one.gross),
        ...[one.fee, one.feeVat, one.withheldRenta, one.withheldIva, one.withheldIca, one.other].map(
          (pesos) => hundredths(pesos ?? 0),
        ),
        hundredths(one.net),
        one.reference,
        one.status === "approved" ? "aprobada" : "rechazada",
      ]),
    );
  });

  it("of Wompi has the day of the deposit in its name alone", async () => {
    const read = async (filename: string) =>
      (await readFile(sample("wompi-desembolso.csv"), { filename })).report!.transactions[0]!.depositDay;
    expect(await read("04-11-2026-disbursement-report-rs-299001-AbCd.csv")).toBe("2026-11-04");
    expect(await read("wompi.csv")).toBeNull();
  });

  it("with a line that does not add up is refused with its line", async () => {
    const text = sample("wompi-desembolso.csv").toString().replace("879996.20", "879996.21");
    expect((await readFile(text)).report).toMatchObject({
      transactions: [],
      problem: "Línea 3: $ 920.000,00 menos los descuentos da $ 879.996,20, y el informe dice $ 879.996,21.",
    });
  });

  it("has returns with a minus, however the acquirer writes them", async () => {
    const davibank = sample("davibank-tarjetas.csv").toString();
    const { report } = await readFile(davibank.replace(";RD;2026/11/05;A;", ";RD;2026/11/05;D;"));
    expect(report!.transactions[1]).toMatchObject({
      status: "devuelta",
      gross: -92_000_000,
      net: -88_031_120,
    });
  });
});
