import type { Viewer } from "../../../core/auth/viewer.ts";
import { monthOf, today } from "../../../core/colombia/days.ts";
import type { SeedContext } from "../../../core/seed.ts";
import { setSalesGoal } from "./acts/set-sales-goal.ts";

/** Sales goals of the demo teams for this month, in COP, each with the person who sets it. */
const goals = [
  ["gerente", "asesor", 15_000_000],
  ["gerente", "lider", 25_000_000],
  ["owner", "gerente", 40_000_000],
  ["gerente2", "asesor2", 15_000_000],
  ["owner", "gerente2", 30_000_000],
] as const;

/** Sets this month's demo goals, as the managers and the owner. */
export async function seedGoals(seed: SeedContext): Promise<void> {
  const mes = monthOf(today(seed.services.clock.now()));
  const person = (handle: string) => seed.shared.get(`account:${handle}`) as Viewer;
  for (const [by, of, monto] of goals)
    await seed.as(person(by), setSalesGoal, { userId: person(of).id, input: { mes, monto } });
}
