import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { DayText } from "../../ui/DayText.tsx";
import { Section } from "../../ui/Section.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import type { Column } from "../../ui/table/columns.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";

interface Dated {
  readonly vigenteDesde: string;
  readonly vigenteHasta: string | null;
}

/** Columns with the first and last day of validity of a row. */
export const datedColumns: readonly Column<Dated>[] = [
  { key: "from", label: "Desde", align: "right", cell: ({ vigenteDesde }) => <DayText day={vigenteDesde} /> },
  {
    key: "until",
    label: "Hasta",
    align: "right",
    cell: ({ vigenteHasta }) => <DayText day={vigenteHasta} />,
  },
];

interface DatedTableProps<Row> {
  readonly title: string;
  /** Subject of the table, shown above the rows. */
  readonly lead?: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly loading: boolean;
  /** Text shown when there are no rows. */
  readonly empty: string;
  /** Label of the button that adds a row; null for viewers who may not. */
  readonly add: string | null;
  /** The dialog that adds a row. */
  readonly dialog: (onClose: () => void) => ReactNode;
  readonly actions?: (row: Row) => ReactNode;
}

/** Shows a table whose rows are valid from a day on; rows can be added but never edited. */
export function DatedTable<Row extends { readonly id: string }>({
  title,
  lead,
  columns,
  rows,
  loading,
  empty,
  add,
  dialog,
  actions,
}: DatedTableProps<Row>) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Section
        title={title}
        flush
        actions={
          add && (
            <Button size="small" variant="outlined" onClick={() => setAdding(true)}>
              {add}
            </Button>
          )
        }
      >
        {lead && (
          <Typography color="text.secondary" sx={{ px: 5, pb: 3 }}>
            {lead}
          </Typography>
        )}
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          loading={loading}
          {...(actions && { actions })}
          empty={<EmptyState>{empty}</EmptyState>}
        />
      </Section>
      {adding && dialog(() => setAdding(false))}
    </>
  );
}
