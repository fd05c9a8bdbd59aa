import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { HiddenText } from "../../../ui/HiddenText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { FigureLink } from "../financial/FigureLink.tsx";
import { partLooks } from "./TripBar.tsx";
import type { DrawnPart, TripParts } from "./trip-bar.rules.ts";
import type { tripLinks } from "./trip-profit.links.ts";
import { tripTexts as texts } from "./trip-profit.texts.ts";

interface TripFiguresProps {
  readonly label: string;
  /** Agreed parts of the price; null for a cancelled trip. */
  readonly agreed: TripParts | null;
  readonly bought: TripParts;
  readonly links: ReturnType<typeof tripLinks>;
}

/** One line of the table: a part of the price, with the address of its records. */
interface PartLine {
  readonly name: string;
  readonly part: keyof TripParts;
  readonly rows: readonly [agreed: string | null, bought: string | null];
}

const isDrawn = (part: keyof TripParts): part is DrawnPart => part !== "price";

/**
 * Shows the parts of a trip's price as text, as agreed and as purchased; each figure links to its records.
 */
export function TripFigures({ label, agreed, bought, links }: TripFiguresProps) {
  const lines: readonly PartLine[] = [
    {
      name: agreed ? texts.price : texts.keptPrice,
      part: "price",
      rows: [links.price, links.price],
    },
    { name: texts.providers, part: "providers", rows: [links.agreed, links.bought] },
    ...(bought.toBuy === 0 ? [] : [{ name: texts.toBuy, part: "toBuy", rows: [null, links.toBuy] } as const]),
    { name: texts.iva, part: "iva", rows: [links.iva, links.iva] },
    { name: texts.commissions, part: "commissions", rows: [links.commissions, links.commissions] },
    { name: texts.profit, part: "profit", rows: [null, null] },
  ];
  const columns = [
    ...(agreed ? [[texts.agreed, agreed, 0] as const] : []),
    [agreed ? texts.bought : texts.kept, bought, 1] as const,
  ];
  const across = `repeat(${columns.length + 1}, auto)`;
  return (
    <Box
      role="table"
      aria-label={label}
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: across, lg: "auto" },
        // From a desk on a part is a column: its rows are laid out from top to bottom.
        gridTemplateRows: { lg: across },
        gridAutoFlow: { lg: "column" },
        justifyContent: "space-between",
        columnGap: 4,
        mt: 2,
        fontSize: "0.875rem",
        "& > * > *": { py: 0.75, textAlign: "right", whiteSpace: "nowrap" },
        "& > * > :first-of-type": { textAlign: { xs: "left", lg: "right" } },
        "& > :first-of-type > *, & > * > :first-of-type": { color: "text.secondary", fontSize: "0.8125rem" },
        "& > :first-of-type > *": { textAlign: { lg: "left" } },
      }}
    >
      <Row>
        <Box role="columnheader">
          <HiddenText>{texts.part}</HiddenText>
        </Box>
        {columns.map(([head]) => (
          <Box key={head} role="columnheader">
            {head}
          </Box>
        ))}
      </Row>
      {lines.map(({ name, part, rows }) => (
        <Row key={part}>
          <Box role="rowheader">
            {isDrawn(part) && (
              <Box
                component="span"
                aria-hidden
                sx={[
                  {
                    display: "inline-block",
                    width: 10,
                    height: 10,
                    mr: 2,
                    borderRadius: "2px",
                    printColorAdjust: "exact",
                  },
                  partLooks[part] as object,
                ]}
              />
            )}
            {name}
          </Box>
          {columns.map(([head, parts, place]) => (
            <Box key={head} role="cell">
              <PartAmount
                name={`${name}, ${head.toLowerCase()}`}
                part={part}
                amount={parts === agreed && part === "toBuy" ? null : parts[part]}
                href={rows[place]}
              />
            </Box>
          ))}
        </Row>
      ))}
    </Box>
  );
}

const Row = ({ children }: { readonly children: ReactNode }) => (
  <Box role="row" sx={{ display: "contents" }}>
    {children}
  </Box>
);

interface PartAmountProps {
  readonly name: string;
  readonly part: keyof TripParts;
  readonly amount: number | null;
  readonly href: string | null;
}

/** Shows the amount of one part with a link to its records; the profit has no link. */
function PartAmount({ name, part, amount, href }: PartAmountProps) {
  if (amount === null) return null;
  const profit = part === "profit";
  const shown = profit ? <Money amount={amount} signed strong /> : <Money amount={amount} />;
  if (!href) return shown;
  return (
    <FigureLink href={href} label={name}>
      {shown}
    </FigureLink>
  );
}
