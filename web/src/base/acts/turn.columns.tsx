import type { Column } from "../../ui/table/columns.ts";
import { TwoLines } from "../../ui/table/TwoLines.tsx";
import { listedStep, type SeenTurn } from "./turn.ts";

/**
 * List column with the person or team responsible for the first step of each record, that step, and the
 * number of further steps. Optional: shown when the user selects it.
 */
export const turnColumn: Column<{ readonly turns: readonly SeenTurn[] }> = {
  key: "turn",
  label: "Le toca a",
  optional: true,
  cell: ({ turns }) =>
    turns[0] ? (
      <TwoLines second={listedStep(turns)} width={200}>
        {turns[0].who}
      </TwoLines>
    ) : (
      "—"
    ),
};
