import { type ActRule, type Acts, actsOf } from "../../core/acts.ts";
import type { Lifecycle } from "../../core/lifecycle.ts";
import { type Capability, may } from "./permissions.rules.ts";

/**
 * Returns a builder for the table of a record's acts, bound to the permission matrix: `export const
 * contractActs = acts<ContractState>(contractLifecycle)({ cancel: { may: "cancelContracts", from: ["draft"],
 * to: "cancelled" } });`. Pass null for a record whose status has no lifecycle.
 */
export const acts =
  <State extends { readonly status: string }>(lifecycle: Lifecycle<State["status"]> | null) =>
  <Name extends string>(rules: Readonly<Record<Name, ActRule<State, Capability>>>): Acts<Name, State> =>
    actsOf(may, lifecycle, rules);
