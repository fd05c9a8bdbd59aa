import { formatCop } from "../colombia/cop.ts";
import { faces, light, mix, radius, toneSoft, toneText } from "../look.ts";
import type { PrintedPassage } from "../passage.ts";
import { html, type Html } from "../html/html.ts";

const label = `margin:0;font-size:12px;color:${light.mist}`;
const strong = "margin:0;font-size:15px;font-weight:600";
const place = `margin:0;font-family:${faces.display.replaceAll('"', "'")};font-size:24px;line-height:1.2`;

const fact = (name: string, text: string, side = "left"): Html =>
  html`<td style="padding:16px ${side === "left" ? 12 : 0}px 0 0;vertical-align:top;text-align:${side}">
    <p style="${label}">${name}</p>
    <p style="${strong}">${text}</p>
  </td>`;

const chip = `padding:4px 12px;border-radius:${radius.chip}px;font-size:13px;font-weight:600`;
const card =
  `margin:0 0 24px;border:1px solid ${light.line};border-radius:${radius.card}px;` +
  `background:${mix(light.sand, light.paper, 0.6)}`;

const stamp = ({ text, tone }: NonNullable<PrintedPassage["status"]>): Html =>
  html`<span style="${chip};color:${toneText(light, tone)};background:${toneSoft(light, tone)}"
    >${text}</span
  >`;

const from = (origin: string) =>
  html`<td style="vertical-align:bottom">
      <p style="${label}">Origen</p>
      <p style="${place}">${origin}</p>
    </td>
    <td style="width:30%;padding:0 12px 12px;vertical-align:bottom">
      <div style="border-top:3px dotted ${light.sea};font-size:0;line-height:0">&nbsp;</div>
    </td>`;

/**
 * Returns the trip's ticket-like header as e-mail programs can display it: tables, inline styles, no picture.
 */
export function passageHtml({
  kind,
  number,
  origin,
  destination,
  dates,
  travellers,
  price,
  status,
}: PrintedPassage): Html {
  const facts = [
    fact("Fechas", dates),
    fact("Viajeros", travellers),
    price !== null && fact("Precio total", formatCop(price), "right"),
  ];
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${card}">
    <tr>
      <td style="padding:20px">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td style="font-size:14px;font-weight:600;color:${light.sea}">
              ${kind} <span style="white-space:nowrap">${number}</span>
            </td>
            <td style="text-align:right">${status && stamp(status)}</td>
          </tr>
        </table>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:12px">
          <tr>
            ${origin && from(origin)}
            <td style="vertical-align:bottom;text-align:${origin ? "right" : "left"}">
              <p style="${label}">Destino</p>
              <p style="${place}">${destination}</p>
            </td>
          </tr>
        </table>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            ${facts}
          </tr>
        </table>
      </td>
    </tr>
  </table>`;
}

/** Returns the trip's ticket-like header as plain text for an e-mail. */
export function passageText({
  kind,
  number,
  origin,
  destination,
  dates,
  travellers,
  price,
  status,
}: PrintedPassage): string {
  const title = `${kind} ${number}${status ? ` (${status.text})` : ""}`;
  const way = origin ? `${origin} → ${destination}` : `Destino: ${destination}`;
  const facts = [title, way, `Fechas: ${dates}`, `Viajeros: ${travellers}`];
  return [...facts, ...(price === null ? [] : [`Precio total: ${formatCop(price)}`])].join("\n");
}
