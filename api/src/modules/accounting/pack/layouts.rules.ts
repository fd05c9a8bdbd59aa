import type { CellValue } from "../../../core/sheet/cells.ts";
import type { Party, Voucher } from "../journal/journal.type.ts";
import type { Program } from "../mapping/account-keys.rules.ts";
import type { Material } from "./material.type.ts";
import { decimal, linesOf, pesos, type Table, type WrittenLine } from "./tables.rules.ts";

/** Rows of a file for Siigo Nube, at most. */
const SIIGO_ROWS = 500;

const text = (headings: readonly string[]): Table["columns"] =>
  headings.map((heading) => ({ heading, kind: "text" as const }));

const codeOf = ({ codes }: Material, { type }: Voucher): string => codes[type] ?? type;

/** Digits of a voucher's number, as programs with numeric numbers take them. */
const digitsOf = (number: string): string => number.replace(/^.*?(\d+)$/, "$1").replace(/^0+(?=\d)/, "");

const prefixOf = (number: string): string => number.replace(/\d+$/, "").replace(/-$/, "");

const documentOf = (party: Party, agency: Party): string => party.document ?? agency.document ?? "";

/** Day as `dd/mm/yyyy`, or with another separator. */
const written = (day: string, separator: string): string => day.split("-").reverse().join(separator);

/** Accounts of clients and providers name the document that they are about. */
const isOfDocument = (code: string): boolean => /^(1305|2205)/.test(code);

const siigoNubeColumns = [
  ...["Tipo de comprobante", "Consecutivo comprobante", "Fecha de elaboración", "Sigla moneda"],
  ...["Tasa de cambio", "Código cuenta contable", "Identificación tercero", "Sucursal", "Código producto"],
  ...["Código de bodega", "Acción", "Cantidad producto", "Prefijo", "Consecutivo", "No. cuota"],
  ...["Fecha vencimiento", "Código impuesto", "Código grupo activo fijo", "Código activo fijo"],
  ...["Descripción", "Código centro/subcentro de costos", "Débito", "Crédito", "Observaciones"],
  ...["Base gravable libro compras/ventas", "Base exenta libro compras/ventas", "Mes de cierre"],
];

function siigoNubeRow(material: Material, { voucher, line, account }: WrittenLine): CellValue[] {
  const isDue = isOfDocument(account.code);
  const due = isDue ? written(voucher.day, "/") : null;
  return [
    ...[codeOf(material, voucher), digitsOf(voucher.number), written(voucher.day, "/"), "COP", null],
    ...[account.code, documentOf(line.party, material.agency.party), null, null, null, null, null],
    ...(isDue ? [prefixOf(voucher.number), digitsOf(voucher.number), 1, due] : [null, null, null, null]),
    ...[null, null, null, line.detail, null, pesos(line.debit) || null, pesos(line.credit) || null],
    ...[line.contract, null, null, null],
  ];
}

/** Splits lines into files of at most `most` rows, between vouchers. */
function split(lines: readonly WrittenLine[], most: number): WrittenLine[][] {
  const files: WrittenLine[][] = [];
  let file: WrittenLine[] = [];
  for (let from = 0; from < lines.length;) {
    const { voucher } = lines[from]!;
    const count = voucher.lines.length;
    if (file.length > 0 && file.length + count > most) {
      files.push(file);
      file = [];
    }
    file.push(...lines.slice(from, from + count));
    from += count;
  }
  return file.length > 0 ? [...files, file] : files;
}

const siigoPymeColumns = [
  ...["TIPO DE COMPROBANTE  (OBLIGATORIO)", "CÓDIGO COMPROBANTE  (OBLIGATORIO)", "NÚMERO DE DOCUMENTO"],
  ...["CUENTA CONTABLE   (OBLIGATORIO)", "DÉBITO O CRÉDITO (OBLIGATORIO)"],
  ...["VALOR DE LA SECUENCIA   (OBLIGATORIO)", "AÑO DEL DOCUMENTO", "MES DEL DOCUMENTO", "DÍA DEL DOCUMENTO"],
  ...["CÓDIGO DEL VENDEDOR", "CÓDIGO DE LA CIUDAD", "CÓDIGO DE LA ZONA", "SECUENCIA", "CENTRO DE COSTO"],
  ...["SUBCENTRO DE COSTO", "NIT", "SUCURSAL", "DESCRIPCIÓN DE LA SECUENCIA"],
];

