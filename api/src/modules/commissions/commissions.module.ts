import type { Module } from "../../core/module.ts";
import { CommissionConfig } from "./commission-config.entity.ts";
import { Commission } from "./commission.entity.ts";
import { SupportDocument } from "./support-document.entity.ts";

/** What sellers earn by a completed contract: generated once, approved, paid under a monthly limit. */
export const commissions: Module = {
  name: "commissions",
  entities: [Commission, CommissionConfig, SupportDocument],
};
