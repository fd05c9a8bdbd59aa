import type { Services } from "../../../../core/context.ts";
import type { Verdict } from "../../../../server/health/health.rules.ts";
import { DayComparison } from "./day-comparison.entity.ts";
import { judgeDay } from "./judge-day.rules.ts";

/** Judges the latest finished comparison of Mi día with the records' turns. */
export async function measureDay({ orm, clock }: Services): Promise<Verdict> {
  const last = await orm.em.fork().findOne(DayComparison, { endedAt: { $ne: null } });
  return judgeDay(
    last && {
      ageSeconds: (clock.now().getTime() - (last.endedAt?.getTime() ?? 0)) / 1_000,
      people: last.people ?? 0,
      turns: last.turns ?? 0,
      differing: last.differing ?? 0,
      examples: last.examples,
    },
  );
}
