import type { StepOf } from "../../../ui/passage/NextStep.tsx";
import type { ContractRecordFragment } from "./contracts.generated.ts";

/** The beginning of a day in Bogota, as an instant. */
const dayStart = (day: string): string => `${day}T00:00:00-05:00`;

/** Who does the next step of a contract, and since when it waits for them; null where nothing waits. */
export function contractWaits(
  contract: Pick<
    ContractRecordFragment,
    "status" | "cliente" | "plan" | "saldoVencido" | "openItems" | "sentAt" | "signedAt" | "createdAt"
  >,
): StepOf | null {
  const { status, cliente, plan, saldoVencido, openItems, sentAt, signedAt, createdAt } = contract;
  const client = `${cliente.name} ${cliente.lastname}`.trim() + " (cliente)";
  if (status === "draft") return { who: "quien lidera la venta, que lo envía", since: createdAt };
  if (status === "active") return { who: client, since: sentAt };
  if (status === "cancelled") return null;
  const late = plan.find(({ pagado, monto }) => pagado < monto);
  if (saldoVencido > 0) return { who: client, since: late && dayStart(late.fechaVencimiento) };
  if (status === "signed" && openItems !== 0) return { who: "administración, que compra", since: signedAt };
  return null;
}
