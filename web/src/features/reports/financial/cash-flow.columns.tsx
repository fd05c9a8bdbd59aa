import Link from "@mui/material/Link";
import type { CashFlowKind } from "../../../graphql/schema.generated.ts";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { cellAddress, keyOfLine } from "./cash-flow.cells.ts";
import { FigureLink } from "./FigureLink.tsx";
import type { CashFlowEntryRowFragment, CashFlowRowFragment } from "./financial.generated.ts";
import { kindLabels, lineLabel } from "./financial.texts.ts";

const kinds: readonly CashFlowKind[] = ["clientes", "proveedores", "comisiones", "devoluciones"];

/** Columns of the cash flow: income, expenses and balance. */
export const cashFlowColumns: readonly Column<CashFlowRowFragment>[] = [
  { key: "cuando", label: "Cuándo", card: "title", cell: ({ time, monday }) => lineLabel(time, monday) },
  ...kinds.map((kind): Column<CashFlowRowFragment> => ({
    key: kind,
    label: kindLabels[kind],
    align: "right",
    value: (line) => line[kind],
    cell: (line) =>
      line[kind] === 0 ? (
        <Money amount={0} />
      ) : (
        <FigureLink
          href={cellAddress(kind, keyOfLine(line))}
          label={`${kindLabels[kind]}, ${lineLabel(line.time, line.monday)}`}
        >
          <Money amount={line[kind]} />
        </FigureLink>
      ),
  })),
  {
    key: "neto",
    label: "Queda",
    align: "right",
    value: ({ neto }) => neto,
    cell: ({ neto }) => <Money amount={neto} signed strong />,
  },
];

/** Columns of the entries behind one cell. */
export const entryColumns: readonly Column<CashFlowEntryRowFragment>[] = [
  { key: "persona", label: "De o para", card: "title", cell: ({ person }) => person },
  {
    key: "de",
    label: "Contrato o reserva",
    cell: ({ name, contractId }) =>
      contractId ? <Link href={contractPaths.detail.to({ id: contractId })}>{name}</Link> : name || "—",
  },
  { key: "dia", label: "Fecha", align: "right", cell: ({ day }) => <DayText day={day} /> },
  { key: "valor", label: "Valor", align: "right", cell: ({ amount }) => <Money amount={amount} strong /> },
];
