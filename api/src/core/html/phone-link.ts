import { type Html, html } from "./html.ts";

/** Returns a phone number as a link that starts a call. */
export const phoneLink = (phone: string, style?: string): Html =>
  html`<a href="tel:${phone.replace(/[^+\d]/g, "")}" ${style && html`style="${style}"`}>${phone}</a>`;
