import type { Column } from "pdfmake/interfaces.js";
import { light } from "../look.ts";
import type { Piece } from "./document.ts";

/**
 * Signer of a document: their drawn signature as a PNG data URL, or null for a line that is not signed yet.
 */
export interface Signer {
  readonly role: string;
  readonly name: string;
  readonly document: string;
  readonly image: string | null;
  /** Time and means of the signature, in words. */
  readonly evidence?: string;
}

const one = ({ role, name, document, image, evidence }: Signer): Column => ({
  width: "*",
  stack: [
    image ? { image, fit: [200, 64] } : { text: "", margin: [0, 0, 0, 64] },
    {
      canvas: [{ type: "line", x1: 0, y1: 0, x2: 220, y2: 0, lineWidth: 0.75, lineColor: light.ink }],
      margin: [0, 4, 0, 4],
    },
    { text: name, style: "strong" },
    { text: document },
    { text: role, style: "label" },
    ...(evidence ? [{ text: evidence, style: "small" }] : []),
  ],
});

/** Returns the signatures side by side, never split between pages. */
export const signatures = (signers: readonly Signer[]): Piece => ({
  margin: [0, 32, 0, 0],
  unbreakable: true,
  columnGap: 24,
  columns: signers.map(one),
});

/** Returns a QR code with its caption beside it; `size` is the side in points. */
export const qrCode = (value: string, caption: string, size = 84): Piece => ({
  unbreakable: true,
  margin: [0, 16, 0, 0],
  columnGap: 12,
  columns: [
    { qr: value, fit: size, foreground: light.ink, width: "auto" },
    { text: caption, style: "small", margin: [0, 4, 0, 0], width: "*" },
  ],
});

/** Returns a compact block with a document's QR code and the address that verifies the document. */
export const verificationCode = (url: string): Piece => ({
  unbreakable: true,
  columnGap: 10,
  columns: [
    { qr: url, fit: 62, foreground: light.ink, width: "auto" },
    {
      width: "*",
      margin: [0, 2, 0, 0],
      stack: [
        { text: "Comprueba este documento", style: "label" },
        { text: url.split("/").at(-1) ?? "", style: "strong" },
        { text: url.slice(0, url.lastIndexOf("/")), style: "small", link: url },
      ],
    },
  ],
});
