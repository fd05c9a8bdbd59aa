import { formatCop } from "@travesia/api/cop";
import { shownNumber } from "@travesia/api/content/agency-account/agency-account.rules";
import { exactAmount } from "../../ui/exact-amount.ts";

export const bankTexts = {
  title: "Banco",
  import: "Importar extracto",
  balance: "Cuadrar el día",
  noStatement: "Sin extractos",
  download:
    "Elige el extracto como lo entrega el banco: CSV, XLSX, XLS, OFX, ZIP o PDF, de hasta 10 MB y 10.000 movimientos. Lo que ya estaba no se repite. El informe de ventas de Wompi, Bold o tu banco se importa aquí mismo como liquidación.",
  acceptExact: "Aceptar las exactas",
  accepting: "Aceptando…",
  ownPayment: "Registraste este pago: lo verifica otra persona.",
  accountOfFile: "La cuenta que dice el archivo.",
  chooseAccount: "Elige la cuenta del extracto.",
  chooseFile: "Elige el archivo del extracto.",
  reading: "Espera mientras se lee el archivo.",
  chooseWithoutRefused: "Corrige el archivo, o elige importarlo sin las líneas que no se pudieron leer.",
  nothingRead: "El archivo no tiene movimientos.",
  noAccounts:
    "Todavía no hay cuentas de la agencia. El propietario las registra en Ajustes y aquí se importan sus extractos.",
  nothingImported: "Importa el extracto de una cuenta para ver qué dinero es de qué pago.",
  noMovements: "Ningún movimiento es así. Quita filtros para ver más.",
  noProposals:
    "No hay propuestas pendientes. Revisa lo que está por identificar o importa el siguiente extracto.",
  noUnowned: "Todo lo que entró y salió está identificado.",
  noReturned: "Nada de lo que el banco devolvió cuenta todavía como pago.",
  noUnbacked: "Todos los pagos tienen su dinero en el banco.",
} as const;

/** Texts about the balances of an account's month. */
export const balanceTexts = {
  title: "Saldos del extracto",
  titleOf: (month: string) => `Saldos de ${month}`,
  save: "Guardar saldos",
  saved: "Saldos guardados",
  reading: "Espera mientras se leen los saldos.",
  before: "Mes anterior",
  after: "Mes siguiente",
  opening: "Saldo inicial",
  openingAt: (day: string) => `Saldo al cerrar el ${day}`,
  moved: "Movimientos importados",
  closing: "Saldo final",
  closingAt: (day: string) => `Saldo del banco al ${day}`,
  differsOn: (day: string, { amount, centavos }: { amount: number; centavos: number }) =>
    `${amount > 0 || centavos > 0 ? "Falta" : "Sobra"} hasta el ${day}`,
  typedAt: (day: string) => `Saldo al ${day}`,
  typedAbout: "Escríbelo como en el extracto si el archivo no lo trae, o si trae otro.",
  notAnAmount: "Escribe el saldo así: 1.234.567,89",
  unknown: "No se conoce",
  open: (account: string) => `Saldos de ${account}`,
} as const;

/** Texts about the differences between bank movements and payments in a month. */
export const ofMonth = {
  title: "El banco de este mes",
  nothingImported: "No hay movimientos del banco en este mes: nada confirma sus pagos.",
  toBank: "Importar extractos",
  balances: "Saldos",
  agrees: "Todo lo que entró y salió está identificado y cada pago se ve en el banco.",
  sin_dueno: "Por identificar",
  salidas: "Salidas por explicar",
  sin_plata: "Sin ver en el banco",
  devueltos: "Devueltos por el banco que siguen contando",
} as const;

/** Returns the short name of an account: `Bancolombia · 1234`. */
export const shortAccount = ({ bank, number }: { bank: string; number: string }): string =>
  `${bank || "Cuenta"} · ${number.slice(-4)}`;

/** Returns the name of an account as an option, with its full number. */
export const longAccount = (account: {
  bank: string;
  number: string;
  kind: Parameters<typeof shownNumber>[0];
}): string => `${account.bank || "Cuenta"} · ${shownNumber(account.kind, null, account.number)}`;

