import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { mostRows } from "@travesia/api/quotes/calculation/costs/itinerary.rules";
import type { ReactNode } from "react";
import { type Control, type FieldArrayPath, useFieldArray } from "react-hook-form";
import type { CalculatorForm } from "../calculator.form.ts";
import { AddIcon, DeleteIcon } from "../../../../ui/icons.tsx";

interface CostRowsProps<Name extends FieldArrayPath<CalculatorForm>> {
  readonly control: Control<CalculatorForm>;
  readonly name: Name;
  /** What one row is called. */
  readonly title: string;
  /** What all of them are called, where it is another word. */
  readonly heading?: string;
  /** How many there may be. */
  readonly most?: number;
  /** What is said while there is no row. */
  readonly empty: string;
  /** The verb of one more: `Agregar excursión`. */
  readonly add: string;
  /** A new row. */
  readonly blank:
    | CalculatorForm["excursiones"][number]
    | CalculatorForm["extras"][number]
    | CalculatorForm["traslados"]["otros"][number]
    | CalculatorForm["tiquetes"]["tramos"][number]
    | CalculatorForm["hotel"]["estadias"][number];
  /** The fields of one row. */
  readonly children: (name: `${Name}.${number}`) => ReactNode;
}

/** Rows of a calculation that can be added and taken away. */
export function CostRows<Name extends FieldArrayPath<CalculatorForm>>({
  control,
  name,
  title,
  heading = title,
  most = mostRows,
  empty,
  add,
  blank,
  children,
}: CostRowsProps<Name>) {
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", gap: 2 }}>
        <Typography variant="h6" component="h3">
          {heading}
        </Typography>
        <Button
          disabled={fields.length >= most}
          size="small"
          startIcon={<AddIcon />}
          onClick={() => append(blank as never)}
        >
          {add}
        </Button>
      </Stack>
      {fields.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {empty}
        </Typography>
      )}
      {fields.map(({ id }, index) => (
        <Stack
          key={id}
          direction="row"
          role="group"
          aria-label={`${title} ${index + 1}`}
          sx={{ gap: 1, alignItems: "flex-start" }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>{children(`${name}.${index}`)}</Box>
          <IconButton aria-label={`Quitar ${title.toLowerCase()} ${index + 1}`} onClick={() => remove(index)}>
            <DeleteIcon />
          </IconButton>
        </Stack>
      ))}
    </Stack>
  );
}
