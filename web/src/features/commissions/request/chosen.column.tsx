import Checkbox from "@mui/material/Checkbox";
import type { Column } from "../../../ui/table/columns.ts";
import type { CommissionLine } from "../commission/commission.columns.tsx";
import { commissionTexts as texts } from "../commission/commission.texts.ts";

/** Returns the checkbox column in which commissions are selected to be requested together. */
export const chosenColumn = (
  chosen: ReadonlyMap<string, CommissionLine>,
  canChoose: (line: CommissionLine) => boolean,
  toggle: (line: CommissionLine) => void,
): Column<CommissionLine> => ({
  key: "chosen",
  label: texts.choose,
  card: "choice",
  cell: (line) =>
    canChoose(line) && (
      <Checkbox
        size="small"
        checked={chosen.has(line.id)}
        onChange={() => toggle(line)}
        slotProps={{
          input: { "aria-label": `${texts.choose} la del contrato ${line.contract.contractNumber}` },
        }}
        sx={{ p: 1 }}
      />
    ),
});
