import { callAddress } from "../colombia/phones.ts";
import { type Html, html } from "./html.ts";

/** Returns a phone number as a link that starts a call. */
export const phoneLink = (phone: string, style?: string, className?: string): Html =>
  html`<a
    href="${callAddress(phone)}"
    ${className && html`class="${className}"`}
    ${style && html`style="${style}"`}
    >${phone}</a
  >`;
