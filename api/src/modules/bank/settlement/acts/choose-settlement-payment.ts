import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findPayment } from "../../../payments/payment/payment.access.ts";
import { assignPayment, countLines, lockSettlements, verifyCovered } from "../settle.ts";
import { BankSettlement, SettlementLine } from "../settlement.entity.ts";
import { settlementActs, settlementFactsOf } from "../settlement.acts.rules.ts";

interface Args {
  readonly lineId: string;
  readonly paymentId: string;
}

/**
 * Assigns the payment of a transaction, where neither reference nor amount and day named it.
 * @throws Refusal CONFLICT when the transaction has a payment or was not paid out, or movements cover the
 * payment, or a month of the settlement is closed.
 */
export async function chooseSettlementPayment(work: Work, { lineId, paymentId }: Args): Promise<string> {
  const found = await work.find(SettlementLine, { id: lineId }, "Transacción no encontrada");
  const payment = await findPayment(work, paymentId);
  await lockSettlements(work);
  await work.lock(payment);
  const settlement = await work.em.findOneOrFail(BankSettlement, { id: found.settlement.id });
  const { mesCerrado } = await work.facts(settlement, "mesCerrado");
  const { takenBackAt } = settlement;
  settlementActs.refuse("choose", work, settlementFactsOf({ takenBackAt, mesCerrado }));
  const lines = await work.em.find(
    SettlementLine,
    { settlement },
    { orderBy: { position: "asc" }, refresh: true },
  );
  const line = lines.find(({ id }) => id === lineId);
  if (!line || line.payment) throw conflict("Esta transacción ya tiene su pago. Actualiza la página.");
  if (line.status !== "aprobada") throw conflict("El adquirente no abonó esta transacción.");
  if ((await work.em.count(SettlementLine, { payment })) > 0 || !assignPayment(line, payment))
    throw conflict("El banco ya respalda este pago, o no cuenta. Elige otro.");
  work.audit("bank.settlement-payment", settlement.id, { lineId, paymentId, amount: line.backs });
  await work.save();
  await verifyCovered(work, await countLines(work, settlement, lines));
  return settlement.id;
}
