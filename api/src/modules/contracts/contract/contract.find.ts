import type { Scope } from "../../../core/mutation/scope.ts";
import { ownContracts, readableContracts, visibleContracts } from "./contract.access.ts";
import { Contract } from "./contract.entity.ts";
import { NO_CONTRACT } from "./contract.texts.ts";

/** Loads a contract in the caller's scope. NOT_FOUND `Contrato no encontrado`. */
export const findContract = (scope: Scope, id: string): Promise<Contract> =>
  scope.find(Contract, { $and: [{ id }, visibleContracts(scope.viewer, scope.link)] }, NO_CONTRACT);

/** Loads one of the calling client's own contracts. NOT_FOUND `Contrato no encontrado`. */
export const findOwnContract = (scope: Scope, id: string): Promise<Contract> =>
  scope.find(Contract, { $and: [{ id }, ownContracts(scope.viewer, scope.link)] }, NO_CONTRACT);

/** Loads a contract whose document the caller may read. NOT_FOUND `Contrato no encontrado`. */
export const findReadableContract = (scope: Scope, id: string): Promise<Contract> =>
  scope.find(Contract, { $and: [{ id }, readableContracts(scope.viewer, scope.link)] }, NO_CONTRACT);
