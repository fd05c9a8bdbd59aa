import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { itemOrders } from "./purchase.order.ts";

interface OrderSelectProps {
  /** Key of `itemOrders`; empty for the order by urgency. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Shows the choice of the order of the items. */
export function OrderSelect({ value, onChange }: OrderSelectProps) {
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label="Ordenar por"
      value={Object.hasOwn(itemOrders, value) ? value : "urgency"}
      onChange={({ target }) => onChange(target.value === "urgency" ? "" : target.value)}
      sx={{ width: { xs: "100%", sm: 200 } }}
    >
      {Object.entries(itemOrders).map(([key, { label }]) => (
        <MenuItem key={key} value={key}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
