import type { Column } from "../../ui/table/columns.ts";
import { TwoLines } from "../../ui/table/TwoLines.tsx";
import type { SeenTurn } from "./turn.ts";

/**
 * List column with the person or team that does the next step of each record, and that step; optional, shown
 * when the user chooses it.
 */
export const turnColumn: Column<{ readonly turn: SeenTurn | null }> = {
  key: "turn",
  label: "Le toca a",
  optional: true,
  cell: ({ turn }) =>
    turn ? (
      <TwoLines second={turn.step} width={200}>
        {turn.who}
      </TwoLines>
    ) : (
      "—"
    ),
};