/** A statement that was read, with the reason why it cannot be imported, if any. */
interface ReadStatement {
  readonly reason: string | null;
  readonly preview: { readonly fresh: number } | null;
  readonly report?: { readonly fresh: number } | null;
  readonly taken: ReadonlySet<number>;
}

const formatCount = (count: number): string => count.toLocaleString("es-CO");
const movements = (count: number): string =>
  count === 1 ? "1 movimiento" : `${formatCount(count)} movimientos`;

/**
 * Returns the label of the import button, with the number of movements when the statement can be imported.
 */
export const importLabel = ({ reason, preview, report, taken }: ReadStatement): string =>
  reason === null && preview
    ? `Importar ${formatCount(report ? report.fresh : preview.fresh + taken.size)}`
    : "Importar";

/** Counts of a file's lines by their treatment in the import. */
interface Counted {
  readonly fresh: number;
  readonly known: number;
  readonly alike: readonly unknown[];
  readonly leftOutCount: number;
  readonly refusedLines: { readonly lines: number } | null;
}

const some = (count: number, one: string, more: string): readonly string[] =>
  count === 0 ? [] : [`${formatCount(count)} ${count === 1 ? one : more}`];

/**
 * Returns the counts of a file's import: `18 movimientos nuevos · 4 ya estaban · 3 líneas sin movimiento`.
 */
export const countedText = ({ fresh, known, alike, leftOutCount, refusedLines }: Counted): string =>
  [
    fresh === 0 ? "Ningún movimiento nuevo" : `${movements(fresh)} ${fresh === 1 ? "nuevo" : "nuevos"}`,
    ...some(known, "ya estaba", "ya estaban"),
    ...some(alike.length, "posiblemente repetido", "posiblemente repetidos"),
    ...some(leftOutCount, "línea sin movimiento", "líneas sin movimiento"),
    ...some(refusedLines?.lines ?? 0, "línea que no se pudo leer", "líneas que no se pudieron leer"),
  ].join(" · ");

/** Texts about lines of a file that are not new movements. */
export const previewTexts = {
  profile: (name: string) => `Reconocimos el formato: ${name}.`,
  alike: "Posiblemente la misma",
  alikeAbout:
    "Mismo día y valor que un movimiento que ya está, con otra descripción o referencia. Si es otro, tómalo.",
  take: "Tomar",
  leave: "Dejar",
  takeAll: "Tomar todas",
  leaveAll: "Dejar todas",
  inFile: "En el archivo",
  there: (file: string) => `Ya está, de ${file}`,
  more: (count: number) => (count === 1 ? "Y 1 línea más." : `Y ${formatCount(count)} líneas más.`),
  leftOut: (count: number) =>
    count === 1 ? "1 línea que no es un movimiento" : `${formatCount(count)} líneas que no son movimientos`,
  refused: (count: number) =>
    count === 1 ? "1 línea que no se pudo leer" : `${formatCount(count)} líneas que no se pudieron leer`,
  withoutRefused: (count: number, sum: string) =>
    count === 1
      ? `Importar sin esta línea, que suma ${sum}`
      : `Importar sin estas ${formatCount(count)} líneas, que suman ${sum}`,
  line: (line: number) => `Línea ${formatCount(line)}`,
  password: "Contraseña del archivo",
  writePassword: "Escribe primero la contraseña",
  passwordAbout: "La usamos una vez para leerlo y no la guardamos. Suele ser el documento del titular.",
  read: "Leer el archivo",
  dayOrder: "¿Qué va primero en las fechas de este archivo?",
  dayFirst: (line: number, day: string) => `El día: la línea ${formatCount(line)} es del ${day}`,
  monthFirst: (line: number, day: string) => `El mes: la línea ${formatCount(line)} es del ${day}`,
  undo: "Deshacer importación",
  undone: "Deshicimos la importación",
  undoneBy: (who: string, day: string) => `Deshecha por ${who}, ${day}`,
} as const;

