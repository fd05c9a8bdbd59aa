import type { Module } from "../../core/module.ts";
import { fileScope } from "../../core/storage/file-scope.ts";
import { visibleContracts } from "./contract.access.ts";
import { ContractActsResolver, ContractPdfPayloadResolver } from "./contract-acts.resolver.ts";
import { Contract } from "./contract.entity.ts";
import { contractListeners } from "./contract.listeners.ts";
import { successionListeners } from "./succession.listeners.ts";
import { ContractOverviewResolver, PassengersSummaryResolver } from "./contract-overview.resolver.ts";
import { ContractResolver } from "./contract.resolver.ts";
import { ContractVersion } from "./contract-version.entity.ts";
import { seedContracts } from "./contracts.seed.ts";
import { contractFragments, contractRoutes } from "./contracts.rest.ts";
import { ContractItem } from "./item.entity.ts";
import { ItemResolver } from "./item.resolver.ts";
import { PlanLine } from "./plan-line.entity.ts";
import { Signature } from "./signature.entity.ts";
import { personalContracts } from "./personal-data.parts.ts";

/** What a client signs, how they pay it, and what is to be bought for it. */
export const contracts: Module = {
  name: "contracts",
  entities: [Contract, PlanLine, ContractItem, ContractVersion, Signature],
  resolvers: [
    ContractResolver,
    ContractActsResolver,
    ContractPdfPayloadResolver,
    ContractOverviewResolver,
    PassengersSummaryResolver,
    ItemResolver,
  ],
  fragments: contractFragments,
  routes: contractRoutes,
  listeners: [...contractListeners, ...successionListeners],
  personalData: personalContracts,
  seed: seedContracts,
  files: { contract: fileScope(Contract, visibleContracts) },
};
