import { type ActRule, type Acts, actsOf } from "../../core/acts.ts";
import type { Lifecycle } from "../../core/lifecycle.ts";
import { type Capability, may } from "./permissions.rules.ts";

/**
 * Begins the table of a record's acts, bound to the permission matrix:
 * `export const contractActs = acts<ContractState>(contractLifecycle)({ cancel: { may: "cancelContracts",
 * from: ["draft"], to: "cancelled" } });`. A record whose status has no lifecycle passes null.
 */
export const acts =
  <State extends { readonly status: string }>(lifecycle: Lifecycle<State["status"]> | null) =>
  <Name extends string>(rules: Readonly<Record<Name, ActRule<State, Capability>>>): Acts<Name, State> =>
    actsOf(may, lifecycle, rules);
