import { mailAddress } from "../colombia/emails.ts";
import type { Advisor, Agency } from "../agency.ts";
import { faces, light, radius } from "../look.ts";
import type { PrintedPassage } from "../passage.ts";
import { html, type Html } from "../html/html.ts";
import { initialsOf } from "../colombia/names.ts";
import { htmlDocument } from "../html/html-document.ts";
import { whatsAppOf } from "../colombia/phones.ts";
import { landscapeOf } from "../preview/landscape.rules.ts";
import { phoneLink } from "../html/phone-link.ts";
import { darkStyle, mailClass } from "./dark-style.ts";
import { faceInMail, faceSide, MARK, markHeight, tripInMail } from "./mark.ts";
import { passageHtml, passageText } from "./passage.html.ts";

/** Part of an e-mail that its module renders, below the button. */
export interface LetterBlock {
  readonly html: Html;
  readonly text: string;
}

/** Content of an e-mail, as plain texts, all of which are escaped. */
export interface Letter {
  /** First line of text, which an e-mail program displays beside the subject. */
  readonly preview: string;
  readonly title: string;
  /**
   * Address of a picture of the trip, above the title: a public picture of ours, or one of our drawings. By
   * default the drawing for the destination of the passage, except in news that something was cancelled.
   */
  readonly picture?: string | null;
  readonly passage?: PrintedPassage;
  readonly paragraphs: readonly string[];
  /** Button for the one act of the e-mail. */
  readonly button?: { readonly text: string; readonly url: string };
  readonly block?: LetterBlock | null;
  readonly advisor?: Advisor;
  /** Personal note of the advisor, who is then introduced above it; null when they wrote none. */
  readonly note?: string | null;
}

const font = faces.text.replaceAll('"', "'");
const display = faces.display.replaceAll('"', "'");
const pill =
  `display:inline-block;padding:14px 28px;border-radius:${radius.field}px;background:${light.coral};` +
  `color:${light.onColour};font-size:16px;font-weight:600;text-decoration:none`;
const sheet =
  `margin:0;background:${light.sand};color:${light.ink};font-family:${font};` +
  "font-size:16px;line-height:1.5";
const card =
  `padding:28px 24px;border:1px solid ${light.line};border-radius:${radius.card}px;` +
  `background:${light.paper}`;
const heading = `margin:0 0 20px;font-family:${display};font-size:26px;font-weight:600;line-height:1.25`;
const pictured = `display:block;width:100%;height:auto;margin:0 0 20px;border-radius:${radius.field}px`;
const head = `padding:12px 16px;font-family:${display};font-size:20px`;
const small = `margin:0 0 8px;font-size:12px;line-height:1.5;color:${light.mist}`;

/**
 * Renders a letter as the HTML and the plain text of one e-mail, with the agency's identity, RNT and legal
 * notices at its end.
 */
export const layout = (letter: Letter, agency: Agency): { html: string; text: string } => ({
  html: page(letter, agency),
  text: plain(letter, agency),
});

const button = ({ text, url }: NonNullable<Letter["button"]>): Html =>
  html` <p style="margin:24px 0">
      <a href="${url}" class="${mailClass.button}" style="${pill}">${text}</a>
    </p>
    <p class="${mailClass.mist}" style="${small}">
      Si el botón no funciona, copia esta dirección en tu navegador:<br /><a
        href="${url}"
        class="${mailClass.sea}"
        style="color:${light.sea};word-break:break-all"
        >${broken(url)}</a
      >
    </p>`;

/** Pieces of an address after which a line may break: they end with a mark, and have at most 25 letters. */
const pieces = /[^@./?&]{1,24}[@./?&]?|[@./?&]/gu;

/** Returns an address whose lines break on a phone, also where styles are not read; copied, it is whole. */
const broken = (address: string): Html[] =>
  (address.match(pieces) ?? []).map((piece) => html`${piece}<wbr />`);

/** Returns the HTML of an e-mail with whole addresses, in which a link is found. */
export const unbroken = (mail: string): string => mail.replaceAll("<wbr />", "");

/**
 * Returns the advisor's contact data at the end of an e-mail, or with their portrait at the beginning when
 * they introduce it.
 */
const advisorHtml = ({ name, email, phone }: Advisor, place: string, face: Html | null = null): Html =>
  html` <table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    class="${mailClass.line}"
    style="${place}"
  >
    <tr>
      ${face}
      <td style="padding-top:16px">
        <p class="${mailClass.mist}" style="${small}">Tu asesor</p>
        <p style="margin:0;font-weight:600">${name}</p>
        <p style="margin:4px 0 0">
          <a href="${mailAddress(email)}" class="${mailClass.sea}" style="color:${light.sea}"
            >${broken(email)}</a
          >
        </p>
        ${phone && html`<p style="${line}">${phoneLink(phone, contact, mailClass.sea)}${chatHtml(phone)}</p>`}
      </td>
    </tr>
  </table>`;

const line = "margin:4px 0 0";
const contact = `color:${light.sea};white-space:nowrap`;

const chatHtml = (phone: string | null): Html | null => {
  const chat = whatsAppOf(phone);
  return chat === null
    ? null
    : html` ·
        <a href="${chat}" class="${mailClass.sea}" style="${contact};font-weight:600">WhatsApp</a>`;
};

