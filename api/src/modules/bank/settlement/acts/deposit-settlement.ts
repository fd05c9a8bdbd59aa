import { conflict, notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { refuseClosedMonth } from "../../../closing/closed-month.ts";
import { Payment } from "../../../payments/payment/payment.entity.ts";
import { findMovement } from "../../matching/movement.find.ts";
import { formatCents } from "../../../../core/colombia/cop.ts";
import { hundredthsLeft } from "../../statement/movement-sums.rules.ts";
import { countLines, explain, lockSettlements, verifyCovered } from "../settle.ts";
import { depositsOf, hadOf, totalsOf } from "../settle.rules.ts";
import { BankSettlement, SettlementLine, SettlementMovement } from "../settlement.entity.ts";
import { NO_SETTLEMENT, settlementActs, settlementFactsOf } from "../settlement.acts.rules.ts";

interface Args {
  readonly id: string;
  readonly movementId: string;
}

/**
 * Explains a movement by a settlement, as a person chose it: its amount is the net or the gross of the
 * settlement or of one of its parts, or one of its deductions, whatever its day.
 * @throws Refusal CONFLICT when the amount is none of these, or the month of the movement is closed.
 */
export async function depositSettlement(work: Work, { id, movementId }: Args): Promise<string> {
  const settlement = await work.find(BankSettlement, { id }, NO_SETTLEMENT);
  const movement = await findMovement(work, movementId);
  await lockSettlements(work);
  const lines = await work.em.find(SettlementLine, { settlement }, { orderBy: { position: "asc" } });
  await work.lockAll(
    Payment,
    lines.flatMap(({ payment }) => (payment ? [payment.id] : [])),
  );
  await work.lock(movement);
  await work.lock(settlement);
  settlementActs.refuse("deposit", work, settlementFactsOf({ ...settlement, mesCerrado: null }));
  if (movement.account.id !== settlement.account.id) throw notFound("Movimiento no encontrado");
  if (movement.state !== "libre" || movement.backed > 0 || movement.explained !== 0)
    throw conflict("Otra persona ya asignó este movimiento. Actualiza la lista.");
  await refuseClosedMonth(work, movement.day, "movementId");
  const had = hadOf(await work.em.find(SettlementMovement, { settlement }, { populate: ["movement"] }));
  const hundredths = hundredthsLeft(movement);
  const [deposit] = depositsOf(lines, [{ id: movementId, day: movement.day, hundredths }], null, had);
  if (!deposit)
    throw conflict(
      `El movimiento es de ${formatCents(hundredths)} y la liquidación suma ` +
        `${formatCents(totalsOf(lines).net)}: no es su abono ni uno de sus descuentos.`,
    );
  await explain(work, settlement, movement, deposit);
  await verifyCovered(work, await countLines(work, settlement, lines));
  return id;
}
