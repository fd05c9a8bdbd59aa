import { formatCop } from "../colombia/cop.ts";
import { faces, light, mix, radius, toneSoft, toneText } from "../look.ts";
import type { PrintedPassage } from "../passage.ts";
import { mailClass } from "./dark-style.ts";
import { html, type Html } from "../html/html.ts";

const label = `margin:0;font-size:12px;color:${light.mist}`;
const strong = "margin:0;font-size:15px;font-weight:600";
const place = `margin:0;font-family:${faces.display.replaceAll('"', "'")};font-size:22px;line-height:1.25`;

const fact = (name: string, text: string, side = "left"): Html =>
  html`<td style="padding:16px ${side === "left" ? 12 : 0}px 0 0;vertical-align:top;text-align:${side}">
    <p class="${mailClass.mist}" style="${label}">${name}</p>
    <p style="${strong}">${text}</p>
  </td>`;

const chip =
  `display:inline-block;white-space:nowrap;padding:4px 12px;border-radius:${radius.chip}px;` +
  "font-size:13px;font-weight:600";
const card =
  `margin:0 0 24px;border:1px solid ${light.line};border-radius:${radius.card}px;` +
  `background:${mix(light.sand, light.paper, 0.6)}`;

const stamp = ({ text, tone }: NonNullable<PrintedPassage["status"]>): Html =>
  html`<span
    class="${mailClass.chip(tone)}"
    style="${chip};color:${toneText(light, tone)};background:${toneSoft(light, tone)}"
    >${text}</span
  >`;

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
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    class="${mailClass.soft} ${mailClass.line}"
    style="${card}"
  >
    <tr>
      <td style="padding:20px">
        <p class="${mailClass.sea}" style="margin:0;font-size:14px;font-weight:600;color:${light.sea}">
          ${kind} <span style="white-space:nowrap">${number}</span> ${status && stamp(status)}
        </p>
        <p style="${place};margin-top:12px">${origin && html`${origin} → `}${destination}</p>
        <p class="${mailClass.mist}" style="${label};margin-top:12px">Fechas</p>
        <p style="${strong}">${dates}</p>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            ${fact("Viajeros", travellers)}
            ${price !== null && fact("Precio total", formatCop(price), "right")}
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
