import { type Html, html } from "./html.ts";

/**
 * Returns a whole page or mail of ours that needs no application; `head` says its title and what else stands
 * there, `style` how the body looks where a style sheet is not read.
 */
export const htmlDocument = (head: Html, body: Html, style?: string): string =>
  `<!doctype html>\n${
    html`<html lang="es-CO">
      <head>
        <meta charset="utf-8" />
        ${head}
      </head>
      <body ${style && html`style="${style}"`}>
        ${body}
      </body>
    </html>`.markup
  }`;
