import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { type HowToPay, howToPayTexts as texts, type PaidInto } from "./how-to-pay-block.rules.ts";
import { light, radius } from "../../../core/look.ts";
import { html, type Html } from "../../../core/html/html.ts";
import { mailClass } from "../../../core/mail/dark-style.ts";
import type { LetterBlock } from "../../../core/mail/layout.ts";

const small = `margin:0;font-size:12px;line-height:1.5;color:${light.mist}`;
// Monospaced, so that nobody takes one figure for two when a number is copied by hand.
const figures =
  "margin:2px 0;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:17px;font-weight:600";

const noted = `margin:4px 0 0;font-size:13px;color:${light.sun}`;

const account = ({ name, number, holder, note }: PaidInto): Html =>
  html`<tr>
    <td class="${mailClass.line}" style="padding:12px 0;border-top:1px solid ${light.line}">
      <p style="margin:0;font-weight:600">${name}</p>
      <p style="${figures}">${number}</p>
      <p class="${mailClass.mist}" style="${small}">${holder}</p>
      ${note && html`<p class="${mailClass.sun}" style="${noted}">${note}</p>`}
    </td>
  </tr>`;

/**
 * Returns the block `Cómo pagar` of an e-mail; null when there are no instructions. It has no QR codes,
 * because the device that displays them cannot scan them.
 */
export const howToPayInMail = (ways: HowToPay | null): LetterBlock | null =>
  ways && { html: blockHtml(ways), text: blockText(ways) };

const blockHtml = ({ reference, concept, amount, due, online, accounts }: HowToPay): Html =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    class="${mailClass.line}"
    style="margin:24px 0 0;border:1px solid ${light.line};border-radius:${radius.card}px"
  >
    <tr>
      <td style="padding:20px">
        <h2 style="margin:0 0 12px;font-size:18px;line-height:1.3">${texts.title}</h2>
        <p style="margin:0 0 4px">
          ${concept}:
          <strong style="white-space:nowrap">${formatCop(amount)}</strong
          >${due && html`, hasta el ${spokenDay(due)}`}
        </p>
        <p style="margin:0 0 12px">
          ${texts.reference}: <strong style="white-space:nowrap">${reference}</strong>
        </p>
        ${
          accounts.length > 0 &&
          html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
              ${accounts.map(account)}
            </table>
            <p class="${mailClass.mist}" style="${small}">${texts.only(reference)}</p>`
        }${
          online &&
          html`<p style="margin:12px 0 0">
            ${texts.onlineLead}:
            <a href="${online}" class="${mailClass.sea}" style="color:${light.sea};font-weight:600"
              >${texts.online}</a
            >
          </p>`
        }
      </td>
    </tr>
  </table>`;

/** Returns the block as plain text; numbers are in the form in which they are copied. */
function blockText({ reference, concept, amount, due, online, accounts }: HowToPay): string {
  const asked = `${concept}: ${formatCop(amount)}${due ? `, hasta el ${spokenDay(due)}` : ""}`;
  const listed = accounts.map(({ name, copied, holder, note }) =>
    [name, copied, holder, note].filter(Boolean).join("\n"),
  );
  return [
    [texts.title.toUpperCase(), asked, `${texts.reference}: ${reference}`].join("\n"),
    ...listed,
    ...(accounts.length > 0 ? [texts.only(reference)] : []),
    ...(online ? [`${texts.onlineLead}:\n${online}`] : []),
  ].join("\n\n");
}
