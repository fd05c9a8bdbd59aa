import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { listedStep } from "../../../base/acts/turn.ts";
import { formatPhone } from "@travesia/api/colombia/phones";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { quoteChip } from "@travesia/api/quotes/quote/proposal/client-words.rules";
import { joinedText, mayRepeat, quoteLabels, repetitionText, reviewText } from "./quote.texts.ts";
import { quotePaths } from "./quotes.paths.ts";
import type { QuoteRowFragment } from "./quotes.generated.ts";

// The longest status keeps its words: a row of 52 px has room for two lines of them.
const inTwoLines = { "& [data-chip] > span": { whiteSpace: "normal", lineHeight: 1.15 } } as const;

const oneLine = { whiteSpace: "nowrap" } as const;

/** Returns the first name and first surname of a colleague. */
const shortName = ({ name, lastname }: { readonly name: string; readonly lastname: string }) =>
  `${name} ${lastname.split(" ")[0] ?? ""}`;

/** Returns a cell with two lines, and its least width in px. */
const twoLines = (first: string, second: string, least: number) => (
  <TwoLines second={second} width={least} wholeFirst>
    {first}
  </TwoLines>
);

/** Returns whether a visitor's request has had no advisor for a day or longer. */
const waitsForDays = ({ vendedor, isExternal, status, createdAt }: QuoteRowFragment) =>
  !vendedor && isExternal && status === "pending" && Date.now() - Date.parse(createdAt) >= 86_400_000;

/**
 * Returns the notice below the number: that a leader must review a decision, or that the request may
 * duplicate an earlier one.
 */
const noticeOf = (quote: QuoteRowFragment) => {
  if (quote.decisionToReview) return reviewText;
  if (quote.joinedToNumber) return `${joinedText} ${quote.joinedToNumber}`;
  return mayRepeat(quote) ? `${repetitionText} ${quote.repeatedNumber}` : null;
};

/** Columns of the quote list. */
export const quoteColumns: readonly Column<QuoteRowFragment>[] = [
  {
    key: "quoteNumber",
    label: "Cotización",
    card: "title",
    mark: noticeOf,
    cell: (quote) => (
      <TwoLines second={noticeOf(quote)} width={124}>
        <Box component="span" sx={oneLine}>
          {quote.quoteNumber}
        </Box>
      </TwoLines>
    ),
  },
  {
    key: "nombreCliente",
    label: "Cliente",
    cell: ({ nombreCliente, emailCliente, telefonoCliente }) =>
      twoLines(nombreCliente, emailCliente || formatPhone(telefonoCliente), 108),
  },
  {
    key: "destino",
    label: "Destino",
    cell: ({ destino, origen }) => (origen ? twoLines(destino, `desde ${origen}`, 84) : destino),
  },
  { key: "fechaIda", label: "Salida", cell: ({ fechaIda }) => <DayText day={fechaIda} /> },
  {
    key: "status",
    label: "Estado",
    card: "corner",
    cell: ({ status, contractIsCancelled, contractId, contractNumber }) => {
      const chip = quoteChip(quoteLabels, { status, contractIsCancelled });
      return (
        <Box title={chip.label} sx={{ maxWidth: { md: 136, xl: "none" }, ...inTwoLines }}>
          <StatusChip {...chip} />
          {status === "converted" && contractId && (
            <Link
              href={quotePaths.contract.to({ id: contractId })}
              variant="caption"
              sx={{ display: "block", lineHeight: 1.35, ...oneLine }}
            >
              {contractNumber}
            </Link>
          )}
        </Box>
      );
    },
  },
  {
    key: "turn",
    label: "Sigue",
    optional: true,
    cell: ({ turns }) => (turns[0] ? twoLines(turns[0].who, listedStep(turns), 108) : "—"),
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
    // A request that waits too long shows it, also when nobody has it.
    same: (quote) => (waitsForDays(quote) ? quote.id : quote.vendedor?.id),
    cell: (quote) =>
      waitsForDays(quote) ? (
        <StatusChip label="Sin asignar +24 h" tone="clay" />
      ) : (
        <Box sx={oneLine}>{quote.vendedor ? shortName(quote.vendedor) : "Sin asignar"}</Box>
      ),
  },
];
