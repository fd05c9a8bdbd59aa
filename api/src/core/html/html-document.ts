import { type Html, html } from "./html.ts";

/**
 * Returns a complete page or e-mail that needs no application. `head` contains its title and further elements
 * of the head; `style` sets the look of the body for e-mail programs that ignore style sheets.
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
