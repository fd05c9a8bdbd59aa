import type { Module } from "../../core/module.ts";
import { LiveResolver } from "./live.resolver.ts";

/** What happens to a record while somebody has it open: its changes, and who else looks at it. */
export const live: Module = {
  name: "live",
  resolvers: [LiveResolver],
};
