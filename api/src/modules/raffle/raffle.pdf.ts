import type { Agency } from "../../core/agency.ts";
import { today } from "../../core/colombia/days.ts";
import { formatPhone } from "../../core/colombia/phones.ts";
import { spokenDay } from "../../core/colombia/spoken.ts";
import { formatCop } from "../../core/colombia/cop.ts";
import type { PdfDocument } from "../../core/pdf/document.ts";
import { linesTable, totals } from "../../core/pdf/table.piece.ts";
import { facts, heading, notices, paragraphs } from "../../core/pdf/text.piece.ts";
import { type Permission, permissionOf } from "./raffle-authorization.rules.ts";
import { HELD_HOURS } from "./raffle.rules.ts";

/** File name of the receipt of selected numbers. */
export const RECEIPT_FILENAME = "datos-seleccionados.pdf";

/** Data of the receipt of selected numbers. */
export interface RaffleReceipt {
  readonly title: string;
  readonly prize: string;
  /** Price of one number, in COP. */
  readonly price: number;
  readonly drawDate: string;
  readonly permission: Permission;
  /** Lottery whose result determines the winner; null while none is registered. */
  readonly drawLottery: string | null;
  readonly name: string;
  readonly phone: string;
  readonly selectedAt: Date;
  readonly numbers: readonly { readonly value: string; readonly isPaid: boolean }[];
}

/** Returns a day in the format of the receipt: `20-11-2026`. */
const dashed = (instant: Date): string => today(instant).split("-").reverse().join("-");

/** Returns the PDF receipt of the numbers that a person selected together. */
export function rafflePdf(receipt: RaffleReceipt, agency: Agency): PdfDocument {
  const { title, prize, price, drawDate, drawLottery, name, phone, selectedAt, numbers } = receipt;
  const permission = permissionOf(receipt.permission, spokenDay);
  const unpaid = numbers.filter(({ isPaid }) => !isPaid).length;
  return {
    title: "Datos de los números seleccionados",
    author: agency.name,
    createdAt: selectedAt,
    footer: `${agency.name} · ${title}`,
    content: [
      { text: title, style: "title" },
      heading("Datos de los números seleccionados"),
      facts([
        ["Nombre", name],
        ["Teléfono", formatPhone(phone)],
        ["Fecha", dashed(selectedAt)],
        ["Se juega el", spokenDay(drawDate)],
        ...(drawLottery ? [["Se juega con", drawLottery] as const] : []),
        ["Premio", prize],
        ["Números", numbers.map(({ value }) => value).join(", ")],
      ]),
      linesTable(
        [{ head: "Número" }, { head: "Estado" }, { head: "Valor", amounts: true }],
        numbers.map(({ value, isPaid }) => [value, isPaid ? "Pagado" : "Por pagar", price]),
      ),
      totals([
        { label: "Por pagar", amount: unpaid * price },
        { label: "Total", amount: numbers.length * price },
      ]),
      ...(unpaid > 0
        ? [
            paragraphs([
              `Apartamos tus números durante ${HELD_HOURS} horas. ` +
                `Págalos antes (${formatCop(price)} cada uno) o quedarán libres.`,
            ]),
          ]
        : []),
      ...(permission ? [paragraphs([permission])] : []),
      notices(agency),
    ],
  };
}
