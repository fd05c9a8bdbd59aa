import type { Agency } from "../../../core/agency.ts";
import { today } from "../../../core/colombia/days.ts";
import { spokenDay, spokenInstant } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { light } from "../../../core/look.ts";
import type { PdfDocument, Piece } from "../../../core/pdf/document.ts";
import { agencyMark } from "../../../core/pdf/mark.piece.ts";
import { passage } from "../../../core/pdf/passage.piece.ts";
import { verificationCode } from "../../../core/pdf/signature.piece.ts";
import { totals } from "../../../core/pdf/table.piece.ts";
import { advisorBlock, facts, heading, notices, paragraphs } from "../../../core/pdf/text.piece.ts";
import { amountInWords } from "./amount-in-words.rules.ts";
import {
  endedPayable,
  ofNoun,
  ofPayable,
  type PayableWords,
  titledPayable,
} from "../payable/payable.rules.ts";
import type { ReceiptContent } from "./receipt-content.ts";

/** Returns the file name of a receipt. */
export const receiptFilename = (number: string): string => `recibo-${number}.pdf`;

/** Layout data of a receipt, without its content. */
interface Printing {
  /** The agency's logo as a data URL; null to print the agency's name instead. */
  readonly logo: string | null;
  /** Address where the receipt can be verified; null for a receipt without a code. */
  readonly url: string | null;
}

/**
 * Draws the receipt of a verified payment on one page: the paid amount, with the balance and the next amount
 * due below. The receipt of a reversed payment states the reversal and its day, and omits the balance.
 */
export const receiptPdf = (
  content: ReceiptContent,
  agency: Agency,
  { logo, url }: Printing,
): PdfDocument => ({
  title: `Recibo ${content.number}`,
  author: agency.name,
  createdAt: content.verifiedAt,
  onePage: true,
  footer: `${agency.name} · Recibo ${content.number} · RNT n.º ${agency.rnt}`,
  content: [
    agencyMark(agency, logo),
    passage(content.passage, agency.colour),
    ...(content.reversed ? annulment(content.reversed, content.payable) : []),
    figure(content),
    facts(received(content)),
    ...(content.reversed ? (url === null ? [] : [verificationCode(url)]) : account(content, url)),
    ...(content.advisor ? [advisorBlock(content.advisor)] : []),
    notices(agency),
  ],
});

const annulment = (
  { at, reason }: NonNullable<ReceiptContent["reversed"]>,
  payable: PayableWords,
): Piece[] => [
  heading("Recibo anulado"),
  paragraphs([
    `Este pago fue anulado el ${spokenInstant(at)}. Motivo: ${reason}`,
    `El valor no cuenta en el estado de cuenta ${ofNoun(payable)}.`,
  ]),
];

const figure = ({ monto, reversed }: ReceiptContent): Piece => ({
  unbreakable: true,
  margin: [0, 4, 0, 14],
  stack: [
    { text: reversed ? "Valor anulado" : "Recibimos", style: "label" },
    {
      text: formatCop(monto),
      style: "figure",
      ...(reversed ? { color: light.clay, decoration: "lineThrough" as const } : { color: light.leaf }),
    },
    { text: amountInWords(monto) },
  ],
});

function received(content: ReceiptContent): readonly (readonly [string, string])[] {
  const {
    client,
    payer,
    concept,
    fechaPago,
    method,
    reference,
    payable,
    passage: trip,
    verifiedAt,
  } = content;
  const paidFor = `${titledPayable(payable)}, viaje a ${trip.destination}`;
  return [
    ["De", client.name],
    ["Documento", client.document || "No registrado"],
    ["Concepto", concept ? `${concept} · ${paidFor}` : paidFor],
    ["Medio de pago", method],
    ["Fecha de pago", spokenDay(fechaPago)],
    ["Verificado", spokenInstant(verifiedAt)],
    ...(reference ? [["Referencia", reference] as const] : []),
    ...(payer ? [["Pagado por", payer] as const] : []),
  ];
}

// An annulled receipt shows no account: its figures are true no longer.
const account = (content: ReceiptContent, url: string | null): Piece[] => [
  heading("Estado de cuenta"),
  ...(content.ended ? [paragraphs([`${endedPayable(content.payable)}: no queda saldo por pagar.`])] : []),
  totals(
    [
      { label: `Precio ${ofPayable(content.payable)}`, amount: content.price },
      { label: "Pagado hasta la fecha", amount: content.price - content.balance },
      ...(content.ended ? [] : [{ label: "Saldo pendiente", amount: content.balance }]),
    ],
    beside(content, url),
  ),
];

const beside = ({ next, verifiedAt }: ReceiptContent, url: string | null): Piece | null => {
  const due: Piece[] = next
    ? [
        { text: "Próximo pago", style: "label" },
        { text: `${next.text} · ${formatCop(next.amount)}`, style: "strong" },
        {
          text: `${next.due < today(verifiedAt) ? "Venció" : "Vence"} el ${spokenDay(next.due)}`,
          margin: [0, 0, 0, 10],
        },
      ]
    : [];
  const parts = url === null ? due : [...due, verificationCode(url)];
  return parts.length > 0 ? { stack: parts } : null;
};
