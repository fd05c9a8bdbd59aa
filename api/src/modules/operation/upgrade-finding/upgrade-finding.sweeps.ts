import type { Sweep } from "../../../core/jobs/jobs.ts";
import { surveyUpgrade } from "./acts/survey-upgrade.ts";
import { UpgradeSurvey } from "./upgrade-survey.entity.ts";

/** Sweep that searches the data of earlier versions once after an upgrade. */
export const upgradeSweeps: readonly Sweep[] = [
  {
    name: "operation.upgrade-surveys",
    run: async ({ run, services: { orm } }) => {
      const due = await orm.em.fork().find(UpgradeSurvey, { surveyedAt: null }, { orderBy: { kind: "asc" } });
      for (const { kind } of due) await run(surveyUpgrade, { kind });
    },
  },
];
