import type { EntityClass, FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../auth/viewer.ts";
import type { RecordKind } from "./record-kind.enum.ts";

/** Record that lines of the history report as changed: a record that people follow, or a part of others. */
export interface FollowedRecord {
  /** The first part of its lines in the history: `payment` of `payment.verified`. */
  readonly lines: readonly string[];
  readonly entity: EntityClass<object>;
  /** Kind under which people follow it, and the filter of its reads. None for a part of others. */
  readonly follows: { readonly kind: RecordKind; readonly scope: FollowScope } | null;
  /**
   * Kinds that change with it, each with the relations that lead there: `purchase.item.contract`; an empty
   * text when it has the kind's ids.
   */
  readonly touches: Partial<Record<RecordKind, string>>;
}

type FollowScope = (viewer: Viewer) => FilterQuery<object>;

/**
 * Returns a record whose changes people follow, within the scope of its reads: `followed("quote", Quote,
 * (viewer) => visibleQuotes(viewer, null))`. `lines` are the names it has in the history, where it has
 * others.
 */
export const followed = <T extends object>(
  kind: RecordKind,
  entity: EntityClass<T>,
  scope: (viewer: Viewer) => FilterQuery<T>,
  { lines = [kind], touches = {} }: Partial<Pick<FollowedRecord, "lines" | "touches">> = {},
): FollowedRecord => ({ lines, entity, follows: { kind, scope: scope as FollowScope }, touches });

/** Returns a part of records that people follow: `partOf("item", ContractItem, { contract: "contract" })`. */
export const partOf = (
  line: string,
  entity: EntityClass<object>,
  touches: FollowedRecord["touches"],
): FollowedRecord => ({ lines: [line], entity, follows: null, touches });
