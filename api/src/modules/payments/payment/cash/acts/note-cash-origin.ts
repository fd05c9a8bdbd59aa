import type { Work } from "../../../../../core/mutation/work.ts";
import { findPayment } from "../../payment.access.ts";
import { cashActs } from "../cash.acts.rules.ts";
import type { CashOriginInput } from "../cash.inputs.ts";

/** Records or corrects the origin of reportable cash and the person who brought it. */
export async function noteCashOrigin(
  work: Work,
  { id, input }: { id: string; input: CashOriginInput },
): Promise<string> {
  const payment = await findPayment(work.forUpdate, id);
  const { efectivoReportable } = await work.facts(payment, "efectivoReportable");
  cashActs.refuse("noteOrigin", work, { status: payment.status, efectivoReportable });
  const origenFondos = input.origenFondos.trim();
  const traidoPor = input.traidoPor.trim();
  if (payment.origenFondos === origenFondos && payment.traidoPor === traidoPor) return id;
  payment.origenFondos = origenFondos;
  payment.traidoPor = traidoPor;
  work.audit("payment.origin-noted", id, { origenFondos, traidoPor });
  return id;
}
