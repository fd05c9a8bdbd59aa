/** Owner of the money in the lines of a key: the agency, its clients, or third parties for whom it acts. */
export type MoneyOf = "agency" | "clients" | "thirdParties";

/** Key of the mapping: the kind of line booked under it, and the account that is proposed for it. */
export interface AccountKey {
  readonly label: string;
  /** Proposed account; null when the accountant names it once it is needed. */
  readonly code: string | null;
  readonly name: string;
  /** Beginnings of the accounts in which it may lie. */
  readonly within: readonly string[];
  readonly money: MoneyOf;
}

const key = (
  label: string,
  code: string | null,
  name: string,
  within: string,
  money: MoneyOf = "agency",
): AccountKey => ({ label, code, name, within: within.split(" "), money });

/** Keys with their proposed accounts of the PUC (D. 2650 of 1993), apart from the agency's own accounts. */
export const accountKeys = {
  "banco.sin_decir": key("Banco que nadie dijo", "111005", "Bancos, moneda nacional", "11"),
  caja: key("Efectivo y cheques sin consignar", "110505", "Caja general", "11"),
  pasarela: key("Pagos en línea y datáfono por abonar", "138095", "Deudores varios, otros", "11 13"),
  cliente: key("Clientes que deben una factura", "130505", "Clientes nacionales", "13"),
  "anticipo.cliente": key("Anticipos de clientes", "280505", "Anticipos de clientes", "28", "clients"),
  "recibido.sin_identificar": key(
    "Recibido sin saber de quién es",
    "280595",
    "Anticipos y avances recibidos, otros",
    "28",
    "clients",
  ),
  "rifa.recaudo": key(
    "Recaudo de la rifa",
    "280595",
    "Anticipos y avances recibidos, otros",
    "28",
    "clients",
  ),
  terceros: key(
    "Recibido para terceros (mandato)",
    "281505",
    "Valores recibidos para terceros",
    "28",
    "thirdParties",
  ),
  "terceros.por_facturar": key(
    "Comprado por cuenta de terceros, sin facturar",
    "138025",
    "Pagos por cuenta de terceros",
    "13",
    "thirdParties",
  ),
  "ingreso.gravado": key("Ingreso propio con IVA", "414545", "Agencias de viaje", "41 42"),
  "ingreso.exento": key("Ingreso propio exento", "414545", "Agencias de viaje", "41 42"),
  "ingreso.excluido": key("Ingreso propio excluido", "414545", "Agencias de viaje", "41 42"),
  "ingreso.exterior": key("Ingreso por servicios en el exterior", "414545", "Agencias de viaje", "41 42"),
  "ingreso.devolucion": key("Notas crédito sobre el ingreso", "417505", "Devoluciones en ventas", "41"),
  "ingreso.penalidad": key(
    "Penalidades que retiene la agencia",
    "425530",
    "Indemnizaciones por incumplimiento de contratos",
    "42",
  ),
  costo: key("Costo de lo vendido en nombre propio", "614545", "Agencias de viaje", "6"),
  "costo.por_facturar": key(
    "Comprado en nombre propio, sin facturar",
    "170540",
    "Gastos pagados por anticipado, servicios",
    "13 14 15 16 17",
  ),
  proveedor: key("Proveedores", "220505", "Proveedores nacionales", "22 23"),
  "proveedor.exterior": key("Proveedores del exterior", "221005", "Proveedores del exterior", "22 23"),
  "anticipo.proveedor": key("Anticipos a proveedores", "133005", "Anticipos a proveedores", "13"),
  "iva.generado": key("IVA de las ventas", "240805", "IVA generado", "2408"),
  "iva.descontable": key("IVA de las compras", "240810", "IVA descontable", "2408 13 51 52 53"),
  "retefuente.comisiones": key("Retención practicada a comisiones", "236520", "Comisiones", "2365"),
  "retefuente.servicios": key("Retención practicada a servicios", "236525", "Servicios", "2365"),
  "retefuente.compras": key("Retención practicada a compras", "236540", "Compras", "2365"),
  "retefuente.honorarios": key("Retención practicada a honorarios", "236515", "Honorarios", "2365"),
  "retefuente.laboral": key(
    "Retención practicada a salarios",
    "236505",
    "Salarios y pagos laborales",
    "2365",
  ),
  reteiva: key("IVA retenido a proveedores", "236705", "Impuesto a las ventas retenido", "2367"),
  reteica: key("ICA retenido", "236805", "Impuesto de industria y comercio retenido", "2368"),
  "sufrida.renta": key("Renta que nos retienen", "135515", "Retención en la fuente", "1355"),
  "sufrida.iva": key("IVA que nos retienen", "135517", "Impuesto a las ventas retenido", "1355"),
  "sufrida.ica": key("ICA que nos retienen", "135518", "Impuesto de industria y comercio retenido", "1355"),
  "comision.independiente": key("Comisiones de independientes", "529505", "Comisiones", "51 52"),
  "comision.por_pagar": key("Comisiones por pagar", "233520", "Comisiones", "23"),
  "comision.empleado": key("Comisiones de empleados", "520518", "Comisiones", "51 52"),
  "salario.por_pagar": key("Deuda con empleados", "250505", "Salarios por pagar", "25"),
  "banco.gastos": key("Gastos del banco", "530505", "Gastos bancarios", "52 53"),
  "pasarela.comision": key("Comisión de pagos en línea", "530515", "Comisiones", "52 53"),
  "banco.gmf": key("4×1000", "530595", "Financieros, otros", "51 53"),
  "interes.recibido": key("Intereses recibidos", "421005", "Intereses", "42"),
  "interes.pagado": key("Intereses pagados", "530520", "Intereses", "53"),
  "cambio.gasto": key("Diferencia en cambio, gasto", "530525", "Diferencia en cambio", "53"),
  "cambio.ingreso": key("Diferencia en cambio, ingreso", "421020", "Diferencia en cambio", "42"),
  "ajuste.ingreso": key("Centavos a favor", "429581", "Ajuste al peso", "42"),
  "ajuste.gasto": key("Centavos en contra", "539595", "Gastos diversos, otros", "53"),
  "saldos.iniciales": key("Contrapartida de los saldos iniciales", null, "Saldos iniciales", "3"),
  "tarjeta.agencia": key("Tarjeta de crédito de la agencia", null, "Tarjeta de crédito", "21 23"),
} as const satisfies Readonly<Record<string, AccountKey>>;

