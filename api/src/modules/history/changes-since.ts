import { type ChainPlace, readCursor, writeCursor } from "../../core/chain/chain-cursor.ts";
import { changesAfter } from "../../core/chain/changes-after.ts";
import { endOfChain } from "../../core/chain/lines-after.ts";
import { RecordKind } from "../../core/changes/record-kind.enum.ts";
import type { Context } from "../../core/context.ts";
import { badInput, forbidden } from "../../core/failure.ts";
import { FROM_NOW, NO_CURSOR, NOT_FOLLOWED, OTHER_DATABASE } from "./changes.rules.ts";
import type { ChangePage, ChangesArgs } from "./changes.types.ts";

const START: ChainPlace = { position: 0, mark: "" };

/** Returns the records that changed since a cursor, or since the beginning, within the caller's scope. */
export async function changesSince(
  { read, viewer, services }: Context,
  { since, kinds, limit }: ChangesArgs,
): Promise<ChangePage> {
  if (!viewer) throw forbidden();
  if (kinds?.includes("audit_entry")) throw badInput("kinds", NOT_FOLLOWED);
  if (since === FROM_NOW) return { items: [], next: writeCursor(await endOfChain(read)), hasMore: false };
  const place = since ? readCursor(since) : START;
  if (!place) throw badInput("since", NO_CURSOR);
  const wanted = kinds?.length ? kinds : Object.values(RecordKind);
  const after = await changesAfter(read, services.changes.reachesOf(wanted), viewer, {
    since: place,
    limit,
  });
  if (!after) throw badInput("since", OTHER_DATABASE);
  return { items: [...after.items], next: writeCursor(after.end), hasMore: after.hasMore };
}
