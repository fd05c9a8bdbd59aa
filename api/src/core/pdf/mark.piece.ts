import type { Advisor, Agency } from "../agency.ts";
import { initialsOf } from "../colombia/names.ts";
import { whatsAppOf } from "../colombia/phones.ts";
import { light } from "../look.ts";
import type { Column } from "pdfmake/interfaces.js";
import type { Piece } from "./document.ts";

const WIDTH = 516;

/** Size of the agency's logo in a document, in points. */
export const LOGO = { width: 180, height: 40, fit: "inside" } as const;

/**
 * Returns the agency's letterhead: logo or name, NIT and RNT, and a line in the agency's colour. `logo` is a
 * data URL; `reached` adds the address and contact data. `identified` is false for a document whose end has
 * the agency's identity.
 */
export const agencyMark = (
  { name, nit, rnt, colour, address, phone, email }: Agency,
  logo: string | null,
  { reached = false, identified = true }: { readonly reached?: boolean; readonly identified?: boolean } = {},
): Piece => ({
  margin: [0, 0, 0, 14],
  stack: [
    {
      columns: [
        logo
          ? { width: "*", stack: [{ image: logo, fit: [180, 40] }] }
          : { text: name, style: "title", color: colour, width: "*" },
        {
          width: "auto",
          margin: [0, logo ? 6 : 4, 0, 0],
          stack: [
            ...(logo ? [{ text: name, style: "strong", alignment: "right" as const }] : []),
            ...(identified
              ? [{ text: `NIT ${nit} · RNT n.º ${rnt}`, style: "small", alignment: "right" as const }]
              : []),
            ...(reached
              ? [address, `${phone} · ${email}`].map((text) => ({
                  text,
                  style: "small",
                  alignment: "right" as const,
                }))
              : []),
          ],
        },
      ],
    },
    {
      margin: [0, 8, 0, 0],
      canvas: [{ type: "rect", x: 0, y: 0, w: WIDTH, h: 3, color: colour }],
    },
  ],
});

const FACE = 44;

/**
 * Returns the card of the advisor responsible for a document, with their picture (a data URL) or initials,
 * and their contact details.
 */
export function advisorCard({ name, email, phone }: Advisor, face: string | null): Piece {
  const whatsapp = whatsAppOf(phone);
  const drawn = `<svg viewBox="0 0 44 44" xmlns="http://www.w3.org/2000/svg">
<circle cx="22" cy="22" r="22" fill="${light.line}"/></svg>`;
  const picture: Column = face
    ? { image: face, width: FACE, height: FACE }
    : {
        width: FACE,
        stack: [
          { svg: drawn, width: FACE, height: FACE },
          { text: initialsOf(name), bold: true, alignment: "center", relativePosition: { x: 0, y: -29 } },
        ],
      };
  return {
    unbreakable: true,
    columnGap: 12,
    columns: [
      picture,
      {
        width: "*",
        margin: [0, 2, 0, 0],
        stack: [
          { text: "Tu asesor", style: "label" },
          { text: name, style: "strong" },
          {
            text: [
              [email, phone].filter(Boolean).join(" · "),
              ...(whatsapp
                ? [{ text: " · " }, { text: "WhatsApp", link: whatsapp, color: light.sea, bold: true }]
                : []),
            ],
          },
        ],
      },
    ],
  };
}
