import { make } from "../../../core/rows.ts";
import { conflict, forbidden } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { CloseMonthInput } from "../closing.inputs.ts";
import { figuresNow } from "../figures.ts";
import { monthActs } from "../month.acts.rules.ts";
import { MonthClosing } from "../month-closing.entity.ts";
import { monthFacts } from "../month-facts.ts";
import { waitingCount } from "../waiting.ts";

/**
 * Closes an ended month: stores its current figures, and refuses from now on acts that move money on its
 * days. The person has reviewed its open records. Waits for acts in progress.
 * @throws Refusal CONFLICT when the open records differ from the ones that the person saw.
 */
export async function closeMonth(work: Work, { input }: { input: CloseMonthInput }): Promise<string> {
  if (!work.viewer) throw forbidden();
  const { mes, pendientesVistos } = input;
  await work.lockName(`month ${mes}`);
  monthActs.refuse("close", work, await monthFacts(work, mes));
  const waiting = await waitingCount(work, mes);
  if (waiting !== pendientesVistos)
    throw conflict("Lo que espera de este mes cambió mientras lo revisabas. Míralo otra vez y ciérralo.");

  const { figures, sha256 } = await figuresNow(work, mes);
  const closedBy = work.em.getReference(User, work.viewer.id);
  const closing = work.add(
    make(MonthClosing, { mes, closedAt: work.now, closedBy, waiting, figures, sha256 }),
  );
  const [recibido, pagado] = [figures.recibido.total, figures.pagado.total];
  work.audit("month.closed", closing.id, { mes, waiting, recibido, pagado, sha256 });
  return mes;
}
