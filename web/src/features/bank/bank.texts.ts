import { formatCop } from "@travesia/api/cop";
import { shownNumber } from "@travesia/api/content/agency-account/agency-account.rules";

export const bankTexts = {
  title: "Banco",
  import: "Importar extracto",
  balance: "Cuadrar el día",
  download:
    "Descarga el extracto del banco en CSV, XLSX u OFX, de hasta 10 MB y 10.000 movimientos. Lo que ya estaba no se repite.",
  acceptExact: "Aceptar las exactas",
  ownPayment: "Registraste este pago: lo verifica otra persona.",
  chooseAccount: "Elige la cuenta del extracto.",
  chooseFile: "Elige el archivo del extracto.",
  reading: "Espera mientras se lee el archivo.",
  nothingRead: "El archivo no tiene movimientos.",
  noAccounts:
    "Todavía no hay cuentas de la agencia. El propietario las registra en Ajustes y aquí se importan sus extractos.",
  nothingImported: "Importa el extracto de una cuenta para ver qué dinero es de qué pago.",
  noMovements: "Ningún movimiento es así. Quita filtros para ver más.",
  noProposals:
    "No hay propuestas pendientes. Revisa lo que está por identificar o importa el siguiente extracto.",
  noUnowned: "Todo lo que entró tiene dueño.",
  noReturned: "Nada de lo que el banco devolvió cuenta todavía como pago.",
  noUnbacked: "Todos los pagos tienen su dinero en el banco.",
} as const;

/** Texts about the differences between the bank and the payments in a month. */
export const ofMonth = {
  title: "El banco de este mes",
  nothingImported: "No hay movimientos del banco en este mes: nada confirma sus pagos.",
  toBank: "Importar extractos",
  agrees: "Todo lo que entró está identificado y cada pago se ve en el banco.",
  sin_dueno: "Por identificar",
  sin_plata: "Sin ver en el banco",
  devueltos: "Devueltos por el banco que siguen contando",
} as const;

/** Returns the short name of an account: `Bancolombia · 1234`. */
export const shortAccount = ({ bank, number }: { bank: string; number: string }): string =>
  `${bank || "Cuenta"} · ${number.slice(-4)}`;

/** Returns an account as it is chosen: with its whole number. */
export const longAccount = (account: {
  bank: string;
  number: string;
  kind: Parameters<typeof shownNumber>[0];
}): string => `${account.bank || "Cuenta"} · ${shownNumber(account.kind, null, account.number)}`;

/** A statement that was read, and the reason why it cannot be imported, if any. */
interface ReadStatement {
  readonly reason: string | null;
  readonly preview: { readonly lines: number } | null;
}

const formatCount = (count: number): string => count.toLocaleString("es-CO");
const movements = (count: number): string =>
  count === 1 ? "1 movimiento" : `${formatCount(count)} movimientos`;

/** Returns the label of the button that imports a statement, with its lines once they can come in. */
export const importLabel = ({ reason, preview }: ReadStatement): string =>
  reason === null && preview ? `Importar ${formatCount(preview.lines)}` : "Importar";

/** Returns the result of an import. */
export function importedText({ lines, fresh }: { lines: number; fresh: number }): string {
  const known = lines - fresh;
  if (fresh === 0) return `Los ${movements(lines)} del archivo ya estaban: nada cambió`;
  return known === 0
    ? `${movements(fresh)} importados`
    : `${movements(fresh)} importados; ${known.toLocaleString("es-CO")} ya estaban`;
}

/** Returns the result of accepting several proposals. */
export function acceptedText(accepted: number, refused: number): string {
  const done = accepted === 1 ? "1 propuesta aceptada" : `${formatCount(accepted)} propuestas aceptadas`;
  if (refused === 0) return done;
  return `${done}; ${formatCount(refused)} no se ${refused === 1 ? "pudo" : "pudieron"} aceptar`;
}

/**
 * Returns the sentence about the exact proposals that another person has to accept, because the user
 * registered those payments.
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

/** Returns the result of an assignment: the payment counts, or waits for another person. */
export const assignedText = (amount: number, waits: boolean): string =>
  waits
    ? `${formatCop(amount)} registrados: otra persona los verifica, porque tú importaste el extracto`
    : `${formatCop(amount)} registrados y verificados`;

/**
 * Returns the result of matching a movement with a payment: it counts, or waits for the rest of its amount.
 */
export const backedText = (amount: number, waits: boolean): string =>
  waits
    ? `${formatCop(amount)} son de este pago: sigue por verificar hasta ver el resto`
    : `${formatCop(amount)} son de este pago, que está verificado`;

/**
 * Returns the sentence about the status that a payment registered from a movement will have, by the rules of
 * the act.
 */
export const bookedText = ({ verifiesAssigned }: { readonly verifiesAssigned: boolean }): string =>
  verifiesAssigned
    ? ", que queda verificado con su recibo."
    : ". Como tú importaste el extracto, lo verifica otra persona.";
