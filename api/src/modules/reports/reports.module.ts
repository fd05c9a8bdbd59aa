import type { Module } from "../../core/module.ts";
import { seedClosing } from "../closing/closing.seed.ts";
import { CancellationOutcomeResolver } from "./cancellation/cancellation-outcome.resolver.ts";
import { comparisonJobs, comparisonSweeps } from "./my-day/comparison/comparison.jobs.ts";
import { DayComparison } from "./my-day/comparison/day-comparison.entity.ts";
import { DashboardResolver, DashboardQueries } from "./dashboard/dashboard.resolver.ts";
import { dashboardRoutes } from "./dashboard/dashboard.rest.ts";
import { personalGoals } from "./goal/personal-data.parts.ts";
import { SalesGoal } from "./goal/sales-goal.entity.ts";
import { SalesGoalResolver, SalesGoalQueries } from "./goal/sales-goal.resolver.ts";
import { seedGoals } from "./goal/sales-goal.seed.ts";
import { financialFragments, financialRoutes } from "./financial/financial.rest.ts";
import {
  FinancialPaymentResolver,
  FinancialPurchaseResolver,
  FinancialResolver,
} from "./financial/financial.resolver.ts";
import { FirstStepsResolver } from "./first-steps/first-steps.resolver.ts";
import { MyDayResolver } from "./my-day.resolver.ts";
import { OwnRecordsResolver } from "./own-records/own-records.resolver.ts";
import { OwnTripsResolver } from "./own-trips.resolver.ts";
import { SalesByQueries } from "./sales-by/sales-by.resolver.ts";
import { TripProfitResolver } from "./trip-profit/trip-profit.resolver.ts";
import { OrganizationResolver } from "./organization.resolver.ts";
import { organizationReportFragments, organizationReportRoutes } from "./organization.rest.ts";
import { personalPostponed } from "./postponing/personal-data.parts.ts";
import { PostponedRecord } from "./postponing/postponed-record.entity.ts";
import { PostponedRecordMutations, PostponedRecordResolver } from "./postponing/postponed-record.resolver.ts";
import { reportsWords } from "./reports.words.ts";

/**
 * Figures calculated from the records of the other modules.
 *
 * Acts: begin-comparison, keep-comparison, postpone-record, resume-record, resume-records, set-sales-goal.
 */
export const reports: Module = {
  name: "reports",
  words: reportsWords,
  entities: [DayComparison, SalesGoal, PostponedRecord],
  resolvers: [
    ...[
      OrganizationResolver,
      MyDayResolver,
      FirstStepsResolver,
      OwnRecordsResolver,
      OwnTripsResolver,
      DashboardResolver,
      DashboardQueries,
    ],
    ...[CancellationOutcomeResolver, TripProfitResolver, SalesByQueries],
    ...[SalesGoalResolver, SalesGoalQueries, PostponedRecordResolver, PostponedRecordMutations],
    ...[FinancialResolver, FinancialPaymentResolver, FinancialPurchaseResolver],
  ],
  fragments: [...organizationReportFragments, ...financialFragments],
  section: {
    title: "Informes",
    text: "Cifras de ventas, cartera y ganancia, cada quien según su alcance.",
  },
  jobs: comparisonJobs,
  sweeps: comparisonSweeps,
  routes: [...organizationReportRoutes, ...dashboardRoutes, ...financialRoutes],
  personalData: [...personalGoals, ...personalPostponed],
  // The demo is complete by now: the months that it closes change no more.
  seed: async (context) => {
    await seedGoals(context);
    await seedClosing(context);
  },
};
