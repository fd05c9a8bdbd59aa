import { type Html, html } from "../html/html.ts";
import { htmlDocument } from "../html/html-document.ts";

/**
 * Content of the preview card of a page. It contains neither a person's name nor an amount, because everybody
 * in a chat can read it.
 */
export interface Card {
  readonly title: string;
  readonly text: string;
  /** Name of the site that the card shows as its source. */
  readonly site: string;
  /** Full address of the card's picture, in the size of preview cards. */
  readonly image: string;
}

/** Returns the head elements from which chat programs build the page's preview. */
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

/** Head element that excludes a page sent to one person from search engines. */
export const notListed = html`<meta name="robots" content="noindex" />`;

/** Returns a page that contains only its card, for programs that build link previews. */
export const cardPage = (card: Card): string =>
  htmlDocument(
    html`${notListed}
      <title>${card.title}</title>
      ${cardHead(card)}`,
    html`<h1>${card.title}</h1>
      <p>${card.text}</p>
      <p>${card.site}</p>`,
  );