/** Letters of the types of document in Siigo Pyme: a receipt, an invoice, a payment, an accounting note. */
const siigoLetters: Readonly<Record<string, string>> = {
  RC: "R",
  WO: "R",
  FV: "F",
  CE: "G",
  CO: "G",
  DV: "G",
};

function siigoPymeRow(material: Material, { voucher, line, account, place }: WrittenLine): CellValue[] {
  const [year, month, day] = voucher.day.split("-").map(Number) as [number, number, number];
  return [
    ...[siigoLetters[voucher.type] ?? "L", codeOf(material, voucher), digitsOf(voucher.number), account.code],
    ...[line.debit > 0 ? "D" : "C", pesos(line.debit || line.credit), year, month, day, null, null, null],
    ...[place, null, null, documentOf(line.party, material.agency.party), null, line.detail],
  ];
}

const worldOfficeColumns = [
  ...["Empresa", "Tipo Documento", "Prefijo", "Documento Número", "Fecha", "Tercero Interno"].map(head),
  ...["Tercero Externo", "Nota", "FormaPago", "Verificado", "Anulado"].map(head),
  ...Array.from({ length: 15 }, (_, place) => head(`Personalizado${place + 1}`)),
  ...["CuentaContable", "Nota", "TerceroExterno", "Débito", "Crédito", "Vencimiento", "Vendedor"].map(detail),
  ...["Cheque", "Banco Cheque", "Centro Costos", "PorcentajeRetención", "BaseRetención"].map(detail),
  ...["PagoRetención", "Tipo Base", "Código Centro Costos"].map(detail),
];
function head(name: string): string {
  return `Encab: ${name}`;
}
function detail(name: string): string {
  return `Detalle: ${name}`;
}

function worldOfficeRow(material: Material, { voucher, line, account }: WrittenLine): CellValue[] {
  const own = material.agency.party;
  const day = written(voucher.day, "/");
  const outer = documentOf(voucher.lines[0]?.party ?? own, own);
  return [
    ...[material.agency.name, codeOf(material, voucher), prefixOf(voucher.number), digitsOf(voucher.number)],
    ...[day, own.document, outer, voucher.record.name, "Contado", -1, 0],
    ...Array.from({ length: 15 }, () => null),
    ...[account.code, line.detail, documentOf(line.party, own), pesos(line.debit), pesos(line.credit), day],
    ...Array.from({ length: 9 }, () => null),
  ];
}

const odooColumns = [
  ...["date", "ref", "journal_id", "line_ids/account_id/code", "line_ids/partner_id", "line_ids/name"],
  ...["line_ids/debit", "line_ids/credit"],
];

function odooRow(material: Material, { voucher, line, account, place }: WrittenLine): CellValue[] {
  const first = place === 1;
  return [
    ...(first ? [voucher.day, voucher.number, codeOf(material, voucher)] : [null, null, null]),
    ...[account.code, line.party.name, line.detail, decimal(line.debit, "."), decimal(line.credit, ".")],
  ];
}

type Row = (material: Material, line: WrittenLine) => CellValue[];
const programs: Readonly<
  Record<Exclude<Program, "ninguno">, readonly [columns: readonly string[], row: Row, most: number]>
> = {
  siigo_nube: [siigoNubeColumns, siigoNubeRow, SIIGO_ROWS],
  siigo_pyme: [siigoPymeColumns, siigoPymeRow, Infinity],
  world_office: [worldOfficeColumns, worldOfficeRow, Infinity],
  odoo: [odooColumns, odooRow, Infinity],
};

/** Columns that hold amounts, which are numbers of a sheet. */
const AMOUNTS = /^(Débito|Crédito|VALOR DE LA SECUENCIA.*|Detalle: (Débito|Crédito))$/;

/** Returns the files of the journal for a program, by file name. */
export function layoutOf(
  material: Material,
  program: Program,
): readonly (readonly [file: string, table: Table])[] {
  if (program === "ninguno") return [];
  const [headings, row, most] = programs[program];
  const columns = text(headings).map((column) =>
    AMOUNTS.test(column.heading) ? { ...column, kind: "number" as const } : column,
  );
  const files = split(linesOf(material), most);
  return files.map((lines, index) => [
    `programas/${program.replace("_", "-")}-${index + 1}`,
    { name: "Comprobantes", columns, rows: lines.map((line) => row(material, line)) },
  ]);
}
