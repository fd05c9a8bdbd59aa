import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Column } from "../../../ui/table/columns.ts";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { quoteLabels, quoteTones } from "./quote.texts.ts";
import type { QuoteRowFragment } from "./quotes.generated.ts";

const oneLine = { whiteSpace: "nowrap" } as const;

/** Name and first surname, as colleagues say it. */
const shortName = ({ name, lastname }: { readonly name: string; readonly lastname: string }) =>
  `${name} ${lastname.split(" ")[0] ?? ""}`;

const cut = { overflow: "hidden", textOverflow: "ellipsis" } as const;

/** Two lines; on a desk a long one is cut, and is whole under the pointer. */
const twoLines = (first: string, second: string) => (
  <Box
    title={`${first} · ${second}`}
    sx={{ lineHeight: 1.35, minWidth: 0, maxWidth: { md: 136, xl: 240 }, whiteSpace: { md: "nowrap" } }}
  >
    <Box sx={cut}>{first}</Box>
    <Typography variant="caption" color="textSecondary" component="div" sx={cut}>
      {second}
    </Typography>
  </Box>
);

/** The columns of the quote list. */
export const quoteColumns: readonly Column<QuoteRowFragment>[] = [
  {
    key: "quoteNumber",
    label: "Cotización",
    card: "title",
    cell: ({ quoteNumber }) => (
      <Box component="span" sx={oneLine}>
        {quoteNumber}
      </Box>
    ),
  },
  {
    key: "nombreCliente",
    label: "Cliente",
    cell: ({ nombreCliente, emailCliente }) => twoLines(nombreCliente, emailCliente),
  },
  {
    key: "destino",
    label: "Destino",
    cell: ({ destino, origen }) => (origen ? twoLines(destino, `desde ${origen}`) : destino),
  },
  { key: "fechaIda", label: "Salida", cell: ({ fechaIda }) => <DayText day={fechaIda} /> },
  {
    key: "status",
    label: "Estado",
    card: "corner",
    cell: ({ status }) => <StatusChip label={quoteLabels[status]} tone={quoteTones[status]} />,
  },
  {
    key: "precioTotal",
    label: "Precio",
    align: "right",
    cell: ({ precioTotal, precioDesactualizado }) =>
      precioDesactualizado ? "Por confirmar" : <Money amount={precioTotal} />,
  },
  {
    key: "vendedor",
    label: "Asesor",
    cell: ({ vendedor }) => <Box sx={oneLine}>{vendedor ? shortName(vendedor) : "Sin asignar"}</Box>,
  },
];