/** Key of an account of the agency: `banco.` and its id. */
export type BankKey = `banco.${string}`;

/** Returns the key of one of the agency's accounts; of no account, the key of money in an unnamed bank. */
export const bankKey = (accountId: string | null): BankKey => `banco.${accountId ?? "sin_decir"}`;

/** Returns the id of the agency's account in a key; null for a key of the table. */
export const accountIdOf = (name: string): string | null =>
  name.startsWith("banco.") && !(name in accountKeys) ? name.slice("banco.".length) : null;

/** Returns the key of one of the agency's accounts, with the account proposed for its kind. */
export const keyOfAgencyAccount = (kind: string, label: string): AccountKey =>
  kind === "corriente"
    ? key(label, "111005", "Bancos, moneda nacional", "11")
    : key(label, "112005", "Cuentas de ahorro, bancos", "11");

/** Account of the mapping, as far as the rules compare it with others. */
export interface MappedCode {
  readonly key: string;
  readonly code: string | null;
  readonly money: MoneyOf;
}

export const WRONG_CODE = "La cuenta lleva de 4 a 12 cifras";
const NO_INCOME = "El dinero de clientes y de terceros no va a una cuenta de ingresos.";

/** Returns the sentence that names the beginnings which an account of a key may have. */
const outside = (within: readonly string[]): string =>
  `Esta cuenta debe comenzar por ${within.join(", ").replace(/, ([^,]*)$/, " o $1")}.`;

/** Returns the sentence about an account that holds money of the agency and of third parties. */
const mixed = (code: string, label: string): string =>
  `La cuenta ${code} ya es la de «${label}»: el dinero propio y el de terceros van en cuentas distintas.`;

/** Returns why a key cannot have an account, given the accounts of the other keys; null when it can. */
export function wrongCode(
  { within, money }: Pick<AccountKey, "within" | "money">,
  code: string,
  others: readonly (MappedCode & { readonly label: string })[],
): string | null {
  if (!/^\d{4,12}$/.test(code)) return WRONG_CODE;
  if (money !== "agency" && code.startsWith("4")) return NO_INCOME;
  if (!within.some((beginning) => code.startsWith(beginning))) return outside(within);
  const isThird = money === "thirdParties";
  const same = others.find((other) => other.code === code && (other.money === "thirdParties") !== isThird);
  return same ? mixed(code, same.label) : null;
}

/** Types of voucher, in their order within a day. */
export const voucherTypes = {
  SI: "Saldos iniciales",
  RC: "Recibo de caja",
  WO: "Abono del proveedor de pagos",
  FV: "Factura de venta",
  NC: "Nota crédito",
  CM: "Compra",
  CE: "Comprobante de egreso",
  CO: "Comisiones",
  DV: "Devolución",
  NB: "Nota bancaria",
  AJ: "Ajuste",
} as const;
export type VoucherType = keyof typeof voucherTypes;

/** Accounting programs for which the package has a file, besides the journal. */
export const programLabels = {
  ninguno: "Solo journal.csv",
  siigo_nube: "Siigo Nube",
  siigo_pyme: "Siigo Pyme",
  world_office: "World Office",
  odoo: "Odoo",
} as const;
export type Program = keyof typeof programLabels;

/** Periods of the IVA return. */
export const vatPeriodLabels = { bimestral: "Cada dos meses", cuatrimestral: "Cada cuatro meses" } as const;
export type VatPeriod = keyof typeof vatPeriodLabels;

/** Returns the months, first and last, of the IVA period in which a month lies. */
export function vatPeriodOf(mes: string, period: VatPeriod): { readonly from: string; readonly to: string } {
  const months = period === "bimestral" ? 2 : 4;
  const [year, month] = mes.split("-").map(Number) as [number, number];
  const first = month - ((month - 1) % months);
  const named = (value: number): string => `${year}-${String(value).padStart(2, "0")}`;
  return { from: named(first), to: named(first + months - 1) };
}

/** Sentence about a key that is neither in the table nor of an account of the agency, or of a removed one. */
export const NO_KEY = "Esa cuenta de la agencia ya no existe. Vuelve a abrir la página.";
