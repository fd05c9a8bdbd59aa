import { type Html, html } from "./html.ts";

/** Returns a telephone number that is called by a press. */
export const phoneLink = (phone: string, style?: string): Html =>
  html`<a href="tel:${phone.replace(/[^+\d]/g, "")}" ${style && html`style="${style}"`}>${phone}</a>`;
