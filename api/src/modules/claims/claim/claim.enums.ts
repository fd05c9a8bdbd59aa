import { enumOf } from "../../../core/enums.ts";
import { claimLifecycle, type ClaimStatus as Status } from "./claim.lifecycle.ts";
import {
  type ClaimIdentity as Identity,
  claimIdentityLabels,
  type ClaimKind as Kind,
  claimKindLabels,
  type DataRight as Right,
  dataRightLabels,
} from "./claim.rules.ts";

/** Statuses of a request in the schema; `claim.lifecycle` has their transitions. */
export const ClaimStatus = enumOf("ClaimStatus", claimLifecycle.labels, {
  label: "Estado",
  labels: claimLifecycle.labels,
  description: "Estado de una solicitud sobre datos personales o de una PQR.",
});
export type ClaimStatus = Status;

export const ClaimKind = enumOf("ClaimKind", claimKindLabels, {
  label: "Tipo de solicitud",
  labels: claimKindLabels,
  description: "Lo que alguien le pide a la agencia sobre sus datos o como consumidor.",
});
export type ClaimKind = Kind;

export const DataRight = enumOf("DataRight", dataRightLabels, {
  label: "Derecho",
  labels: dataRightLabels,
  description: "El derecho sobre los datos personales que alguien ejerce.",
});
export type DataRight = Right;

export const ClaimIdentity = enumOf("ClaimIdentity", claimIdentityLabels, {
  label: "Identidad",
  labels: claimIdentityLabels,
  description: "Cómo se comprobó la identidad de quien pregunta por sus datos.",
});
export type ClaimIdentity = Identity;
