import type { Scope } from "../../../core/mutation/scope.ts";
import { visibleContracts } from "./contract.access.ts";
import { Contract } from "./contract.entity.ts";
import { NO_CONTRACT } from "./contract.texts.ts";

/** Loads a contract of the asker's scope, without a lock. NOT_FOUND `Contrato no encontrado`. */
export const findContract = (scope: Scope, id: string): Promise<Contract> =>
  scope.find(Contract, { $and: [{ id }, visibleContracts(scope.viewer, scope.link)] }, NO_CONTRACT);
