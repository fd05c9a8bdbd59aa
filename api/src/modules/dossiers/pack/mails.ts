import { mailRecord } from "../../../core/mail/mail.entity.ts";
import type { SnapshotRows } from "./snapshot.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import type { Sale, SalePart } from "./sale.ts";

interface KeptMail {
  readonly key: string;
  readonly canal: string;
  readonly para: string;
  readonly asunto: string;
  readonly escrito: Date;
  readonly entregado: Date | null;
  readonly sha256: string;
  readonly texto: string | null;
}

/** Pattern of the token in a link. Tokens are masked because they must not appear outside their mail. */
const SECRET = /([#?&](?:t|token)=)[\w.~-]+/g;
const withCode = /-code:/;

/**
 * Returns the mails of a sale: recipient, subject, time, the SHA-256 of the text and, if it is still stored,
 * the text. Links and codes are masked in the text; the hash is of the complete text. A plain dossier has
 * only the mails to the client.
 */
export async function saleMails(
  rows: SnapshotRows,
  { contractId: id, quoteId, accountId, full }: Sale,
  parts: readonly SalePart[],
): Promise<object[]> {
  const mails = await rows<KeptMail>(
    sql`with ids as (
        select unnest(${parts.map((part) => part.id)}::text[]) as id
        union select v.id::text from quote_versions v where v.quote_id = ${quoteId}::uuid
        union select v.id::text from contract_versions v where v.contract_id = ${id}::uuid
        union select l.id::text from plan_lines l where l.contract_id = ${id}::uuid
        union select o.id::text from one_time_codes o
          where o.record_id = any(${parts.map((part) => part.id)}::uuid[])),
      addresses as (
        select c.cliente->>'email' as address from contracts c where c.id = ${id}::uuid
        union select c.email_sent_to from contracts c where c.id = ${id}::uuid
        union select a.email_sent_to from addenda a where a.contract_id = ${id}::uuid
        union select s.signer_email from signatures s where s.contract_id = ${id}::uuid
        union select q.email_cliente from quotes q where q.id = ${quoteId}::uuid
        union select v.sent_to from quote_versions v where v.quote_id = ${quoteId}::uuid
        union select u.email from users u where u.id = ${accountId}::int)
      select m.key, m.channel as canal, m."to" as para, m.subject as asunto, m.created_at as escrito,
        m.sent_at as entregado, nullif(m.text, '') as texto,
        coalesce(m.text_sha256, encode(sha256(convert_to(m.text, 'UTF8')), 'hex')) as sha256
      from ids join mails m on ${raw(mailRecord("m"))} = ids.id
      where ${full} or m."to" in (select a.address from addresses a)
      order by m.created_at, m.id`,
  );
  return mails.map(({ key, texto, ...mail }) => ({
    ...mail,
    texto: texto === null || withCode.test(key) ? null : texto.replace(SECRET, "$1…"),
  }));
}
