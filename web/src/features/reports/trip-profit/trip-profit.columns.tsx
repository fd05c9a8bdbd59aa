import Link from "@mui/material/Link";
import { Money } from "../../../ui/Money.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import type { Column } from "../../../ui/table/columns.ts";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { purchasePaths } from "../../purchases/purchase/purchases.paths.ts";
import { financialTexts as texts } from "../financial/financial.texts.ts";
import { partOf } from "../financial/financial.filters.ts";
import type { TripProfitLineFragment } from "./trip-profit.generated.ts";

/** The columns of trips: each figure opens the rows it is made of. */
export const tripColumns: readonly Column<TripProfitLineFragment>[] = [
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
    cell: ({ viaje }) => <Money amount={viaje.comisiones} />,
  },
  {
    key: "iva",
    label: "IVA",
    align: "right",
    optional: true,
    cell: ({ viaje }) => <Money amount={viaje.iva} />,
  },
  {
    key: "ganancia",
    label: texts.tripProfit,
    align: "right",
    card: "amount",
    cell: ({ viaje }) => <Money amount={viaje.ganancia} signed strong />,
  },
  { key: "margen", label: "Margen", align: "right", cell: ({ margen }) => formatPercent(margen, 1) },
];
