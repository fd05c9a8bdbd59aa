import type { Column } from "pdfmake/interfaces.js";
import { formatCop } from "../colombia/cop.ts";
import { light, mix, toneSoft, toneText } from "../look.ts";
import type { PrintedPassage } from "../passage.ts";
import type { Piece } from "./document.ts";

const arcOf = (colour: string): string => `<svg viewBox="0 0 130 30" xmlns="http://www.w3.org/2000/svg">
<path d="M6 26 Q65 -12 124 26" fill="none" stroke="${colour}" stroke-width="1.6"
 stroke-linecap="round" stroke-dasharray="0.1 5"/>
<circle cx="6" cy="26" r="3" fill="${colour}"/>
<circle cx="124" cy="26" r="3" fill="${light.paper}" stroke="${colour}" stroke-width="1.6"/></svg>`;

const place = (label: string, name: string, alignment: "left" | "right"): Column => ({
  width: "*",
  stack: [
    { text: label, style: "label", alignment },
    { text: name, style: "title", alignment },
  ],
});

const fact = (label: string, text: string, alignment: "left" | "right" = "left"): Column => ({
  width: "*",
  stack: [
    { text: label, style: "label", alignment },
    { text, style: "strong", alignment },
  ],
});

const stamp = ({ text, tone }: NonNullable<PrintedPassage["status"]>): Piece => ({
  text: ` ${text} `,
  alignment: "right",
  bold: true,
  color: toneText(light, tone),
  background: toneSoft(light, tone),
});

/**
 * Returns the header of a document: number and status, origin and destination joined by a dotted arc, dates,
 * travellers and price. The arc and the number are in `colour`.
 */
export function passage(
  { kind, number, origin, destination, dates, travellers, price, status }: PrintedPassage,
  colour: string = light.sea,
): Piece {
  const facts = [fact("Fechas", dates), fact("Viajeros", travellers)];
  if (price !== null) facts.push(fact("Precio total", formatCop(price), "right"));
  const destined = place("Destino", destination, origin ? "right" : "left");
  const content: Piece = [
    {
      columns: [
        { text: `${kind} ${number}`, style: "strong", color: colour },
        status ? stamp(status) : { text: "" },
      ],
    },
    {
      margin: [0, 12, 0, 12],
      columnGap: 12,
      columns: origin
        ? [
            place("Origen", origin, "left"),
            { svg: arcOf(colour), width: 130, margin: [0, 6, 0, 0] },
            destined,
          ]
        : [destined],
    },
    { columns: facts, columnGap: 12 },
  ];
  return {
    layout: "card",
    margin: [0, 0, 0, 16],
    table: { widths: ["*"], body: [[{ stack: content, fillColor: mix(light.sand, light.paper, 0.6) }]] },
  };
}
