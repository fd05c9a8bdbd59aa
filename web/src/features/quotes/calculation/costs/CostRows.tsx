import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { mostRows } from "@travesia/api/quotes/calculation/costs/itinerary.rules";
import { type ReactNode, use } from "react";
import { type Control, type FieldArrayPath, type FieldPath, useFieldArray, useWatch } from "react-hook-form";
import { AddIcon, DeleteIcon } from "../../../../ui/desk/deskIcons.tsx";
import { PageBar } from "../../../../ui/table/PageBar.tsx";
import { usePages } from "../../../../ui/table/usePages.ts";
import { CalculatorFactsContext } from "../calculator.facts.ts";
import type { CalculatorForm } from "../calculator.form.ts";
import { type CheckedRows, firstWrong } from "./cost-units.ts";
import { ActButton } from "../../../../ui/dialog/ActButton.tsx";

interface CostRowsProps<Name extends FieldArrayPath<CalculatorForm>> {
  readonly control: Control<CalculatorForm>;
  readonly name: Name;
  /** Name of one row. */
  readonly title: string;
  /** Heading of the rows, if it differs from `title`. */
  readonly heading?: string;
  /** Maximum number of rows. */
  readonly most?: number;
  /** Text shown while there are no rows. */
  readonly empty: string;
  /** Label of the button that adds a row: `Agregar excursión`. */
  readonly add: string;
  /** Initial values of a new row. */
  readonly blank:
    | CalculatorForm["excursiones"][number]
    | CalculatorForm["extras"][number]
    | CalculatorForm["traslados"]["otros"][number]
    | CalculatorForm["seguros"]["otros"][number]
    | CalculatorForm["tiquetes"]["tramos"][number]
    | CalculatorForm["hotel"]["estadias"][number];
  /** Renders the fields of one row. */
  readonly children: (name: `${Name}.${number}`) => ReactNode;
}

/** Number of rows on one page. */
const SHOWN = 20;

/**
 * Shows rows of a calculation that can be added and removed, paginated. All rows count, and errors on other
 * pages are shown too.
 */
export function CostRows<Name extends FieldArrayPath<CalculatorForm>>({
  control,
  name,
  title,
  heading = title,
  most = mostRows,
  empty,
  add: addLabel,
  blank,
  children,
}: CostRowsProps<Name>) {
  const { focus } = use(CalculatorFactsContext);
  const { fields, append, remove } = useFieldArray({
    control,
    name,
    // The fields of hidden pages are not validated.
    rules: { validate: (rows) => firstWrong(rows as CheckedRows)?.message ?? true },
  });
  const { shown, bar } = usePages(
    fields.map(({ id }, index) => ({ id, index })),
    SHOWN,
  );
  const open = (index: number) => bar.onPage(Math.floor(index / SHOWN) + 1);
  const add = () => {
    append(blank as never);
    open(fields.length);
  };
  const wrong = firstWrong(useWatch({ control, name }) as CheckedRows);
  const isHere = shown.some(({ index }) => index === wrong?.index);
  const goTo = (index: number) => {
    open(index);
    // The row is there once its page is shown.
    setTimeout(() => focus(`${name}.${index}.cobro.unidades` as FieldPath<CalculatorForm>));
  };
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", gap: 2 }}>
        <Typography variant="h6" component="h3">
          {heading}
        </Typography>
        <ActButton
          reason={fields.length < most ? null : `Caben ${most} líneas como máximo`}
          size="small"
          startIcon={<AddIcon />}
          onClick={add}
        >
          {addLabel}
        </ActButton>
      </Stack>
      {fields.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {empty}
        </Typography>
      )}
      {wrong && !isHere && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => goTo(wrong.index)}>
              Ir a la línea {wrong.index + 1}
            </Button>
          }
        >
          {title} {wrong.index + 1}: {wrong.message}
        </Alert>
      )}
      <PageBar {...bar} />
      {shown.map(({ id, index }) => (
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
      <PageBar {...bar} />
    </Stack>
  );
}
