import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { visibleContracts } from "../contract/contract.access.ts";
import { CancellationRequest } from "./cancellation.entity.ts";

const NO_REQUEST = "Solicitud no encontrada";

/** Returns the cancellation requests on contracts that the viewer may see. */
export const visibleCancellations = (viewer: Viewer | null): FilterQuery<CancellationRequest> =>
  ({ contract: visibleContracts(viewer, null) }) as FilterQuery<CancellationRequest>;

/** Loads a cancellation request in the caller's scope. NOT_FOUND `Solicitud no encontrada`. */
export const findCancellation = (scope: Scope, id: string): Promise<CancellationRequest> =>
  scope.find(
    CancellationRequest,
    { $and: [{ id }, visibleCancellations(scope.viewer)] } as FilterQuery<CancellationRequest>,
    NO_REQUEST,
  );
