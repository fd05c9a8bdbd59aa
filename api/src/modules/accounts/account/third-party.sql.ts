import { type Fragment, sql } from "../../../core/read/sql.ts";

/** SQL expressions for the known data of a third party; the document is in its stored form. */
interface KnownParty {
  readonly type: Fragment;
  readonly document: Fragment;
  readonly name: Fragment;
  readonly city: Fragment;
  readonly account: Fragment;
}

/**
 * Returns SQL for a third party in the form of `ThirdParty`; a stored NIT, such as `890903938-8`, is split
 * from its check digit.
 */
export const thirdPartySql = ({ type, document, name, city, account }: KnownParty): Fragment =>
  sql`(select jsonb_build_object('document_type', case when p.document <> '' then p.type end,
      'document', nullif(case p.type when 'nit' then split_part(p.document, '-', 1) else p.document end, ''),
      'check_digit', nullif(case p.type when 'nit' then split_part(p.document, '-', 2) end, ''),
      'name', p.name, 'city', nullif(p.city, ''), 'account', p.account)
    from (select ${type}::text as type, ${document}::text as document, ${name}::text as name,
      ${city}::text as city, ${account}::text as account) p)`;

/** Returns SQL for a third party with the keys that lists written in SQL use. */
export const listedPartySql = (party: Fragment): Fragment =>
  sql`(select json_build_object('documentType', t.party->>'document_type', 'document', t.party->>'document',
      'checkDigit', t.party->>'check_digit', 'name', t.party->>'name', 'city', t.party->>'city',
      'account', t.party->>'account')
    from (select ${party} as party) t where t.party is not null)`;

/** Returns SQL for a person with an account of ours as a third party, over the alias of their row. */
export const personPartySql = (user: Fragment): Fragment => {
  const account = sql`concat_ws(' ', ${user}.banco, initcap(${user}.tipo_cuenta),
    '•••• ' || ${user}.account_ending)`;
  return thirdPartySql({
    type: sql`${user}.tipo_documento`,
    document: sql`${user}.documento_identidad`,
    name: sql`trim(concat(${user}.name, ' ', ${user}.lastname))`,
    city: sql`${user}.ciudad`,
    account: sql`nullif(${account}, '')`,
  });
};
