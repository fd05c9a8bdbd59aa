import type { Viewer } from "../../../core/auth/viewer.ts";
import { hoursAfter } from "../../../core/colombia/days.ts";
import type { SeedContext } from "../../../core/seed.ts";
import { approvePayout } from "../../approvals/acts/approve-payout.ts";
import { askApproval } from "../../approvals/acts/ask-approval.ts";
import { setApprovalRule } from "../../approvals/acts/set-approval-rule.ts";
import { Installment } from "../installment/installment.entity.ts";
import { Purchase } from "../purchase/purchase.entity.ts";

/** Limit in COP above which the demo's owner requires a second person's approval for a while. */
const TRIED_ABOVE = 100_000;

/** Amount owed to a provider. */
interface Owed {
  readonly kind: "purchase" | "installment";
  readonly id: string;
}

/**
 * Creates demo payments that required a second person: the owner enables the rule for two days, one payment
 * was approved, another is pending. The rule is then disabled, so that people who try the demo are not
 * refused.
 */
export async function seedApprovals(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const owner = seed.shared.get("account:owner") as Viewer;
  const admin = seed.shared.get("account:admin") as Viewer;
  const [approved, waiting] = await owedToProviders(seed);
  const rule = (secondPersonAbove: number | null) =>
    seed.as(owner, setApprovalRule, { input: { secondPersonAbove } });
  const ask = ({ kind, id: subjectId }: Owed) => seed.as(admin, askApproval, { kind, subjectId });
  seed.at(hoursAfter(end, -48));
  await rule(TRIED_ABOVE);
  seed.at(end);
  if (approved) await seed.as(owner, approvePayout, { id: await ask(approved) });
  if (waiting) await ask(waiting);
  await rule(null);
}

/**
 * Returns the amounts owed to providers above the limit that requires a second person: installments first, by
 * due day.
 */
async function owedToProviders({ services }: SeedContext): Promise<Owed[]> {
  const em = services.orm.em.fork();
  const installments = await em.find(
    Installment,
    { fechaPago: null, montoCuota: { $gt: TRIED_ABOVE }, purchase: { voidedAt: null } },
    { orderBy: { fechaVencimiento: "asc", id: "asc" }, limit: 2 },
  );
  const purchases = await em.find(
    Purchase,
    { tipoPago: "contado", saldoPendiente: { $gt: TRIED_ABOVE }, voidedAt: null },
    { orderBy: { fechaCompra: "asc", id: "asc" }, limit: 2 },
  );
  return [
    ...installments.map(({ id }) => ({ kind: "installment", id }) as const),
    ...purchases.map(({ id }) => ({ kind: "purchase", id }) as const),
  ];
}
