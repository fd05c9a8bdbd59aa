import type { Agency } from "../../../core/agency.ts";
import { spokenDay, spokenInstant } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/cop.ts";
import type { PdfDocument, Piece } from "../../../core/pdf/document.ts";
import { passage } from "../../../core/pdf/passage.piece.ts";
import { verificationCode } from "../../../core/pdf/signature.piece.ts";
import { totals } from "../../../core/pdf/table.piece.ts";
import { advisorBlock, facts, heading, notices, paragraphs } from "../../../core/pdf/text.piece.ts";
import { amountInWords } from "./amount-in-words.rules.ts";
import { ofNoun, ofPayable, type PayableWords, titledPayable } from "../payable/payable.rules.ts";
import type { ReceiptContent } from "./receipt-content.ts";

/** Name of a receipt's file. */
export const receiptFilename = (number: string): string => `recibo-${number}.pdf`;

/**
 * The receipt of a verified payment, on one page; one that was reversed says so. `url` is where it is
 * checked; null for one without a code.
 */
export const receiptPdf = (content: ReceiptContent, agency: Agency, url: string | null): PdfDocument => ({
  title: `Recibo ${content.number}`,
  author: agency.name,
  createdAt: content.verifiedAt,
  onePage: true,
  footer: `${agency.name} · Recibo ${content.number} · RNT n.º ${agency.rnt}`,
  content: [
    passage(content.passage),
    ...(content.reversed ? annulment(content.reversed, content.payable) : []),
    heading("Recibimos"),
    facts(received(content)),
    heading("Estado de cuenta"),
    totals(
      [
        { label: `Precio ${ofPayable(content.payable)}`, amount: content.price },
        { label: "Pagado con este recibo", amount: content.monto },
        { label: "Pagado hasta la fecha", amount: content.price - content.balance },
        { label: "Saldo pendiente", amount: content.balance },
      ],
      url === null ? null : verificationCode(url),
    ),
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
    `Este pago fue reversado el ${spokenInstant(at)}. Motivo: ${reason}`,
    `El valor no cuenta en el estado de cuenta ${ofNoun(payable)}.`,
  ]),
];

function received(content: ReceiptContent): readonly (readonly [string, string])[] {
  const { client, payer, monto, fechaPago, method, reference, payable, passage: trip, verifiedAt } = content;
  return [
    ["De", client.name],
    ["Documento", client.document || "No registrado"],
    ["Valor", formatCop(monto)],
    ["Valor en letras", amountInWords(monto)],
    ["Concepto", `${titledPayable(payable)}, viaje a ${trip.destination}`],
    ["Fecha de pago", spokenDay(fechaPago)],
    ["Medio de pago", method],
    ["Verificado", spokenInstant(verifiedAt)],
    ...(reference ? [["Referencia", reference] as const] : []),
    ...(payer ? [["Pagado por", payer] as const] : []),
  ];
}
