import type { Module } from "../../core/module.ts";
import { seedClosing } from "../closing/closing.seed.ts";
import { MyDayResolver } from "./my-day.resolver.ts";
import { OwnTripsResolver } from "./own-trips.resolver.ts";
import { OrganizationResolver } from "./organization.resolver.ts";
import { organizationReportFragments, organizationReportRoutes } from "./organization.rest.ts";

/** What the other modules' records come to. */
export const reports: Module = {
  name: "reports",
  resolvers: [OrganizationResolver, MyDayResolver, OwnTripsResolver],
  fragments: organizationReportFragments,
  routes: organizationReportRoutes,
  // The demo is complete by now: what it closes moves no more.
  seed: seedClosing,
};
