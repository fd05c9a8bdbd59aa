import type { IOptions } from "sanitize-html";
import type { Agency } from "../../../core/agency.ts";
import { formatPhone } from "../../../core/colombia/phones.ts";
import { html } from "../../../core/html/html.ts";

const allowed: IOptions = {
  allowedTags: [
    ...[
      "h1",
      "h2",
      "h3",
      "h4",
      "p",
      "ul",
      "ol",
      "li",
      "strong",
      "em",
      "del",
      "blockquote",
      "hr",
      "br",
      "a",
      "code",
    ],
    ...["table", "thead", "tbody", "tr", "th", "td", "img"],
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "title"],
    th: ["align"],
    td: ["align"],
  },
  allowedSchemes: ["https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
};

/**
 * Returns the sanitized HTML of a Markdown text: only text elements, without scripts, styles, frames or event
 * handlers.
 */
export async function htmlOf(markdown: string): Promise<string> {
  const [{ marked }, { default: sanitize }] = await Promise.all([import("marked"), import("sanitize-html")]);
  const marking = marked.parse(markdown, { async: false, gfm: true, breaks: false });
  const transformTags = { a: sanitize.simpleTransform("a", { rel: "noopener nofollow" }) };
  return sanitize(marking, { ...allowed, transformTags }).trim();
}

/**
 * Returns the HTML with the agency's data filled in for the placeholders in braces: `{agencia}`, `{correo}`.
 */
export function filledIn(text: string, agency: Agency): string {
  const data: Readonly<Record<string, string>> = {
    agencia: agency.name,
    razon_social: agency.legalName,
    nit: agency.nit,
    rnt: agency.rnt,
    direccion: agency.address,
    telefono: agency.phone,
    whatsapp: formatPhone(`+${agency.whatsapp}`),
    correo: agency.email,
  };
  return text.replace(/\{([a-z_]+)\}/g, (braces, name: string) =>
    Object.hasOwn(data, name) ? html`${data[name]}`.markup : braces,
  );
}
