import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { type BankColumn, columnLabels } from "@travesia/api/bank/statement/columns.rules";
import type { Columns } from "./useBankImport.ts";

interface ColumnChoicesProps {
  readonly headings: readonly string[];
  readonly columns: Columns;
  readonly onChange: (changed: Partial<Columns>) => void;
}

/** Shows the selection of each column's meaning in a bank file; made once per account. */
export function ColumnChoices({ headings, columns, onChange }: ColumnChoicesProps) {
  return (
    <Box
      role="group"
      aria-label="Columnas del archivo"
      sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr 1fr", md: "repeat(4, 1fr)" } }}
    >
      {(Object.keys(columnLabels) as BankColumn[]).map((column) => (
        <TextField
          key={column}
          select
          size="small"
          label={columnLabels[column]}
          value={headings.includes(columns[column] ?? "") ? (columns[column] ?? "") : ""}
          onChange={({ target }) => onChange({ [column]: target.value || null })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">No está</MenuItem>
          {headings.map((heading) => (
            <MenuItem key={heading} value={heading}>
              {heading}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  );
}
