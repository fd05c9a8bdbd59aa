import type { EntityClass, FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../auth/viewer.ts";
import type { RecordKind } from "./record-kind.enum.ts";

/**
 * Record that lines of the history report as changed: a record that people follow, or a part of other
 * records.
 */
export interface FollowedRecord {
  /** Prefixes of the record's line types in the history: `payment` for `payment.verified`. */
  readonly lines: readonly string[];
  readonly entity: EntityClass<object>;
  /**
   * Kind under which people follow the record, and the filter of its reads; null for a part of other records.
   */
  readonly follows: { readonly kind: RecordKind; readonly scope: FollowScope } | null;
  /**
   * Kinds that change with the record, each with the relations that lead there: `purchase.item.contract`; an
   * empty string when the record has the ids of that kind.
   */
  readonly touches: Partial<Record<RecordKind, string>>;
}

type FollowScope = (viewer: Viewer) => FilterQuery<object>;

/**
 * Declares a record whose changes people follow, restricted to the records that they may read:
 * `followed("quote", Quote, (viewer) => visibleQuotes(viewer, null))`. `lines` are its names in the history
 * when they differ from the kind.
 */
export const followed = <T extends object>(
  kind: RecordKind,
  entity: EntityClass<T>,
  scope: (viewer: Viewer) => FilterQuery<T>,
  { lines = [kind], touches = {} }: Partial<Pick<FollowedRecord, "lines" | "touches">> = {},
): FollowedRecord => ({ lines, entity, follows: { kind, scope: scope as FollowScope }, touches });

/**
 * Declares a part of records that people follow: `partOf("item", ContractItem, { contract: "contract" })`.
 */
export const partOf = (
  line: string,
  entity: EntityClass<object>,
  touches: FollowedRecord["touches"],
): FollowedRecord => ({ lines: [line], entity, follows: null, touches });
