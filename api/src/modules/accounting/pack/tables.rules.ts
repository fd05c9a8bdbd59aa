import { formatCents } from "../../../core/colombia/cop.ts";
import { counted, spokenMonth } from "../../../core/colombia/spoken.ts";
import type { CellKind, CellValue } from "../../../core/sheet/cells.ts";
import type { EntryLine, Voucher } from "../journal/journal.type.ts";
import { movementStates } from "../../bank/matching/movement.acts.rules.ts";
import { type Program, voucherTypes, type VoucherType } from "../mapping/account-keys.rules.ts";
import type { Material, UsedAccount } from "./material.type.ts";
import { UNMADE } from "./remark-lists.rules.ts";

/** Table of a file: its columns and its rows. */
export interface Table {
  readonly name: string;
  readonly columns: readonly { readonly heading: string; readonly kind: CellKind }[];
  readonly rows: readonly (readonly CellValue[])[];
}

/** Pesos of an amount in cents. */
export const pesos = (cents: number): number => cents / 100;

/** Amount in cents as text with two decimals and a separator. */
export const decimal = (cents: number, separator: string): string => {
  const whole = Math.trunc(Math.abs(cents) / 100);
  return `${cents < 0 ? "-" : ""}${whole}${separator}${String(Math.abs(cents) % 100).padStart(2, "0")}`;
};

/** Returns the accounts of a folder by their keys. */
const accountsOf = ({ accounts }: Material): ReadonlyMap<string, UsedAccount> =>
  new Map(accounts.map((account) => [account.key, account]));

/** Line with its voucher and its account, as every file writes it. */
export interface WrittenLine {
  readonly voucher: Voucher;
  readonly line: EntryLine;
  readonly account: UsedAccount;
  /** Place of the line in its voucher, counted from 1. */
  readonly place: number;
}

/** Returns every line of a folder in the order of the journal. */
export function linesOf(material: Material): WrittenLine[] {
  const accounts = accountsOf(material);
  return material.vouchers.flatMap((voucher) =>
    voucher.lines.map((line, index) => ({
      voucher,
      line,
      account: accounts.get(line.key)!,
      place: index + 1,
    })),
  );
}

const column = (heading: string, kind: CellKind = "text") => ({ heading, kind });

const lineColumns = [
  ...[column("Comprobante"), column("Número"), column("Fecha", "day")],
  ...[column("Cuenta"), column("Nombre de la cuenta"), column("Tipo de documento"), column("Documento")],
  ...[column("DV"), column("Tercero"), column("Contrato"), column("Detalle")],
  ...[column("Débito", "cents"), column("Crédito", "cents"), column("Registro")],
];

const lineCells = ({ voucher, line, account }: WrittenLine): CellValue[] => [
  ...[voucherTypes[voucher.type], voucher.number, voucher.day, account.code, account.name],
  ...[line.party.type, line.party.document, line.party.dv, line.party.name, line.contract, line.detail],
  ...[pesos(line.debit) || null, pesos(line.credit) || null, voucher.record.name],
];

/** Sheets of vouchers: the records of one kind, each with its third party and its accounts. */
const sheets: readonly (readonly [
  file: string,
  name: string,
  kinds: readonly string[],
  types?: VoucherType[],
])[] = [
  ["1-recibos", "Recibos", ["payment"]],
  ["2-facturas-y-notas", "Facturas y notas", ["invoice", "credit-note"]],
  ["3-compras", "Compras y pagos a proveedores", ["purchase", "provider-outflow"]],
  ["4-comisiones", "Comisiones", ["commission"]],
  ["5-devoluciones", "Devoluciones", ["refund", "contract"]],
];

/** Returns the sheets of a folder, by file name. */
export function tablesOf(material: Material): readonly (readonly [file: string, table: Table])[] {
  const lines = linesOf(material);
  const accounts = accountsOf(material);
  const known = new Set(sheets.flatMap(([, , kinds]) => kinds));
  const vouchers = sheets.map(([file, name, kinds]) => {
    const rows = lines.filter(({ voucher }) => kinds.includes(voucher.record.kind)).map(lineCells);
    return [`hojas/${file}`, { name, columns: lineColumns, rows }] as const;
  });
  const others = lines.filter(({ voucher }) => !known.has(voucher.record.kind)).map(lineCells);
  return [
    ...vouchers,
    [
      "hojas/6-banco",
      {
        name: "Banco",
        columns: [
          ...[column("Fecha", "day"), column("Cuenta de la agencia"), column("Cuenta"), column("Tercero")],
          ...[
            column("Texto"),
            column("Referencia"),
            column("Valor", "cents"),
            column("Estado"),
            column("Recibos"),
          ],
        ],
        rows: material.bank.map(({ day, account, key, text, reference, amount, state, backs }) => [
          ...[day, account, accounts.get(key)?.code ?? null, account.split(" ••••")[0] ?? null],
          ...[text, reference, pesos(amount), movementStates[state], backs],
        ]),
      },
    ],
    ["hojas/7-otros", { name: "Banco, rifa y saldos iniciales", columns: lineColumns, rows: others }],
    ["hojas/8-sumas-de-control", controlTable(material)],
    ["hojas/9-por-mirar", remarkTable(material)],
    ["hojas/10-cuentas-usadas", accountTable(material)],
  ];
}

