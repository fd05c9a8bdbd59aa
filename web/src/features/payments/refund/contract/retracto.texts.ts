import { formatCop } from "@travesia/api/cop";
import { formatDay } from "../../../../ui/days.ts";
import type { RefundsOfContractQuery } from "../refunds.generated.ts";

export type Retracto = NonNullable<RefundsOfContractQuery["contractRetracto"]>;

/** Texts about a retracto on its contract's page. */
export const retractoTexts = {
  title: "Retracto",
  enter: "Registrar lo que retiene la aerolínea",
  kept: "Valor que retiene la aerolínea",
  hint: "Escribe 0 si lo devuelve todo.",
  save: "Registrar",
  entered: "Registrado. La devolución de los tiquetes quedó abierta y el cliente ya lo sabe.",
  keepsFlight: "Conserva el vuelo: un otrosí dejó el contrato solo con los tiquetes.",
  tooLate: "la aerolínea ya no los recibía.",
} as const;

/**
 * Returns the sentence about the amount paid for services other than tickets at the time of the withdrawal.
 * It remains valid whatever happens to the refunds, which show their own state.
 */
export function servicesLine({ servicios, serviciosHasta, tiquetes }: Retracto): string {
  if (servicios > 0)
    return (
      `Había pagado ${formatCop(servicios)}${tiquetes > 0 ? " además de los tiquetes" : ""}, ` +
      `con plazo para devolverlos hasta el ${formatDay(serviciosHasta)}.`
    );
  return tiquetes > 0
    ? "Todo lo que había pagado era de los tiquetes."
    : "Hasta ese día no había pagos verificados por devolver.";
}

/** Returns the sentence about the tickets; null when no tickets were paid for. */
export function ticketsLine(retracto: Retracto): string | null {
  const { choice, tiquetes, tiquetesVuelven, tiquetesHasta, retencionMaxima, retenido, retenidoBy } =
    retracto;
  if (choice === "sin_vuelo") return retractoTexts.keepsFlight;
  if (tiquetes === 0) return null;
  if (!tiquetesVuelven)
    return `Los ${formatCop(tiquetes)} de los tiquetes no vuelven: ${retractoTexts.tooLate}`;
  if (retenido !== null && retenido !== undefined)
    return (
      `La aerolínea retiene ${formatCop(retenido)} de los ${formatCop(tiquetes)} de los tiquetes` +
      (retenidoBy ? `, según registró ${retenidoBy.name} ${retenidoBy.lastname}.` : ".")
    );
  return (
    `Falta registrar lo que retiene la aerolínea de los ${formatCop(tiquetes)} de los tiquetes (hasta ` +
    `${formatCop(Math.min(retencionMaxima, tiquetes))}). Lo registra un gerente, el administrador o el ` +
    "propietario; el resto vuelve al cliente a más tardar el " +
    `${tiquetesHasta ? formatDay(tiquetesHasta) : ""}.`
  );
}
