import { useState } from "react";
import { useEdited } from "../../base/failure/stale.ts";
import { useSaving, type Wrong } from "../../base/saving/useSaving.ts";
import { moved } from "./moved.ts";

interface ListActs<Row> {
  /** Saves the order of the rows, by their ids. */
  readonly order: (ids: string[]) => Promise<unknown>;
  readonly remove: (row: Row) => Promise<unknown>;
  /** Toast shown after a row was removed. */
  readonly removed: string;
}

/**
 * Returns the actions on a list whose rows are edited in a form, reordered and removed, with the row being
 * edited or removed, and whether an action is running. `perform` runs further actions.
 */
export function useEditedList<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { order, remove, removed }: ListActs<Row>,
) {
  const { busy, failure, fresh, forget, perform } = useSaving();
  const [editing, setEditing] = useEdited(rows, fresh);
  const [removing, askRemove] = useState<Row | null>(null);
  return {
    editing,
    removing,
    busy,
    failure,
    askRemove,
    perform,
    edit: (row: Row | "new" | null) => {
      forget();
      setEditing(row);
    },
    /** Returns the errors of a save; closes the form when there are none. */
    closing: async (saving: Promise<Wrong | null>): Promise<Wrong | null> => {
      const wrong = await saving;
      if (!wrong) setEditing(null);
      return wrong;
    },
    move: (place: number, by: -1 | 1) => {
      const ids = moved(rows, place, by).map(({ id }) => id);
      void perform(() => order(ids), "Orden guardado");
    },
    remove: async () => {
      if (!removing) return;
      await perform(() => remove(removing), removed);
      askRemove(null);
    },
  };
}
