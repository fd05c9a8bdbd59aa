import { figures } from "@travesia/api/reports/financial/figures.rules";
import { financialTexts as texts } from "./financial.texts.ts";
import Link from "@mui/material/Link";
import { settledLabels } from "@travesia/api/reports/financial/financial.rules";
import { InstantText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { providerPaths } from "../../providers/providers.paths.ts";
import type {
  CompletedContractRowFragment,
  ContractProfitRowFragment,
  ProviderSpendingRowFragment,
} from "./financial.generated.ts";

const number = (id: string, text: string) => (
  <Link href={contractPaths.detail.to({ id })} sx={{ whiteSpace: "nowrap" }}>
    {text}
  </Link>
);

/** Returns a margin in percent as text; a dash while nothing was purchased, because it is unknown. */
const marginText = (margin: number, bought: number) => (bought > 0 ? formatPercent(margin, 1) : "—");

/** Columns of completed contracts. */
export const completedColumns: readonly Column<CompletedContractRowFragment>[] = [
  { key: "numero", label: "Contrato", card: "title", cell: (row) => number(row.id, row.contractNumber) },
  { key: "cliente", label: "Cliente", cell: ({ cliente }) => cliente },
  {
    key: "completado",
    label: "Completado",
    optional: true,
    cell: ({ fechaCompletado }) => <InstantText at={fechaCompletado} />,
  },
  {
    key: "pagado",
    ...figures.pagadoContrato,
    align: "right",
    cell: (row) => <Money amount={row.totalPagado} />,
  },
  {
    key: "gastos",
    ...figures.gastosContrato,
    align: "right",
    cell: (row) => <Money amount={row.totalGastos} />,
  },
  {
    key: "ganancia",
    ...figures.gananciaContrato,
    align: "right",
    card: "amount",
    cell: (row) => <Money amount={row.gananciaNeta} signed strong />,
  },
  {
    key: "margen",
    ...figures.margenContrato,
    align: "right",
    cell: (row) => marginText(row.margenGanancia, row.totalGastos),
  },
  {
    key: "estado",
    label: "Pago",
    card: "corner",
    cell: ({ estadoPago }) => (
      <StatusChip label={settledLabels[estadoPago]} tone={estadoPago === "completo" ? "leaf" : "sun"} />
    ),
  },
];

/** Columns of the profit of contracts. */
export const profitColumns: readonly Column<ContractProfitRowFragment>[] = [
  {
    key: "numero",
    label: "Contrato",
    card: "title",
    cell: ({ contrato }) => number(contrato.id, contrato.numero),
  },
  { key: "cliente", label: "Cliente", cell: ({ contrato }) => contrato.cliente },
  { key: "destino", label: "Destino", optional: true, cell: ({ contrato }) => contrato.destino },
  {
    key: "pagado",
    ...figures.recaudo,
    align: "right",
    cell: ({ financiero }) => <Money amount={financiero.totalPagos} />,
  },
  {
    key: "gastos",
    ...figures.compras,
    align: "right",
    cell: ({ financiero }) => <Money amount={financiero.totalCompras} />,
  },
  {
    key: "devoluciones",
    ...figures.devoluciones,
    align: "right",
    cell: ({ financiero }) => <Money amount={financiero.devoluciones} />,
  },
  {
    key: "diferencia",
    label: "Diferencia de precios",
    align: "right",
    optional: true,
    cell: ({ financiero }) => <Money amount={financiero.diferenciaPrecios} />,
  },
  {
    key: "ganancia",
    ...figures.recaudoMenosCompras,
    align: "right",
    card: "amount",
    cell: ({ financiero }) => <Money amount={financiero.gananciaNeta} signed strong />,
  },
  {
    key: "margen",
    ...figures.margenContrato,
    align: "right",
    cell: ({ financiero }) => marginText(financiero.margenGanancia, financiero.totalCompras),
  },
];

/** Columns of the purchases from providers. */
export const spendingColumns: readonly Column<ProviderSpendingRowFragment>[] = [
  {
    key: "nombre",
    label: "Proveedor",
    card: "title",
    cell: ({ id, name }) => <Link href={providerPaths.one.to({ id })}>{name}</Link>,
  },
  { key: "compras", label: texts.monthPurchases, align: "right", cell: ({ compras }) => compras },
  {
    key: "comprado",
    ...figures.compras,
    align: "right",
    card: "amount",
    cell: (row) => <Money amount={row.comprado} strong />,
  },
  { key: "pagado", label: texts.paidOfThese, align: "right", cell: (row) => <Money amount={row.pagado} /> },
  {
    key: "pendiente",
    label: texts.owedOfThese,
    align: "right",
    cell: (row) => <Money amount={row.pendiente} />,
  },
];
