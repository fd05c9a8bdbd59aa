import type { TableCell } from "pdfmake/interfaces.js";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { type HowToPay, howToPayTexts as texts, type PaidInto } from "./how-to-pay-block.rules.ts";
import { light } from "../../../core/look.ts";
import { kept } from "../../../core/pdf/chapter.piece.ts";
import type { Piece } from "../../../core/pdf/document.ts";
import { heading } from "../../../core/pdf/text.piece.ts";

const QR_SIDE = 64;

/**
 * Returns the block `Cómo pagar` of a PDF: the amount due and its date, the accounts with their QR codes, and
 * the page for paying online.
 */
export const howToPay = ({ reference, concept, amount, due, online, accounts }: HowToPay): Piece => ({
  stack: [
    // Its title is never alone at the end of a page.
    kept([
      heading(texts.title),
      {
        text: [
          { text: `${concept}: ` },
          { text: formatCop(amount), bold: true },
          ...(due ? [{ text: `, hasta el ${spokenDay(due)}` }] : []),
          { text: `. ${texts.reference}: ` },
          { text: reference, bold: true },
        ],
        margin: [0, 0, 0, 6],
      },
    ]),
    ...(accounts.length > 0
      ? [
          {
            layout: "lines",
            table: {
              headerRows: 1,
              keepWithHeaderRows: 1,
              dontBreakRows: true,
              widths: ["*", "auto"],
              body: rowsOf(accounts),
            },
          },
          { text: texts.only(reference), style: "small", margin: [0, 6, 0, 0] as Margin },
        ]
      : []),
    ...(online ? [onlinePiece(online)] : []),
  ],
});

type Margin = [number, number, number, number];

const head: TableCell[] = [{ text: "Dónde", style: "head" }, { text: "" }];

const rowsOf = (accounts: readonly PaidInto[]): TableCell[][] => [
  head,
  ...accounts.map(({ name, number, holder, qr, note }) => [
    {
      stack: [
        { text: name, style: "label" },
        { text: number, style: "strong" },
        { text: holder, style: "small" },
        ...(note ? [{ text: note, style: "small", color: light.sun }] : []),
      ],
    },
    qr ? { qr, fit: QR_SIDE, foreground: light.ink } : { text: "" },
  ]),
];

const onlinePiece = (url: string): Piece => ({
  margin: [0, 8, 0, 0],
  stack: [
    { text: `${texts.online}. ${texts.onlineLead}:` },
    { text: url, link: url, color: light.sea, decoration: "underline" },
  ],
});
