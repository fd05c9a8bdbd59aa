import type { FunctionComponent } from "react";
import type { Agency } from "../agency.ts";
import { type Html, html } from "../html/html.ts";
import { type Card, cardHead } from "./card.html.ts";
import { drawnPage } from "./drawn-page.ts";
import type { FirstPageText } from "./first-page.html.ts";

/** Preview of a public page in chats, and its entry in search engines. */
export interface PublicPageHead extends Omit<Card, "site"> {
  /** Full address of the page. */
  readonly url: string;
}

/** Parts of a public page that are inserted into the start page. */
export interface PublicPageText extends FirstPageText {
  readonly head: Html;
}

/** Renders a public page with a component of the pages, and the elements of its `head`. */
export const publicPage = async <Props extends object>(
  { name }: Agency,
  head: PublicPageHead,
  part: () => Promise<FunctionComponent<Props>>,
  props: Props,
): Promise<PublicPageText> => ({
  ...(await drawnPage(
    `${head.title} · ${name}`,
    part,
    props,
    async () => (await import("@travesia/pages/style/public.ts")).publicStyle,
  )),
  head: html`<link rel="canonical" href="${head.url}" />
    <meta property="og:url" content="${head.url}" />
    ${cardHead({ ...head, site: name })}`,
});
