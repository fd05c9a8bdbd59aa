import type { Viewer } from "../../core/auth/viewer.ts";
import { daysAfter } from "../../core/colombia/days.ts";
import { Refusal } from "../../core/failure.ts";
import type { SeedContext } from "../../core/seed.ts";
import { approveCommission } from "./commission/acts/approve-commission.ts";
import { payCommission } from "./payout/acts/pay-commission.ts";
import { Commission } from "./commission/commission.entity.ts";
import { seedTaxProfiles } from "./tax-profiles.seed.ts";
import { seedCommissionRequests } from "./commission-requests.seed.ts";

/**
 * Creates decisions on the commissions of the demo's completed contracts: of eight, one is pending, two are
 * approved, and five are paid a week or two later, minus withholding. Commissions above a seller's monthly
 * limit stay approved.
 */
export async function seedCommissions(seed: SeedContext): Promise<void> {
  const admin = seed.shared.get("account:admin") as Viewer;
  const contador = seed.shared.get("account:contador") as Viewer;
  const present = seed.services.clock.now();
  const begun = await seed.services.orm.em
    .fork()
    .find(Commission, { status: "pending" }, { orderBy: { fechaGeneracion: "asc", id: "asc" } });
  const acts = begun.flatMap(({ id, fechaGeneracion }, place) => {
    const after = (days: number) => daysAfter(fechaGeneracion, days);
    if (place % 8 === 7) return [];
    const approve = { at: after(2 + (place % 3)), id, pays: false };
    return place % 8 >= 5 ? [approve] : [approve, { at: after(7 + (place % 6)), id, pays: true }];
  });
  const [first] = begun;
  if (first) seed.at(first.fechaGeneracion);
  await seedTaxProfiles(seed);
  for (const { at, id, pays } of acts.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    if (at > present) continue;
    seed.at(at);
    if (!pays) await seed.as(admin, approveCommission, { id, input: {} });
    else
      await seed
        .as(contador, payCommission, { id, input: { observaciones: "Transferencia" }, file: null })
        .catch(onlyRefused);
  }
  seed.at(present);
  await seedCommissionRequests(seed);
}

function onlyRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