const controlTable = ({ controls }: Material): Table => ({
  name: "Sumas de control",
  columns: [
    ...[column("Suma", "number"), column("Qué debe cuadrar"), column("Registro")],
    ...[column("En la plataforma", "cents"), column("En el diario", "cents"), column("Diferencia", "cents")],
    column("Nota"),
  ],
  rows: controls.flatMap(({ number, title, expected, booked, differences, note }): CellValue[][] => [
    [number, title, "Total", pesos(expected), pesos(booked), pesos(expected - booked), note],
    ...differences.map(({ record, expected: wanted, booked: had }) => [
      ...[
        number,
        title,
        record.name,
        pesos(wanted),
        pesos(had),
        pesos(wanted - had),
        `${record.kind}:${record.id}`,
      ],
    ]),
  ]),
});

const remarkTable = ({ remarks }: Material): Table => ({
  name: "Por mirar",
  columns: [
    ...[
      column("Lista"),
      column("Registro"),
      column("Fecha", "day"),
      column("Valor", "money"),
      column("Origen"),
    ],
  ],
  rows: remarks.map(({ list, record, day, amount }) => [
    ...[list, record.name, day, amount, `${record.kind}:${record.id}`],
  ]),
});

const accountTable = ({ accounts, codes }: Material): Table => ({
  name: "Cuentas usadas",
  columns: [
    column("Clave"),
    column("Qué se lleva"),
    column("Cuenta"),
    column("Nombre"),
    column("Confirmada"),
  ],
  rows: [
    ...accounts.map(({ key, label, code, name, confirmed }): CellValue[] => [
      ...[key, label, code, name, confirmed ? "Sí" : "Por confirmar con tu contador"],
    ]),
    ...Object.entries(codes).map(([type, code]): CellValue[] => [
      ...[`comprobante.${type}`, voucherTypes[type as VoucherType], code, "Código en el programa", null],
    ]),
  ],
});

/** Returns the text of the folder's read-me; `program` is the one whose files are in it. */
export function readme(
  { mes, agency, vouchers, taxes, accounts, controls, remarks }: Material,
  { version, program }: { readonly version: number; readonly program: Program },
): string {
  const pending = accounts.filter(({ confirmed }) => !confirmed).length;
  const off = controls.filter(({ differences }) => differences.length > 0).map(({ number }) => number);
  const unmade = remarks.filter(({ list }) => list === UNMADE).length;
  const { periodFrom, periodTo } = taxes;
  return [
    `Paquete contable de ${spokenMonth(mes)}, ${agency.name}, versión ${version}`,
    "",
    `journal.csv: ${counted(vouchers.length, "comprobante", "comprobantes")}; ` +
      "columnas separadas por punto y coma, valores con coma decimal.",
    "hojas: los mismos comprobantes por tema, las sumas de control y lo que el contador debe mirar.",
    ...(program === "ninguno" ? [] : ["programas: el diario como lo recibe el programa contable elegido."]),
    "soportes: recibos, facturas, notas y comprobantes como están guardados.",
    ...(unmade > 0
      ? [
          `${counted(unmade, "documento no está", "documentos no están")} en soportes: ` +
            "su PDF no se había hecho. hojas/9-por-mirar.xlsx los nombra.",
        ]
      : []),
    "",
    `IVA generado: ${formatCents(taxes.ivaGenerado)}. IVA descontable: ${formatCents(taxes.ivaDescontable)}.`,
    `IVA de ${spokenMonth(periodFrom)} a ${spokenMonth(periodTo)}: ${formatCents(taxes.periodIva)}.`,
    `Retención en la fuente: ${formatCents(taxes.retefuente)}. ICA retenido: ${formatCents(taxes.reteIca)}.`,
    pending > 0
      ? `${counted(pending, "cuenta está", "cuentas están")} por confirmar con tu contador: ` +
        "hojas/10-cuentas-usadas.xlsx."
      : "Todas las cuentas están confirmadas.",
    off.length > 0
      ? `${off.length === 1 ? "Tiene diferencias la suma" : "Tienen diferencias las sumas"} ` +
        `${off.join(", ")}: hojas/8-sumas-de-control.xlsx las nombra.`
      : "Todas las sumas de control cuadran.",
    "",
  ].join("\r\n");
}
