import type { FailedKind } from "../../graphql/schema.generated.ts";

export const operationTexts = {
  title: "Operación",
  subtitle: "Lo que falló detrás de las pantallas, por qué, y lo que espera su turno.",
  notices: "Avisos de esta instalación",
  kinds: "Qué falló",
  retry: "Reintentar",
  retried: "Va de nuevo. Si vuelve a fallar, aparecerá aquí.",
  byItself: "Se intenta solo",
  notByItself: "No se intenta más",
  waiting: "En espera",
  noneWaiting: "Nada espera su turno: todo está al día.",
} as const;

/** Text when no job of a kind has failed. */
export const noneFailed: Readonly<Record<FailedKind, string>> = {
  task: "Todo va bien: ninguna tarea ha fallado.",
  mail: "Todo va bien: cada correo y cada SMS salió.",
  provider_event: "Todo va bien: cada evento de los pagos en línea está aplicado.",
  unconfirmed_payment: "Todo va bien: el proveedor confirma cada pago que se verificó.",
  export: "Todo va bien: ninguna exportación ha fallado.",
  dossier: "Todo va bien: ningún expediente ha fallado.",
  picture: "Todo va bien: cada imagen que se puso por su dirección está guardada.",
};

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Returns a waiting time as text: `menos de 1 min`, `12 min`, `3 h`, `2 d`. */
export function waitedText(seconds: number): string {
  if (seconds < MINUTE) return "menos de 1 min";
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} h`;
  return `${Math.floor(seconds / DAY)} d`;
}
