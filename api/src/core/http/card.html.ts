import { Html, html } from "../html/html.ts";
import { htmlDocument } from "../html/html-document.ts";

/**
 * Content of the preview card of a page: neither a name nor an amount, since everybody in the chat reads it.
 */
export interface Card {
  readonly title: string;
  readonly text: string;
  /** Name of the sender. */
  readonly site: string;
}

/** Returns a page that is nothing but its card, for the programs that make previews of addresses. */
export const cardPage = ({ title, text, site }: Card): string =>
  htmlDocument(
    html`<meta name="robots" content="noindex" />
      <title>${title}</title>
      <meta name="description" content="${text}" />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_CO" />
      <meta property="og:site_name" content="${site}" />
      <meta property="og:title" content="${title}" />
      <meta property="og:description" content="${text}" />
      ${new Html('<meta name="twitter:card" content="summary" />')}`,
    html`<h1>${title}</h1>
      <p>${text}</p>
      <p>${site}</p>`,
  );
