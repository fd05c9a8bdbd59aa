import { registerEnum } from "../../../core/enums.ts";
import { claimLifecycle, type ClaimStatus as Status } from "./claim.lifecycle.ts";
import {
  type ClaimIdentity as Identity,
  claimIdentityLabels,
  type ClaimKind as Kind,
  claimKindLabels,
  type DataRight as Right,
  dataRightLabels,
} from "./claim.rules.ts";

const named = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.keys(labels).map((name) => [name, name])) as { [N in Name]: N };

/** The statuses of a request as the schema has them; their moves stand in `claim.lifecycle`. */
export const ClaimStatus = named<Status>(claimLifecycle.labels);
export type ClaimStatus = Status;
registerEnum(ClaimStatus, {
  name: "ClaimStatus",
  label: "Estado",
  labels: claimLifecycle.labels,
  description: "Estado de una solicitud sobre datos personales o de una PQR.",
});

export const ClaimKind = named<Kind>(claimKindLabels);
export type ClaimKind = Kind;
registerEnum(ClaimKind, {
  name: "ClaimKind",
  label: "Tipo de solicitud",
  labels: claimKindLabels,
  description: "Lo que alguien le pide a la agencia sobre sus datos o como consumidor.",
});

export const DataRight = named<Right>(dataRightLabels);
export type DataRight = Right;
registerEnum(DataRight, {
  name: "DataRight",
  label: "Derecho",
  labels: dataRightLabels,
  description: "El derecho sobre los datos personales que alguien ejerce.",
});

export const ClaimIdentity = named<Identity>(claimIdentityLabels);
export type ClaimIdentity = Identity;
registerEnum(ClaimIdentity, {
  name: "ClaimIdentity",
  label: "Identidad",
  labels: claimIdentityLabels,
  description: "Cómo se comprobó la identidad de quien pregunta por sus datos.",
});
