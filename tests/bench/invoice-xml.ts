import { ratioAtMost } from "./beside.ts";
import { built } from "./built.ts";
import { median } from "./report.ts";

/** Milliseconds that a UBL document may take besides its PDF, and services that are bought by mandate. */
const MILLISECONDS = 50;
const MANDATES = 40;
/** Documents of one round: one alone is too short to be timed. */
const DOCUMENTS = 100;

const party = {
  nombre: "Agencia de prueba S.A.S.",
  tipoDocumento: "31",
  documento: "890903938",
  dv: "8",
  direccion: "Calle 72 # 10-34",
  ciudad: "Bogotá",
  pais: "Colombia",
  correo: "hola@agencia.test",
  telefono: "6015550100",
};
const lines = Array.from({ length: MANDATES }, (_, n) => ({
  impuesto: "TERCEROS" as const,
  descripcion: `Servicio ${n + 1} del viaje`,
  base: 500_000,
  iva: 0,
  tarifa: 0,
  total: 500_000,
  mandante: { nombre: `Proveedor ${n + 1}`, nit: "860002964-4" },
}));
const own = { impuesto: "GRAVADO_19" as const, descripcion: "Servicios turísticos a Cartagena" };

/** An invoice as large as a contract makes one: forty services by mandate, and the agency's own income. */
const paper = {
  number: "SETT990000001",
  issuedAt: new Date("2026-11-20T15:00:00Z"),
  code: "8bb918b19ba22a694f1da11c643b5e9d".repeat(3),
  content: {
    vendedor: party,
    comprador: { ...party, tipoDocumento: "13", documento: "52123456", dv: null },
    contrato: { numero: "CT-2026-000001", destino: "Cartagena" },
    rango: {
      resolucion: "18764000001",
      prefijo: "SETT",
      desde: 990_000_000,
      hasta: 995_000_000,
      vigenteDesde: "2026-01-01",
      vigenteHasta: "2027-12-31",
    },
    software: { id: "56f2ae4e-9812-4fad-9255-08fcfcd5ccb0", codigo: "0".repeat(96) },
    municipio: { codigo: "11001", nombre: "Bogotá, D.C." },
    vence: null,
    ambiente: "2" as const,
  },
  lines: [...lines, { ...own, tarifa: 19, base: 1_000_000, iva: 190_000, total: 1_190_000, mandante: null }],
  baseAmount: 1_000_000,
  ivaAmount: 190_000,
  thirdPartyAmount: 20_000_000,
  totalAmount: 21_190_000,
};
const agency = { name: "Agencia", legalName: party.nombre, nit: "890903938-8", rnt: "1", notices: [] };

/** Milliseconds of processor that this process has used since then: what runs beside it does not count. */
const processor = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
};

/**
 * Measures how long a UBL document takes to be written and checked by the annex, beside the time of its PDF.
 */
export async function invoiceXmlLines(rounds: number): Promise<readonly string[]> {
  const { invoiceXml } = await built("modules/invoices/ubl/fiscal-xml");
  const { refuseWrongDocument } = await built("modules/invoices/ubl/refuse-wrong-document");
  const { fiscalPdf } = await built("modules/invoices/document/fiscal.pdf");
  const { PdfPrinter } = await built("core/pdf/printer");
  const printer = new PdfPrinter();
  const document = () => refuseWrongDocument(invoiceXml(paper));
  const print = () =>
    printer.print(fiscalPdf(paper as never, { lines: paper.lines, takesBack: null }, agency as never));
  document();
  await print();
  const taken = { document: [] as number[], pdf: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    let start = process.cpuUsage();
    for (let n = 0; n < DOCUMENTS; n++) document();
    taken.document.push(processor(start) / DOCUMENTS);
    start = process.cpuUsage();
    await print();
    taken.pdf.push(processor(start));
  }
  await printer.close();
  const [xml, pdf] = [median(taken.document), median(taken.pdf)];
  return [
    "invoice-xml",
    `  ${xml.toFixed(1)} ms de procesador el documento UBL de ${paper.lines.length} líneas, ` +
      `escrito y comprobado; ${pdf.toFixed(1)} ms su PDF`,
    ratioAtMost("invoice-xml.ms/fifty", xml / MILLISECONDS, 1),
    ratioAtMost("invoice-xml.document/pdf", xml / pdf, 1),
  ];
}
