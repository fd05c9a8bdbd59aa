import { tabOf } from "@travesia/api/addresses";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import Link from "@mui/material/Link";
import { Money } from "../../../ui/Money.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import type { Column } from "../../../ui/table/columns.ts";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { FigureLink } from "../financial/FigureLink.tsx";
import type { TripProfitLineFragment } from "./trip-profit.generated.ts";
import { tripMark } from "./trip-mark.rules.ts";
import { tripLinks } from "./trip-profit.links.ts";
import { tripTexts as texts } from "./trip-profit.texts.ts";

/** Returns a column with an amount that links to its records; an optional column is initially hidden. */
const figure = (
  role: number,
  label: string,
  key: keyof ReturnType<typeof tripLinks>,
  amountOf: (viaje: TripProfitLineFragment["viaje"]) => number,
  optional = false,
): Column<TripProfitLineFragment> => ({
  key,
  label,
  align: "right",
  ...(optional && { optional }),
  cell: ({ id, numero, viaje }) => (
    <FigureLink
      href={tripLinks(role, { id, numero, cancelado: viaje.cancelado })[key]}
      label={`${label} de ${numero}`}
    >
      <Money amount={amountOf(viaje)} />
    </FigureLink>
  ),
});

const markOf = (viaje: TripProfitLineFragment["viaje"]): string => {
  const mark = tripMark(viaje);
  return mark ? ` · ${mark}` : "";
};

/**
 * Returns the columns of trips; each figure links to the records it is computed from, and the profit to the
 * contract.
 */
export const tripColumns = (role: number): readonly Column<TripProfitLineFragment>[] => [
  {
    key: "numero",
    label: "Contrato",
    card: "title",
    cell: ({ id, numero, viaje }) => (
      <>
        <Link href={contractPaths.detail.to({ id })} sx={{ whiteSpace: "nowrap" }}>
          {numero}
        </Link>
        {markOf(viaje)}
      </>
    ),
  },
  { key: "cliente", label: "Cliente", cell: ({ cliente }) => cliente },
  { key: "destino", label: "Destino", optional: true, cell: ({ destino }) => destino },
  figure(role, texts.price, "price", ({ cancelado, precio, recibido, devuelto }) =>
    cancelado ? recibido - devuelto : precio,
  ),
  figure(role, texts.bought, "bought", ({ comprado }) => comprado),
  figure(role, texts.toBuy, "toBuy", ({ porComprar }) => porComprar),
  figure(role, texts.commissions, "commissions", ({ comisiones }) => comisiones, true),
  figure(role, "IVA", "iva", ({ iva }) => iva, true),
  {
    key: "ganancia",
    ...figures.gananciaViaje,
    align: "right",
    card: "amount",
    cell: ({ id, numero, viaje }) => (
      <FigureLink href={tabOf("contract", id, "compras")} label={`${texts.profit} de ${numero}`}>
        <Money amount={viaje.ganancia} signed strong />
      </FigureLink>
    ),
  },
  { key: "margen", label: "Margen", align: "right", cell: ({ margen }) => formatPercent(margen, 1) },
];
