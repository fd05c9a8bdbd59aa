import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { lacksSecondPerson } from "../../approvals/second-person.ts";
import { CommissionContractLink } from "./CommissionContractLink.tsx";
import {
  commissionLabels,
  commissionTexts as texts,
  commissionTones,
  ownLabels,
  earnerLabels,
} from "./commission.texts.ts";
import type { CommissionRowFragment } from "./commissions.generated.ts";
import { formatPercent } from "../../../ui/percent.ts";

/** One commission in the form the lists show it. */
export type CommissionLine = CommissionRowFragment;

const isAdjustment = ({ clase }: CommissionLine) => clase === "ajuste";

const contract: Column<CommissionLine> = {
  key: "contract",
  label: "Contrato",
  card: "title",
  cell: ({ contract }) => <CommissionContractLink {...contract} />,
};
const seller: Column<CommissionLine> = {
  key: "seller",
  label: "Vendedor",
  same: ({ vendedor: { id }, tipoVendedor }) => `${id} ${tipoVendedor}`,
  cell: ({ vendedor: { name, lastname }, tipoVendedor }) => (
    <TwoLines second={earnerLabels[tipoVendedor]} width={150} cutsFirst>
      {`${name} ${lastname}`}
    </TwoLines>
  ),
};
const kind: Column<CommissionLine> = {
  key: "kind",
  label: "Tipo",
  cell: ({ tipoVendedor }) => earnerLabels[tipoVendedor],
};
const share = (label: string): Column<CommissionLine> => ({
  key: "share",
  label,
  align: "right",
  cell: ({ porcentaje }) => formatPercent(porcentaje),
});
const base: Column<CommissionLine> = {
  key: "base",
  label: "Monto Base",
  align: "right",
  cell: ({ montoBase }) => <Money amount={montoBase} />,
};
const amount: Column<CommissionLine> = {
  key: "montoComision",
  label: "Comisión",
  align: "right",
  cell: ({ montoComision }) => <Money amount={montoComision} strong />,
};
/**
 * Returns the reason that blocks the payment of a commission: an open objection, or a missing approval by a
 * second person.
 */
const hindranceOf = (line: CommissionLine) => {
  if (isAdjustment(line)) return null;
  if (line.objecionId !== null) return texts.objected;
  return lacksSecondPerson(line) ? texts.unapproved : null;
};
const status = (labels: typeof commissionLabels): Column<CommissionLine> => ({
  key: "status",
  label: "Estado",
  card: "corner",
  mark: hindranceOf,
  cell: (line) =>
    isAdjustment(line) ? (
      <StatusChip label={texts.adjustment} tone="clay" />
    ) : (
      <TwoLines second={hindranceOf(line)}>
        <StatusChip label={labels[line.status]} tone={commissionTones[line.status]} />
      </TwoLines>
    ),
});
const day: Column<CommissionLine> = {
  key: "fechaGeneracion",
  label: "Fecha",
  align: "right",
  cell: ({ fechaGeneracion }) => <span style={{ whiteSpace: "nowrap" }}>{formatDay(fechaGeneracion)}</span>,
};

/** Columns of the list with all people's commissions. */
export const commissionColumns: readonly Column<CommissionLine>[] = [
  contract,
  seller,
  share("Porcentaje"),
  base,
  amount,
  status(commissionLabels),
  day,
];

/** Columns of the list with the seller's own commissions. */
export const ownColumns: readonly Column<CommissionLine>[] = [
  contract,
  kind,
  base,
  share("% Comisión"),
  amount,
  status(ownLabels),
  day,
];

/** Columns of the list with one contract's commissions. */
export const supervisedColumns: readonly Column<CommissionLine>[] = [
  { ...seller, card: "title" },
  share("Porcentaje"),
  base,
  amount,
  status(commissionLabels),
  day,
];