const foot = `margin-top:24px;border-top:1px solid ${light.line}`;

/** Returns the beginning of an advisor's e-mail: their contact data and their personal note. */
const introduction = (advisor: Advisor | undefined, note: string | null): Html =>
  html`${advisor && advisorHtml(advisor, "margin-bottom:16px", faceHtml(advisor))}${linesOf(note).map(
    (line) => html`<p class="${mailClass.note}" style="${quoted}">${line}</p>`,
  )}`;

/** Returns the picture of an advisor, or their initials without a picture. */
const faceHtml = ({ name, picture }: Advisor): Html => {
  const address = faceInMail(picture);
  const side = `width:${faceSide}px;height:${faceSide}px;border-radius:${radius.chip}px`;
  return html`<td width="${faceSide + 12}" valign="top" style="padding-top:16px">
    ${
      address
        ? html`<img src="${address}" alt="" width="${faceSide}" height="${faceSide}" style="${side}" />`
        : html`<div class="${mailClass.initials}" style="${side};line-height:${faceSide}px;${initials}">
            ${initialsOf(name)}
          </div>`
    }
  </td>`;
};

const initials = `text-align:center;font-weight:600;background:${light.sea};color:${light.onColour}`;

const quoted = `margin:0 0 16px;padding-left:12px;border-left:3px solid ${light.sea}`;

const linesOf = (note: string | null): string[] => (note ?? "").split(/\s*\n\s*/).filter(Boolean);

/** Returns the drawing for the destination of a trip; null without a trip, and for one that was cancelled. */
const drawingOf = (passage: PrintedPassage | undefined): string | null =>
  passage && passage.status?.tone !== "clay" ? landscapeOf(passage.destination) : null;

const page = (
  { preview, title, picture, passage, paragraphs, button: action, block, advisor, note }: Letter,
  agency: Agency,
): string => {
  const trip = tripInMail(picture ?? drawingOf(passage));
  const content = [
    passage && passageHtml(passage),
    note !== undefined && introduction(advisor, note),
    paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`),
    action && button(action),
    block?.html,
    advisor && note === undefined && advisorHtml(advisor, foot),
  ];
  const notices = agency.notices.map(
    ({ title: head, text }) =>
      html`<p class="${mailClass.mist}" style="${small}"><strong>${head}.</strong> ${text}</p>`,
  );
  return htmlDocument(
    html`<meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>
        ${darkStyle}
      </style>
      <title>${title}</title>`,
    html` <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tr>
          <td align="center" style="padding:24px 12px">
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
              <tr>
                <td
                  class="${mailClass.paper}"
                  style="${head};background:${light.paper};border-bottom:4px solid ${agency.colour}"
                >
                  ${
                    agency.logo &&
                    html`<img
                      src="${MARK}"
                      alt=""
                      class="${mailClass.logo}"
                      height="${markHeight}"
                      style="height:${markHeight}px;width:auto;vertical-align:middle;margin-right:12px"
                    />`
                  }<span class="${mailClass.brand}" style="color:${agency.colour};vertical-align:middle"
                    >${agency.name}</span
                  >
                </td>
              </tr>
              <tr>
                <td style="font-size:0;line-height:16px;height:16px">&nbsp;</td>
              </tr>
              <tr>
                <td class="${mailClass.paper} ${mailClass.line}" style="${card}">
                  ${trip && html`<img src="${trip}" alt="" width="550" style="${pictured}" />`}
                  <h1 style="${heading}">${title}</h1>
                  ${content}
                </td>
              </tr>
              <tr>
                <td style="padding:20px 4px">
                  <p class="${mailClass.mist}" style="${small}">
                    <strong>${agency.legalName}</strong> · NIT ${agency.nit} · RNT n.º ${agency.rnt} ·
                    ${agency.address} · ${agency.phone} · ${agency.email}
                  </p>
                  ${notices}
                </td>
              </tr>
            </table>
          </td>
        </tr>
      </table>`,
    sheet,
  );
};

function plain(
  { title, passage, paragraphs, button: action, block, advisor, note }: Letter,
  agency: Agency,
): string {
  const chat = whatsAppOf(advisor?.phone);
  const who = ["Tu asesor", advisor?.name, advisor?.email, advisor?.phone, chat && `WhatsApp: ${chat}`]
    .filter(Boolean)
    .join("\n");
  const parts = [title, ...(passage ? [passageText(passage)] : [])];
  if (advisor && note !== undefined) parts.push(who);
  parts.push(...linesOf(note ?? null), ...paragraphs);
  if (action) parts.push(`${action.text}:\n${action.url}`);
  if (block) parts.push(block.text);
  if (advisor && note === undefined) parts.push(who);
  const identity =
    `${agency.legalName} · NIT ${agency.nit} · RNT n.º ` +
    `${agency.rnt}\n${agency.address} · ${agency.phone} · ${agency.email}`;
  return [
    ...parts,
    // As mail programs know the beginning of a signature (RFC 3676, 4.3).
    "-- ",
    identity,
    ...agency.notices.map((notice) => `${notice.title}. ${notice.text}`),
  ].join("\n\n");
}
