import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { CommissionContractLink } from "../commission/CommissionContractLink.tsx";
import type { CommissionLine } from "../commission/commission.columns.tsx";
import { payoutTexts as texts } from "./payout.texts.ts";
import type { PayoutRowFragment } from "./payouts.generated.ts";

/**
 * Selection of lines: the selected ones, the function that toggles a line, and the reason why a line cannot
 * be selected.
 */
export interface LineChoice {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly against: (line: CommissionLine) => string | null;
}

const nameOf = ({ vendedor: { name, lastname } }: CommissionLine) => `${name} ${lastname}`;

/** Returns the columns of commissions with a checkbox; a line that cannot be selected shows the reason. */
export const choiceColumns = ({ chosen, toggle, against }: LineChoice): readonly Column<CommissionLine>[] => [
  {
    key: "chosen",
    label: "Elegir",
    card: "corner",
    cell: (line) => (
      <Checkbox
        size="small"
        checked={chosen.has(line.id)}
        disabled={against(line) !== null}
        onChange={() => toggle(line.id)}
        slotProps={{
          input: { "aria-label": texts.choose(nameOf(line), line.contract.contractNumber) },
        }}
        sx={{ p: 1 }}
      />
    ),
  },
  {
    key: "seller",
    label: "Vendedor",
    card: "title",
    cell: (line) => (
      <>
        {nameOf(line)}
        {against(line) && (
          <Typography variant="caption" color="error" component="div">
            {against(line)}
          </Typography>
        )}
      </>
    ),
  },
  { key: "contract", label: "Contrato", cell: ({ contract }) => <CommissionContractLink {...contract} /> },
  {
    key: "amount",
    label: "Comisión",
    align: "right",
    cell: ({ montoComision }) => <Money amount={montoComision} strong />,
  },
  {
    key: "left",
    label: "Límite del mes",
    align: "right",
    same: ({ disponibleVendedor }) => disponibleVendedor,
    cell: ({ disponibleVendedor }) => <Money amount={disponibleVendedor ?? 0} />,
  },
  {
    key: "day",
    label: "Fecha",
    align: "right",
    cell: ({ fechaAprobacion, fechaGeneracion }) => formatDay(fechaAprobacion ?? fechaGeneracion),
  },
];

/** Columns of the list of payments. */
export const payoutColumns: readonly Column<PayoutRowFragment>[] = [
  { key: "paidAt", label: "Fecha", card: "title", cell: ({ paidAt }) => formatDay(paidAt) },
  { key: "lines", label: "Comisiones", align: "right", cell: ({ lines }) => lines },
  { key: "sellers", label: "Vendedores", align: "right", cell: ({ sellers }) => sellers },
  { key: "bruto", label: "Bruto", align: "right", cell: ({ bruto }) => <Money amount={bruto} /> },
  {
    key: "withheld",
    label: "Retenciones",
    align: "right",
    same: ({ retefuente, reteIca }) => retefuente + reteIca,
    cell: ({ retefuente, reteIca }) => <Money amount={retefuente + reteIca} />,
  },
  { key: "neto", label: "Neto", align: "right", cell: ({ neto }) => <Money amount={neto} strong /> },
  {
    key: "by",
    label: "Pagó",
    same: ({ paidBy }) => paidBy?.id,
    cell: ({ paidBy }) => (paidBy ? `${paidBy.name} ${paidBy.lastname}` : "—"),
  },
];
