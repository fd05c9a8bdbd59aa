import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { ContractStatus } from "@travesia/api/contracts/contract/contract.lifecycle";
import { listedStep } from "../../../base/acts/turn.ts";
import { ownContractLabels } from "@travesia/api/payments/client-page/own-page.rules";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { contractLabels, contractTones, nameToCorrect, toCorrect } from "./contract.texts.ts";
import { DebtChip } from "./DebtChip.tsx";
import type { ContractRowFragment } from "./contracts.generated.ts";
import { formatPercent } from "../../../ui/percent.ts";

const twoLines = (first: React.ReactNode, second: React.ReactNode) => (
  <TwoLines second={second}>{first}</TwoLines>
);

const Progress = ({ value }: { readonly value: number }) => (
  <Box sx={{ display: "flex", alignItems: "center", gap: 2, minWidth: 64 }}>
    <LinearProgress
      variant="determinate"
      value={Math.min(value, 100)}
      aria-label="Progreso de pago"
      sx={{ flex: 1 }}
    />
    <Typography variant="caption" sx={{ fontVariantNumeric: "tabular-nums" }}>
      {formatPercent(value, 1)}
    </Typography>
  </Box>
);

type Columns = readonly Column<ContractRowFragment>[];

const number: Columns[number] = {
  key: "contractNumber",
  label: "Contrato",
  card: "title",
  cell: ({ contractNumber, quote }) => (
    <Box sx={{ whiteSpace: "nowrap" }}>
      {quote ? twoLines(contractNumber, quote.quoteNumber) : contractNumber}
    </Box>
  ),
};
/** Returns the column of the client; its least width in px. */
const clientWithin = (width: number): Columns[number] => ({
  key: "cliente",
  label: "Cliente",
  cell: ({ cliente }) => (
    <TwoLines second={cliente.email} width={width} wholeFirst>
      {`${cliente.name ?? ""} ${cliente.lastname ?? ""}`}
    </TwoLines>
  ),
});
/** Returns the column of the destination; its least width in px. */
const destinationWithin = (width: number): Columns[number] => ({
  key: "destino",
  label: "Destino",
  cell: ({ destino, origen }) => (
    <TwoLines second={origen && `desde ${origen}`} width={width} cutsFirst>
      {destino}
    </TwoLines>
  ),
});
const statusIn = (labels: Readonly<Record<ContractStatus, string>>): Columns[number] => ({
  key: "status",
  label: "Estado",
  card: "corner",
  cell: ({ status: current }) => <StatusChip label={labels[current]} tone={contractTones[current]} />,
});
const stated = statusIn(contractLabels);
/** Status column for staff, with a mark for names that must be corrected. */
const status: Columns[number] = {
  ...stated,
  cell: (row) =>
    nameToCorrect(row) ? twoLines(stated.cell(row), <StatusChip {...toCorrect} small />) : stated.cell(row),
};
const price: Columns[number] = {
  key: "precioTotal",
  label: "Valor",
  align: "right",
  cell: ({ precioTotal }) => <Money amount={precioTotal} />,
};
const progress: Columns[number] = {
  key: "progresoPago",
  label: "Progreso",
  cell: (row) => twoLines(<Progress value={row.progresoPago} />, <DebtChip contract={row} small />),
};

/** Columns of /contratos. */
export const contractColumns: Columns = [
  number,
  clientWithin(136),
  destinationWithin(104),
  {
    key: "fechaInicioViaje",
    label: "Salida",
    cell: ({ fechaInicioViaje }) => <DayText day={fechaInicioViaje} />,
  },
  status,
  {
    key: "turn",
    label: "Sigue",
    optional: true,
    cell: ({ turns }) => (turns[0] ? twoLines(turns[0].who, listedStep(turns)) : "—"),
  },
  { ...progress, optional: true },
  {
    key: "saldoPendiente",
    label: "Saldo",
    align: "right",
    cell: (row) =>
      // Nothing more is due of a cancelled contract.
      row.status === "cancelled"
        ? "—"
        : twoLines(<Money amount={row.saldoPendiente} />, <DebtChip contract={row} small />),
  },
  price,
];

/** Columns of /contratos for the clients of the contracts, in the clients' wording. */
export const ownContractColumns: Columns = contractColumns
  .filter(({ key }) => key !== "turn")
  .map((column) => {
    if (column === status) return statusIn(ownContractLabels);
    return column.key === progress.key ? progress : column;
  });

/** Columns of /contractsList: all of them fit beside the buttons from 1280 px up. */
export const supervisionColumns: Columns = [
  number,
  clientWithin(112),
  destinationWithin(78),
  {
    ...status,
    cell: ({ status: current }) => (
      <StatusChip small label={contractLabels[current]} tone={contractTones[current]} />
    ),
  },
  price,
  {
    key: "fechas",
    label: "Fechas Viaje",
    cell: ({ fechaInicioViaje, fechaFinViaje }) =>
      twoLines(<DayText day={fechaInicioViaje} />, fechaFinViaje && <DayText day={fechaFinViaje} />),
  },
  progress,
];
