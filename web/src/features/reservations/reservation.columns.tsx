import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { formatDay } from "../../ui/days.ts";
import { Money } from "../../ui/Money.tsx";
import type { Column } from "../../ui/table/columns.ts";
import type { ReservationRowFragment } from "./reservations.generated.ts";
import { WrittenField } from "../../ui/form/WrittenField.tsx";

/** Entered values of the row being edited. */
export interface EditedRow {
  readonly id: string;
  readonly salida: string;
  readonly llegada: string;
  readonly people: string;
  readonly isPaid: boolean;
}

/** Returns the initial values of a row being edited. */
export const editedRow = ({ id, fechas, numberOfPeople, isPaid }: ReservationRowFragment): EditedRow => ({
  id,
  salida: fechas.salida,
  llegada: fechas.llegada,
  isPaid,
  people: String(numberOfPeople),
});

type Row = ReservationRowFragment;

/** Shows a name on one line on a computer, so that rows stay low; the full name is shown on hover. */
const OneLine = ({ children }: { readonly children: string }) => (
  <Box
    component="span"
    title={children}
    sx={{ display: { md: "block" }, maxWidth: { md: 114, xl: 200 }, ...ellipsis }}
  >
    {children}
  </Box>
);
const ellipsis = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: { md: "nowrap" } } as const;

const nowrap = (day: string) => <span style={{ whiteSpace: "nowrap" }}>{day}</span>;

/** Returns the columns of the panel's list; in the row being edited, some cells are fields. */
export function reservationColumns(
  edited: EditedRow | null,
  onEdit: (edited: EditedRow) => void,
): readonly Column<Row>[] {
  const of = ({ id }: Row) => (edited?.id === id ? edited : null);
  return [
    {
      key: "createdAt",
      label: "Fecha Reserva",
      cell: ({ createdAt }) => nowrap(formatDay(createdAt)),
    },
    {
      key: "customer",
      label: "Usuario",
      card: "title",
      cell: ({ customer: { name, lastname } }) => <OneLine>{`${name} ${lastname}`.trim()}</OneLine>,
    },
    { key: "pack", label: "Paquete", cell: ({ pack }) => <OneLine>{pack.title}</OneLine> },
    {
      key: "salida",
      label: "Fecha de salida",
      cell: (row) => {
        const typed = of(row);
        if (!typed) return nowrap(formatDay(row.fechas.salida));
        return (
          <TextField
            select
            size="small"
            label="Fecha de salida"
            value={`${typed.salida} ${typed.llegada}`}
            onChange={({ target }) => {
              const [salida = "", llegada = ""] = target.value.split(" ");
              onEdit({ ...typed, salida, llegada });
            }}
          >
            {row.pack.fechas.map(({ salida, vuelta }) => (
              <MenuItem key={`${salida} ${vuelta}`} value={`${salida} ${vuelta}`}>
                {formatDay(salida)}
              </MenuItem>
            ))}
          </TextField>
        );
      },
    },
    {
      key: "llegada",
      label: "Fecha de llegada",
      cell: (row) => nowrap(formatDay(of(row)?.llegada ?? row.fechas.llegada)),
    },
    {
      key: "numberOfPeople",
      label: "Número de personas",
      align: "right",
      cell: (row) => {
        const typed = of(row);
        if (!typed) return row.numberOfPeople;
        return (
          <WrittenField
            type="number"
            label="Personas"
            value={typed.people}
            slotProps={{ htmlInput: { min: 1, max: 999 } }}
            onChange={({ target }) => onEdit({ ...typed, people: target.value })}
            sx={{ width: 96 }}
          />
        );
      },
    },
    {
      key: "totalPrice",
      label: "Precio total",
      align: "right",
      cell: (row) => <Money amount={row.unitPrice * (Number(of(row)?.people) || row.numberOfPeople)} />,
    },
    {
      key: "isPaid",
      label: "Pagada",
      cell: (row) => {
        const typed = of(row);
        if (!typed) return row.isPaid ? "Sí" : "No";
        return (
          <Checkbox
            checked={typed.isPaid}
            onChange={({ target }) => onEdit({ ...typed, isPaid: target.checked })}
            slotProps={{ input: { "aria-label": "Pagada" } }}
          />
        );
      },
    },
  ];
}
