import { type Html, html } from "../html/html.ts";
import { htmlDocument } from "../html/html-document.ts";

/**
 * Content of the preview card of a page: neither a name nor an amount, since everybody in the chat reads it.
 */
export interface Card {
  readonly title: string;
  readonly text: string;
  /** Name of the sender. */
  readonly site: string;
  /** Full address of its picture, in the size of cards. */
  readonly image: string;
}

/** Returns the elements of a page's head that chats make its preview of. */
export const cardHead = ({ title, text, site, image }: Card): Html =>
  html`<meta name="description" content="${text}" />
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="es_CO" />
    <meta property="og:site_name" content="${site}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${text}" />
    <meta property="og:image" content="${image}" />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />`;

/** Excludes a page that was sent to one person from search engines. */
export const notListed = html`<meta name="robots" content="noindex" />`;

/** Returns a page that is nothing but its card, for the programs that make previews of addresses. */
export const cardPage = (card: Card): string =>
  htmlDocument(
    html`${notListed}
      <title>${card.title}</title>
      ${cardHead(card)}`,
    html`<h1>${card.title}</h1>
      <p>${card.text}</p>
      <p>${card.site}</p>`,
  );
