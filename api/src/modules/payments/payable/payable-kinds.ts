import type { FilterQuery } from "@mikro-orm/core";
import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { validate } from "uuid";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { PayableName } from "./payable.enums.ts";
import type { Payable, PayableKind, PayableRef } from "./payable.ts";

declare module "../../../core/module.ts" {
  interface Module {
    /** Payable record types that this module provides. */
    readonly payables?: readonly PayableKind[];
  }
}

const kinds = new Map<PayableName, PayableKind>();

/**
 * Registers the payable record types of all modules under their names; called once when an application is
 * created.
 */
export function adoptPayables(brought: readonly PayableKind[]): void {
  for (const kind of brought) kinds.set(kind.name, kind);
}

/** Returns all registered payable record types. */
export const payableKinds = (): readonly PayableKind[] => [...kinds.values()];

function kindOf(name: PayableName): PayableKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`no module says what a ${name} is that is paid`);
  return kind;
}

/** Returns the filter for the record with this id, limited to records whose payments the viewer may see. */
const seen = ({ visible }: PayableKind, id: string, viewer: Viewer | null, link: Link | null) =>
  ({ $and: [{ id }, visible(viewer, link)] }) as FilterQuery<object>;

/** Loads the paid record within the caller's scope; null when the caller may see no such record. */
export async function seekPayable(scope: Scope, { kind: name, id }: PayableRef): Promise<Payable | null> {
  const kind = kindOf(name);
  const record = await scope.findOrNull(kind.entity, seen(kind, id, scope.viewer, scope.link));
  return record && kind.of(record);
}

/**
 * Loads the paid record within the caller's scope. NOT_FOUND with the message of its record type, such as
 * `Contrato no encontrado`.
 */
export async function findPayable(scope: Scope, ref: PayableRef): Promise<Payable> {
  const found = await seekPayable(scope, ref);
  if (!found) throw kindOf(ref.kind).missing();
  return found;
}

/**
 * Locks and loads the paid record within the caller's scope. NOT_FOUND with the message of its record type,
 * such as `Contrato no encontrado`.
 */
export const lockPayable = (work: Work, ref: PayableRef): Promise<Payable> =>
  findPayable(work.forUpdate, ref);

/** Locks and loads a contract or reservation without a scope check, for a payment that was already loaded. */
export async function lockKnownPayable(work: Work, { kind: name, id }: PayableRef): Promise<Payable> {
  const { entity, of, missing } = kindOf(name);
  const record = await work.forUpdate.findOrNull(entity, { id } as FilterQuery<object>);
  if (!record) throw missing();
  return of(record);
}

/**
 * Loads a contract or reservation for a payer who knows its id; NOT_FOUND with the message of its record
 * type. Only the data needed for paying may be shown to the payer.
 */
export async function knownPayable(
  { em }: { readonly em: SqlEntityManager },
  { kind: name, id }: PayableRef,
): Promise<Payable> {
  const found = await seekKnownPayable({ em }, { kind: name, id });
  if (!found) throw kindOf(name).missing();
  return found;
}

/** Loads a contract or reservation for a payer who knows its id; null when it does not exist. */
export async function seekKnownPayable(
  { em }: { readonly em: SqlEntityManager },
  { kind: name, id }: PayableRef,
): Promise<Payable | null> {
  const { entity, of } = kindOf(name);
  const record = validate(id) ? await em.findOne(entity, { id } as FilterQuery<object>) : null;
  return record && of(record);
}

/**
 * Loads a contract or reservation without a scope check, for jobs and for a payment that was already loaded.
 */
export async function loadPayable(
  { em }: { readonly em: SqlEntityManager },
  { kind: name, id }: PayableRef,
): Promise<Payable> {
  const { entity, of } = kindOf(name);
  return of(await em.findOneOrFail(entity, { id } as FilterQuery<object>));
}
