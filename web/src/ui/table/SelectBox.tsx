import Checkbox from "@mui/material/Checkbox";
import type { MouseEvent } from "react";

interface SelectBoxProps {
  /** `Elegir COT-2026-000123`. */
  readonly label: string;
  readonly checked: boolean;
  /** True when some of its rows are chosen, not all. */
  readonly partly?: boolean;
  /** `range`: with the Shift key, from the row pressed before to this one. */
  readonly onToggle: (range: boolean) => void;
}

/** Shows the box that chooses a row, or all rows of a page; Shift chooses all between two. */
export function SelectBox({ label, checked, partly = false, onToggle }: SelectBoxProps) {
  return (
    <Checkbox
      size="small"
      checked={checked}
      indeterminate={partly}
      onClick={(event: MouseEvent) => onToggle(event.shiftKey)}
      // Shift would mark the text between the two rows.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      slotProps={{ input: { "aria-label": label } }}
      sx={{ p: 1.5 }}
    />
  );
}
