import { figures } from "@travesia/api/reports/financial/figures.rules";
import Link from "@mui/material/Link";
import { Money } from "../../../ui/Money.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import type { Column } from "../../../ui/table/columns.ts";
import { commissionPaths } from "../../commissions/commission/commissions.paths.ts";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { invoicePaths } from "../../invoices/invoices.paths.ts";
import { purchasePaths } from "../../purchases/purchase/purchases.paths.ts";
import { partOf } from "../financial/financial.filters.ts";
import type { TripProfitLineFragment } from "./trip-profit.generated.ts";

/**
 * Returns the columns of trips: each figure opens the rows it is made of. Viewers without access to
 * invoices find the IVA on the contract's page.
 */
export const tripColumns = (mayInvoice: boolean): readonly Column<TripProfitLineFragment>[] => [
  {
    key: "numero",
    label: "Contrato",
    card: "title",
    cell: ({ id, numero, viaje }) => (
      <>
        <Link href={contractPaths.detail.to({ id })} sx={{ whiteSpace: "nowrap" }}>
          {numero}
        </Link>
        {viaje.cancelado && " · Cancelado"}
      </>
    ),
  },
  { key: "cliente", label: "Cliente", cell: ({ cliente }) => cliente },
  { key: "destino", label: "Destino", optional: true, cell: ({ destino }) => destino },
  {
    key: "precio",
    label: "Precio",
    align: "right",
    cell: ({ numero, viaje }) =>
      viaje.cancelado ? (
        <Link href={partOf({ contrato: numero }, "pagos")} color="inherit">
          <Money amount={viaje.recibido - viaje.devuelto} />
        </Link>
      ) : (
        <Money amount={viaje.precio} />
      ),
  },
  {
    key: "comprado",
    label: "Comprado",
    align: "right",
    cell: ({ numero, viaje }) => (
      <Link href={partOf({ contrato: numero }, "compras")} color="inherit">
        <Money amount={viaje.comprado} />
      </Link>
    ),
  },
  {
    key: "porComprar",
    label: "Por comprar",
    align: "right",
    cell: ({ id, viaje }) => (
      <Link href={purchasePaths.management.to({ contractId: id })} color="inherit">
        <Money amount={viaje.porComprar} />
      </Link>
    ),
  },
  {
    key: "comisiones",
    label: "Comisiones",
    align: "right",
    optional: true,
    cell: ({ id, viaje }) => (
      <Link href={commissionPaths.ofContract.to({ contractId: id })} color="inherit">
        <Money amount={viaje.comisiones} />
      </Link>
    ),
  },
  {
    key: "iva",
    label: "IVA",
    align: "right",
    optional: true,
    cell: ({ id, numero, viaje }) => (
      <Link
        href={mayInvoice ? invoicePaths.numbered(numero) : contractPaths.detail.to({ id })}
        color="inherit"
      >
        <Money amount={viaje.iva} />
      </Link>
    ),
  },
  {
    key: "ganancia",
    ...figures.gananciaViaje,
    align: "right",
    card: "amount",
    cell: ({ viaje }) => <Money amount={viaje.ganancia} signed strong />,
  },
  { key: "margen", label: "Margen", align: "right", cell: ({ margen }) => formatPercent(margen, 1) },
];
