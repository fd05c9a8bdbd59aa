import type { FunctionComponent } from "react";
import type { Agency } from "../agency.ts";
import { type Card, cardHead } from "./card.html.ts";
import { drawnPage } from "./drawn-page.ts";
import { Html, html } from "../html/html.ts";
import { faces, radius, widths } from "../look.ts";
import { srcSetOf } from "../storage/picture-widths.rules.ts";
import { type FirstPageText, framed } from "./first-page.html.ts";

/** Preview of a public page in chats, and its entry in search engines. */
export interface PublicPageHead extends Omit<Card, "site"> {
  /** Full address of the page. */
  readonly url: string;
}

/** Parts of a public page that are inserted into the start page. */
export interface PublicPageText extends FirstPageText {
  readonly head: Html;
}

// The measures of PublicLayout and PublicHeader, so that nothing moves when the application takes over.
const style = new Html(`
#first-page{padding:0}
#first-page .column{max-width:${widths.publicColumn}px;margin:0 auto;padding:0 16px;box-sizing:border-box;width:100%}
#first-page main{max-width:none;display:block;padding-bottom:160px}
#first-page .brand{display:inline-flex;gap:10px;align-items:center;min-height:68px;color:inherit;text-decoration:none;font:560 20px/1.5 ${faces.display};letter-spacing:-.01em}
#first-page .brand img{display:block;width:30px;height:30px}
#first-page .picture{display:block;width:100%;object-fit:cover;background:var(--line)}
#first-page .framed{border:1px solid var(--line);border-radius:${radius.card}px;overflow:hidden;background:var(--paper)}
#first-page a.plain{color:inherit;text-decoration:none}
#first-page h1{font-weight:500;letter-spacing:-.01em;line-height:1.12}
#first-page .price{font-size:28px;font-weight:650;font-variant-numeric:tabular-nums}
#first-page .button{display:block;box-sizing:border-box;min-height:48px;padding:11px 22px;border:1px solid var(--line);border-radius:${radius.field}px;color:var(--sea);font-weight:600;text-align:center;text-decoration:none}
#first-page .button.go{background:var(--coral);border-color:var(--coral);color:var(--onColour)}
@media (min-width:900px){#first-page .column{padding:0 24px}}`);

/**
 * Returns a public page: the agency's brand, `content` below it with its `styles`, and the elements of its
 * `head`.
 */
export const publicPage = (
  { name }: Agency,
  head: PublicPageHead,
  content: Html,
  styles: string,
): PublicPageText => ({
  ...framed(
    `${head.title} · ${name}`,
    html`<div class="column">
        <a class="brand" href="/"><img src="/travesia.svg" alt="" /><span>${name}</span></a>
      </div>
      <div class="column">${content}</div>`,
    new Html(`${style.markup}${styles}`),
  ),
  head: html`<link rel="canonical" href="${head.url}" />
    <meta property="og:url" content="${head.url}" />
    ${cardHead({ ...head, site: name })}`,
});

/**
 * Returns a picture with the markup of PackagePicture; our own pictures have the stored widths. `sizes` is
 * the displayed width.
 */
export const pictureHtml = (address: string, alt: string, sizes: string): Html => {
  const widths = srcSetOf(address);
  return html`<img
    class="picture"
    src="${address}"
    ${widths && html`srcset="${widths}"`}
    sizes="${sizes}"
    alt="${alt}"
    fetchpriority="high"
  />`;
};

/** Renders a public page with a component of the pages, and the elements of its `head`. */
export const drawnPublicPage = async <Props extends object>(
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
