import Box from "@mui/material/Box";
import {
  salesDimensionLabels,
  type SalesDimension,
  salesFigures,
} from "@travesia/api/reports/sales-by/sales-by.rules";
import { Money } from "../../../ui/Money.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import type { Column } from "../../../ui/table/columns.ts";
import { FigureLink } from "../financial/FigureLink.tsx";
import { Trend } from "../Trend.tsx";
import type { SalesGroupRowFragment } from "./sales-by.generated.ts";
import { quotedRows } from "./sales-by.links.ts";
import { dimensionAbout, salesByTexts as texts } from "./sales-by.texts.ts";

type Row = SalesGroupRowFragment;
type Amount = "vendido" | "recaudo" | "porCobrar" | "ganancia";

interface Asked {
  readonly role: number;
  readonly por: SalesDimension;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns the columns of a report of sales; each figure has its change, and quotes link to their list. */
export function salesColumns({ role, por, from, to }: Asked): readonly Column<Row>[] {
  const amount = (key: Amount, compared = true): Column<Row> => ({
    key,
    ...salesFigures[key],
    align: "right",
    named: true,
    cell: ({ ahora, antes }) => (
      <Box sx={{ lineHeight: 1.3 }}>
        <Money amount={ahora[key] ?? undefined} signed={key === "ganancia"} strong={key === "vendido"} />
        {compared && (
          <Box>
            <Trend now={ahora[key]} before={antes?.[key]} than={texts.than} />
          </Box>
        )}
      </Box>
    ),
  });
  return [
    {
      key: "nombre",
      label: salesDimensionLabels[por],
      ...(dimensionAbout[por] && { about: dimensionAbout[por] }),
      card: "title",
      cell: ({ nombre }) => nombre,
    },
    {
      key: "cotizaciones",
      label: "Cotizaciones",
      about: salesFigures.cotizaciones.about,
      align: "right",
      cell: ({ clave, nombre, ahora }) => {
        const href = quotedRows(role, { por, clave, from, to });
        const count = ahora.cotizaciones.toLocaleString("es-CO");
        return href ? (
          <FigureLink href={href} label={texts.quotesOf(nombre)}>
            {count}
          </FigureLink>
        ) : (
          count
        );
      },
    },
    {
      key: "conversion",
      ...salesFigures.conversion,
      align: "right",
      cell: ({ ahora }) => (ahora.cotizaciones > 0 ? formatPercent(ahora.conversion, 1) : "—"),
    },
    {
      key: "contratos",
      ...salesFigures.contratos,
      align: "right",
      cell: ({ ahora }) => ahora.contratos.toLocaleString("es-CO"),
    },
    { ...amount("vendido"), card: "amount" },
    amount("recaudo"),
    amount("porCobrar", false),
    amount("ganancia"),
  ];
}
