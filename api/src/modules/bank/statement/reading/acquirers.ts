import { plainWords } from "../../../../core/colombia/plain.ts";

/** Companies and banks that pay out card and QR sales, and whose reports are recognized. */
export type AcquirerName =
  "wompi" | "bold" | "davibank" | "davivienda" | "bogota" | "redeban" | "mercadopago";

/** Columns of a report by field, as headings in lower case without accents. */
export interface ReportColumns {
  readonly id?: string;
  readonly day: string;
  /** Day of the deposit; absent where no column has it. */
  readonly depositDay?: string;
  readonly status?: string;
  readonly reference?: string;
  /** Brand or network, each of which is deposited separately. */
  readonly part?: string;
  readonly payer?: string;
  readonly gross: string;
  /** Several columns are added. */
  readonly fee?: readonly string[];
  readonly feeVat?: string;
  readonly withheldRenta?: string;
  readonly withheldIva?: string;
  readonly withheldIca?: string;
  readonly other?: string;
  /** Absent where the whole amount is paid out. */
  readonly net?: string;
}

/** Report of an acquirer: its name, the headings that identify it, and its columns. */
export interface ReportLayout {
  readonly acquirer: AcquirerName;
  /** Spanish name of the report, after `Es el informe de`. */
  readonly name: string;
  /** Headings that all must occur, in lower case without accents. */
  readonly needs: readonly string[];
  readonly columns: ReportColumns;
}

/** Reports whose layout is known. */
const reportLayouts: readonly ReportLayout[] = [
  {
    acquirer: "wompi",
    name: "las ventas de Wompi",
    needs: ["id de la transaccion", "medio de pago", "total desembolsado"],
    columns: {
      id: "id de la transaccion",
      day: "fecha",
      reference: "referencia",
      payer: "documento del pagador",
      gross: "monto",
      fee: ["comision"],
      feeVat: "iva comision",
      withheldRenta: "retefuente",
      withheldIva: "reteiva",
      withheldIca: "reteica",
      other: "impoconsumo",
      net: "total desembolsado",
    },
  },
  {
    acquirer: "bold",
    name: "las ventas de Bold",
    needs: ["id transaccion", "estado actual", "deposito en cuenta bold"],
    columns: {
      id: "id transaccion",
      day: "fecha",
      status: "estado actual",
      reference: "referencia",
      gross: "valor total",
      fee: ["comision bold", "comision bold fija"],
      withheldRenta: "valor rete fuente",
      withheldIva: "valor rete iva",
      withheldIca: "valor rete ica",
      net: "deposito en cuenta bold",
    },
  },
  {
    acquirer: "davibank",
    name: "las ventas con tarjeta de Davibank",
    needs: ["codigo red", "abono devol", "neto abonado"],
    columns: {
      id: "id movimiento",
      day: "fecha compr",
      depositDay: "fecha abono",
      status: "abono devol",
      reference: "num autorizacion",
      part: "codigo red",
      gross: "valor abonado",
      fee: ["valor comision"],
      feeVat: "valor iva",
      withheldRenta: "valor retencion",
      withheldIva: "valor reteiva",
      withheldIca: "reteica",
      net: "neto abonado",
    },
  },
  {
    acquirer: "davivienda",
    name: "las ventas con tarjeta de Davivienda",
    needs: ["fecha vale", "valor consumo", "valor neto"],
    columns: {
      id: "vale",
      day: "fecha vale",
      depositDay: "fecha de abono",
      reference: "numero autoriza",
      part: "red",
      gross: "valor consumo",
      fee: ["valor comision"],
      withheldRenta: "ret fuente",
      withheldIva: "ret iva",
      withheldIca: "ret ica",
      net: "valor neto",
    },
  },
  {
    acquirer: "bogota",
    name: "las ventas con tarjeta del Banco de Bogotá",
    needs: ["fec consi", "fec tr", "neto"],
    columns: {
      id: "sec",
      day: "fec tr",
      depositDay: "fec consi",
      reference: "autori",
      part: "franq",
      gross: "total",
      fee: ["comision"],
      feeVat: "ivacom",
      withheldRenta: "reterenta",
      withheldIva: "reteiva",
      withheldIca: "reteica",
      net: "neto",
    },
  },
  {
    acquirer: "redeban",
    name: "los pagos con QR de Redeban",
    needs: ["estado", "emisor", "valor", "fecha"],
    columns: { day: "fecha", status: "estado", reference: "referencia", payer: "emisor", gross: "valor" },
  },
  {
    acquirer: "mercadopago",
    name: "las ventas de Mercado Pago",
    needs: ["source id", "transaction type", "settlement net amount"],
    columns: {
      id: "source id",
      day: "transaction date",
      status: "transaction type",
      reference: "external reference",
      gross: "transaction amount",
      fee: ["fee amount"],
      withheldRenta: "taxes amount",
      net: "settlement net amount",
    },
  },
];

/** Headings of all reports, in lower case without accents. */
export const reportHeadings: readonly string[] = reportLayouts.flatMap(({ needs }) => needs);

/** Returns the layout of an acquirer's report, and the line of its headings; null for another file. */
export function reportIn(
  lines: readonly (readonly string[])[],
): { readonly layout: ReportLayout; readonly at: number } | null {
  for (const [at, cells] of lines.entries()) {
    const there = new Set(cells.map(plainWords));
    const layout = reportLayouts.find(({ needs }) => needs.every((one) => there.has(one)));
    if (layout) return { layout, at };
  }
  return null;
}

/**
 * Returns the reason why an acquirer's report cannot be imported as a bank statement: its lines never moved
 * in the account individually.
 */
export const reportProblem = ({ name }: ReportLayout): string =>
  `Es el informe de ${name}, no un extracto: el banco no abona cada venta por separado. ` +
  "Se importa como liquidación, y los movimientos se descargan de la cuenta a la que llega ese dinero.";
