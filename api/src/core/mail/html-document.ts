import { type Html, html } from "./escape.ts";

/** A whole page of ours that needs no application; `head` says its title and what else stands there. */
export const htmlDocument = (head: Html, body: Html): string =>
  `<!doctype html>\n${
    html`<html lang="es-CO">
      <head>
        <meta charset="utf-8" />
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup
  }`;
