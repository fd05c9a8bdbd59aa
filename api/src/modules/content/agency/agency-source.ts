import type { Pool } from "pg";
import type { Agency, AgencySource } from "../../../core/agency.ts";
import { AGENCY_CHANGED } from "./agency-data.ts";
import { light } from "../../../core/look.ts";
import type { Live } from "../../../core/events/live.ts";
import { rowsFrom } from "../../../core/read/rows.ts";
import { sql } from "../../../core/read/sql.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { noticeKeys, pageTextTitles, type TextKey } from "../page-text/page-text.rules.ts";

type Row = Omit<Agency, "notices" | "rnt" | "social" | "accounts" | "breBLimit" | "colour" | "hours"> &
  Agency["social"] & {
    rntNumber: string;
    notices: Record<string, string>;
    accounts: Agency["accounts"] | null;
    breBLimit: string;
    horarioSemana: string | null;
    horarioSabado: string | null;
    horarioDomingo: string | null;
    colour: string | null;
  };

/**
 * Reads the agency's data from its row, and caches them until any process announces a change. While this
 * process receives no announcements, nothing is cached. `pool` is the primary database's, because a replica
 * could return outdated data.
 */
export function agencySource(pool: Pool, live: Live): AgencySource {
  let known: Promise<Agency> | null = null;
  const forget = () => void (known = null);
  live.on(AGENCY_CHANGED, forget);
  live.onReconnect(forget);
  return {
    forget,
    async current() {
      if (!live.connected) return load(pool);
      // The promise itself is cached: of many callers at once one reads, and a change announced meanwhile
      // drops it.
      const asked = (known ??= load(pool));
      asked.catch(() => known === asked && forget());
      return asked;
    },
  };
}

async function load(pool: Pool): Promise<Agency> {
  const rows = await rowsFrom<Row>(
    pool,
    sql`select name, legal_name as "legalName", nit, rnt_number as "rntNumber", address, phone, whatsapp,
       email,
       coalesce(support_email, email) as "supportEmail", coalesce(support_phone, phone) as "supportPhone",
       instagram, facebook, tiktok, youtube, logo, brand_colour as "colour",
       (select json_object_agg(key, published) from page_texts where key = any(${noticeKeys})) as notices,
       bre_b_limit as "breBLimit", horario_semana as "horarioSemana", horario_sabado as "horarioSabado",
       horario_domingo as "horarioDomingo", hidden_features as "hiddenFeatures",
       mails_opened_at is not null as "mailsOpen",
       case when signer_name is not null then
         json_build_object('name', signer_name, 'title', signer_title, 'drawing', signer_drawing)
         end as signer,
       (select json_agg(json_build_object('id', id, 'kind', kind, 'bank', bank, 'keyKind', key_kind,
           'number', number, 'holder', holder, 'holderDocumentType', holder_document_type,
           'holderDocument', holder_document, 'qr', qr) order by position, id)
         from agency_accounts where active) as accounts
     from agency_settings`,
  );
  const [row] = rows;
  if (!row) throw new Error("the agency has no settings");
  const {
    rntNumber: rnt,
    instagram,
    facebook,
    tiktok,
    youtube,
    notices,
    accounts,
    breBLimit,
    horarioSemana,
    horarioSabado,
    horarioDomingo,
    colour,
    ...agency
  } = row;
  return {
    ...agency,
    rnt,
    social: { instagram, facebook, tiktok, youtube },
    notices: noticesOf(notices),
    accounts: accounts ?? [],
    breBLimit: Number(breBLimit),
    hours: { horarioSemana, horarioSabado, horarioDomingo },
    colour: colour ?? light.sea,
  };
}

const noticesOf = (texts: Readonly<Record<string, string>>): Agency["notices"] =>
  noticeKeys.map((key: TextKey) => ({ title: pageTextTitles[key], text: texts[key] ?? "" }));

/**
 * Clears this process's cached agency data right after the commit of a change, without waiting for its own
 * announcement.
 */
export const forgetAgency = ({ services }: Work): Promise<void> => Promise.resolve(services.agency.forget());
