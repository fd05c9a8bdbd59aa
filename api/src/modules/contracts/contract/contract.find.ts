import type { Scope } from "../../../core/mutation/scope.ts";
import { visibleContracts } from "./contract.access.ts";
import { Contract } from "./contract.entity.ts";
import { NO_CONTRACT } from "./contract.texts.ts";

/** Loads a contract of the asker's scope, without a lock. NOT_FOUND `Contrato no encontrado`. */
export const findContract = (reach: Scope, id: string): Promise<Contract> =>
  reach.find(Contract, { $and: [{ id }, visibleContracts(reach.viewer, reach.link)] }, NO_CONTRACT);
