import type { Column } from "../../ui/table/columns.ts";
import { TwoLines } from "../../ui/table/TwoLines.tsx";
import type { SeenTurn } from "./turn.ts";

/** Who does the next step of each record of a list, and what it is; for who chooses the column. */
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
