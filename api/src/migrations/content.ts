import { defaultAgency } from "../modules/content/agency.default.ts";
import { htmlOf } from "../modules/content/page-text.html.ts";
import { defaultTexts } from "../modules/content/page-texts.default.ts";

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const { name, legalName, nit, rnt, address, phone, whatsapp, email } = defaultAgency;

/** What every installation begins with: an agency and the texts of its pages; and that neither is ever taken away. */
export const contentBehaviour: readonly string[] = [
  `insert into agency_settings (id, name, legal_name, nit, rnt_number, address, phone, whatsapp, email)
   values (1, ${[name, legalName, nit, rnt, address, phone, whatsapp, email].map(literal).join(", ")})`,
  ...Object.entries(defaultTexts).map(
    ([key, text]) =>
      `insert into page_texts (key, published, published_html) values (${[key, text, htmlOf(text)].map(literal).join(", ")})`,
  ),
  ...["agency_settings", "page_texts"].map(
    (table) => `create trigger ${table}_stay before delete on ${table} for each row execute function refuse_change()`,
  ),
];
