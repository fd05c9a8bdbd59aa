import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { bankWords } from "./contradiction.rules.ts";
import { namesAnother } from "./candidates.sql.ts";

/** Maximum number of customers and of payments to compare; the text of a bank line has no room for more. */
const MOST = 20;

/** Returns SQL for the words of a name, in the form of the index `customers_by_name_words`. */
const nameWords = (name: string): string => `string_to_array(plain_text(${name}), ' ')`;
/**
 * Returns SQL for the digits of a reference without leading zeros, in the form of the index
 * `payments_by_reference_digits`.
 */
const digits = (reference: string): string => `ltrim(regexp_replace(${reference}, '[^0-9]', '', 'g'), '0')`;
const words = "concat_ws(' ', m.text, m.reference, m.bank_id)";

/** Columns of a proposal, as SQL. */
interface ProposalColumns {
  readonly movementId: Fragment;
  readonly paymentId: Fragment;
  readonly contractId: Fragment;
  readonly byNumber: Fragment;
  readonly byReference: Fragment;
}

/**
 * Returns SQL for `ContradictionFacts` of a proposal, as jsonb. The SQL selects the candidates;
 * `contradictionOf` judges them.
 */
export const contradictionFacts = (of: ProposalColumns): Fragment => sql`(
  select jsonb_build_object('words', said.words, 'otherContract', ${namesAnother(of.movementId, of.byNumber)},
    'ownContract', ${of.byNumber}, 'ownReference', ${of.byReference},
    'own', coalesce((select jsonb_agg(name) from (
        select p.pagador_nombre as name where p.pagador_nombre is not null
        union select (k.cliente->>'name') || ' ' || (k.cliente->>'lastname') where k.id is not null
        union select u.name || ' ' || u.lastname where u.id is not null
        union select t.nombre || ' ' || t.apellido from passengers t where t.quote_id = k.quote_id) named
      ), '[]'::jsonb),
    'people', coalesce((select jsonb_agg(distinct jsonb_build_object('name', c.name,
        'company', c.kind = 'empresa'))
      from (select one.word, two.word as other from unnest(said.names) one(word)
        join unnest(said.names) two(word) on one.word < two.word) pair
      cross join lateral (select name, kind from customers
        where ${raw(nameWords("name"))} @> array[pair.word, pair.other]
          and merged_into_id is null and erased_at is null limit ${MOST}) c), '[]'::jsonb),
    'references', coalesce((select jsonb_agg(jsonb_build_object('reference', x.referencia_pago,
        'waits', x.sin_respaldo,
        'sameClient', coalesce(x.contract_id = k.id or kx.customer_id = k.customer_id,
          x.order_id = r.id or rx.customer_id = r.customer_id, false)))
      from (select * from payments x where x.status <> 'rejected' and x.id is distinct from p.id
        and ${raw(digits("x.referencia_pago"))} = any(said.numbers) limit ${MOST}) x
      left join contracts kx on kx.id = x.contract_id
      left join reservations rx on rx.id = x.order_id), '[]'::jsonb))
  from (select w.words,
      array(select distinct word from unnest(string_to_array(
        regexp_replace(plain_text(w.words), '[^a-z]+', ' ', 'g'), ' ')) word
        where length(word) >= 3 and word <> all(${[...bankWords]}::text[])) as names,
      array(select distinct ltrim(found[1], '0')
        from regexp_matches(w.words, '[0-9]{6,}', 'g') found) as numbers
    from (select ${raw(words)} as words from bank_movements m where m.id = ${of.movementId}) w) said
  left join payments p on p.id = ${of.paymentId}
  left join contracts k on k.id = coalesce(p.contract_id, ${of.contractId})
  left join reservations r on r.id = p.order_id left join users u on u.id = r.customer_id)`;
