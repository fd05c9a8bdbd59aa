import { type Colours, dark, faces, light, radius } from "../look.ts";
import { Html, html } from "../html/html.ts";
import { htmlDocument } from "../html/html-document.ts";

/** Parts of a first page that are inserted into the start page. */
export interface FirstPageText {
  readonly title: string;
  /** Markup with its own styles, inserted into the application's root element. */
  readonly markup: string;
  /** Further elements of the page's head, such as its card. */
  readonly head?: Html;
}

const variables = (colours: Colours): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(";");

const style = new Html(`
#first-page{${variables(light)};color-scheme:light dark;min-height:100vh;box-sizing:border-box;padding:16px;background:var(--sand);color:var(--ink);font:16px/1.5 ${faces.text}}
body{margin:0}
#first-page main{max-width:760px;margin:0 auto;display:grid;gap:20px}
#first-page h1{margin:0;font:600 26px/1.25 ${faces.display}}
#first-page p{margin:0}
#first-page .card{padding:20px;border:1px solid var(--line);border-radius:${radius.card}px;background:var(--paper)}
#first-page .strong{font-weight:650}
#first-page a{color:var(--sea)}
@media (prefers-color-scheme:dark){#first-page{${variables(dark)}}}`);

/** Returns a page of one notice, with the agency above it, in its own styles. */
export const framed = (title: string, content: Html): FirstPageText => ({
  title,
  markup: html`<div id="first-page">
    <style>
      ${style}
    </style>
    <main>${content}</main>
  </div>`.markup,
});

/** Returns a first page as a complete document without the application. */
export const barePage = ({ title, markup, head }: FirstPageText): string =>
  htmlDocument(
    html`<meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>${title}</title>
      ${head}`,
    new Html(markup),
  );