/** Returns the sentence about the movements that undoing an import removes, and the ones that remain. */
export function undoImportText({
  own,
  shared,
  filename,
}: {
  own: number;
  shared: number;
  filename: string;
}): string {
  const gone =
    own === 1
      ? `Se quita el movimiento que trajo ${filename}.`
      : `Se quitan los ${movements(own)} que trajo ${filename}.`;
  const kept =
    shared === 0
      ? ""
      : shared === 1
        ? " Se queda 1 que otro archivo también trae."
        : ` Se quedan ${formatCount(shared)} que otro archivo también trae.`;
  return `${own === 0 ? "No se quita ningún movimiento." : gone}${kept} Puedes importar el archivo de nuevo.`;
}

/** Returns the sentence about the result of an import. */
export function importedText({
  lines,
  fresh,
  held = 0,
}: {
  lines: number;
  fresh: number;
  held?: number;
}): string {
  const known = lines - fresh - held;
  if (fresh === 0 && held === 0) return `Los ${movements(lines)} del archivo ya estaban: nada cambió`;
  return [
    `${movements(fresh)} ${fresh === 1 ? "importado" : "importados"}`,
    ...some(known, "ya estaba", "ya estaban"),
    ...some(held, "posiblemente repetido se dejó", "posiblemente repetidos se dejaron"),
  ].join("; ");
}

/** Returns the sentence about the result of accepting several proposals. */
export function acceptedText(accepted: number, refused: number): string {
  const done = accepted === 1 ? "1 propuesta aceptada" : `${formatCount(accepted)} propuestas aceptadas`;
  if (refused === 0) return done;
  return `${done}; ${formatCount(refused)} no se ${refused === 1 ? "pudo" : "pudieron"} aceptar`;
}

/** Returns the amount of a movement that nothing explains yet, with its cents and without its sign. */
export const freeText = ({ free, centavos }: { readonly free: number; readonly centavos: number }): string =>
  exactAmount(Math.abs(free), Math.abs(centavos));

/** Returns the amounts of several movements in COP: the total received, and the total paid. */
export function exactAmountsText({ came, went }: { readonly came: number; readonly went: number }): string {
  if (went === 0) return formatCop(came);
  return came === 0
    ? `${formatCop(went)} que salieron`
    : `${formatCop(came)} que entraron y ${formatCop(went)} que salieron`;
}

/**
 * Returns the sentence about the exact proposals that another person must accept, because the user registered
 * their payments.
 */
export const othersText = (count: number): string =>
  count === 1
    ? "1 más la acepta otra persona, porque tú registraste ese pago."
    : `${formatCount(count)} más las acepta otra persona, porque tú registraste esos pagos.`;

export const bankToasts = {
  accepted: "Propuesta aceptada",
  undone: "El movimiento quedó por identificar",
  aside: "Movimiento apartado",
  restored: "Movimiento de nuevo en la lista",
  automaticOn: "Lo exacto se verifica solo en esta cuenta",
  automaticOff: "Cada propuesta espera a una persona",
} as const;

/** Returns the result of an assignment: the payment is verified, or waits for another person. */
export const assignedText = (amount: number, waits: boolean): string =>
  waits
    ? `${formatCop(amount)} registrados: otra persona los verifica, porque tú importaste el extracto`
    : `${formatCop(amount)} registrados y verificados`;

/**
 * Returns the result of matching a movement to a payment: the payment is verified, or waits for the rest of
 * its amount.
 */
export const backedText = (amount: number, waits: boolean): string =>
  waits
    ? `${formatCop(amount)} son de este pago: sigue por verificar hasta ver el resto`
    : `${formatCop(amount)} son de este pago, que está verificado`;

/** Returns the sentence about the status that a payment registered from a movement will have. */
export const bookedText = ({ verifiesAssigned }: { readonly verifiesAssigned: boolean }): string =>
  verifiesAssigned
    ? ", que queda verificado con su recibo."
    : ". Como tú importaste el extracto, lo verifica otra persona.";
