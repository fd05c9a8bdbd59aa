import type { FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../../core/auth/viewer.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import { may } from "../accounts/permissions.rules.ts";
import { ownContracts, visibleContracts } from "../contracts/contract/contract.access.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { NO_CONTRACT } from "../contracts/contract/contract.texts.ts";
import type { Dossier } from "./dossier.entity.ts";

/** Returns the condition on the dossiers that the caller requested. */
export const ownDossiers = (viewer: Viewer | null, link: Link | null): FilterQuery<Dossier> =>
  viewer ? { maker: viewer.id } : { linkId: link?.id ?? "00000000-0000-0000-0000-000000000000" };

/**
 * Returns the sales whose dossier the viewer may get: for managers and administration the sales in their
 * scope, for clients their own.
 */
const dossierContracts = (viewer: Viewer | null, link: Link | null): FilterQuery<Contract> =>
  may(viewer?.role, "takeDossiers") ? visibleContracts(viewer, null) : ownContracts(viewer, link);

/** Loads a sale whose dossier the caller may get. NOT_FOUND `Contrato no encontrado`. */
export const findSale = (scope: Scope, id: string): Promise<Contract> =>
  scope.find(Contract, { $and: [{ id }, dossierContracts(scope.viewer, scope.link)] } as never, NO_CONTRACT);
