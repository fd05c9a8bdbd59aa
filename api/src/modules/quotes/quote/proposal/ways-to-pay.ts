import type { Agency } from "../../../../core/agency.ts";
import { addDays, type Day } from "../../../../core/colombia/days.ts";
import { planTerms } from "../../plan-terms.rules.ts";

/**
 * Returns the default payment terms and channels of a trip, as sentences; account numbers are only in the
 * contract.
 */
export function waysToPay(
  { accounts }: Pick<Agency, "accounts">,
  { departure, today, online }: { readonly departure: Day; readonly today: Day; readonly online: boolean },
): string[] {
  const { initialPercent, mostShares, daysBefore } = planTerms;
  const isNear = addDays(departure, -daysBefore) <= today;
  const plan = isNear
    ? `Faltan ${daysBefore} días o menos para la salida, ` +
      "así que el viaje se paga completo al firmar el contrato."
    : "Al hacer el contrato acuerdas con tu asesor si pagas de contado o en cuotas: la inicial suele ser del " +
      `${initialPercent} % y el resto va en hasta ${mostShares} cuotas, ` +
      `la última ${daysBefore} días antes de la salida.`;
  const into = [...new Set(accounts.map(meansOf))];
  const means = [...into, ...(online ? ["en línea con tarjeta o PSE"] : [])];
  return [plan, ...(means.length > 0 ? [`Puedes pagar ${listed(means)}. ${WHERE}`] : [])];
}

const WHERE = "Los datos para pagar van en tu contrato, a nombre de la agencia.";

function meansOf({ kind, bank }: Agency["accounts"][number]): string {
  if (kind === "bre_b") return "por Bre-B";
  if (kind === "nequi") return "por Nequi";
  if (kind === "daviplata") return "por Daviplata";
  return bank ? `por transferencia a ${bank}` : "por transferencia";
}

const listed = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(", ")} o ${parts.at(-1)}` : (parts[0] ?? "");
