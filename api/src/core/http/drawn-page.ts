import type { FunctionComponent } from "react";
import { draw } from "../html/draw.ts";
import { Html, html } from "../html/html.ts";
import { type Colours, dark, light, lookVariables } from "../look.ts";
import type { FirstPageText } from "./first-page.html.ts";

const variables = (colours: Colours): string =>
  Object.entries(lookVariables(colours))
    .map(([name, value]) => `${name}:${value}`)
    .join(";");

// The application is hidden behind it until it has loaded, and then removes it.
const frame = `
#first-page{${variables(light)};color-scheme:light dark;min-height:100vh;box-sizing:border-box;padding:16px;background:var(--sand);color:var(--ink);font:.9375rem/1.55 var(--face-text);font-feature-settings:"cv11","ss03";-webkit-font-smoothing:antialiased}
#first-page *{box-sizing:border-box}
#first-page ~ div{display:none}
body{margin:0}
@media (prefers-color-scheme:dark){#first-page{${variables(dark)}}}
@media print{#first-page{${variables(light)};background:none}}`;

const linkPageStyle = async () => (await import("@travesia/pages/style/scriptless.ts")).scriptlessStyle;

/** Renders a first page with a component of the pages and its styles, or the styles of a link page. */
export async function drawnPage<Props extends object>(
  title: string,
  part: () => Promise<FunctionComponent<Props>>,
  props: Props,
  style: () => Promise<string> = linkPageStyle,
): Promise<FirstPageText> {
  const [ownStyle, content] = await Promise.all([style(), draw(part, props)]);
  return {
    title,
    markup: html`<div id="first-page">
      <style>
        ${new Html(frame + ownStyle)}
      </style>
      <main>${content}</main>
    </div>`.markup,
  };
}
