import { printedBefore } from "../../../core/printed-letters.rules.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { APOSTROPHES, nameParticles } from "../../customers/import/person-names.ts";
import { nameKey } from "../../providers/library/library.sql.ts";
import type { UpgradeFindingKind } from "./upgrade-finding.enums.ts";

/**
 * Payments verified by an automatic match with a bank movement whose sign came from a column of the imported
 * file. Imports did not store their columns. They are taken from the account's settings in the history at
 * that time, or from the current settings when the history has none. It is unknown whether that column
 * really determined the sign of this movement.
 */
const signedByWord = (until: Date): Fragment => sql`
  select b.payment_id as subject_id, b.movement_id as other_id,
    'Columna «' || k.sign || '» de ' || i.filename as fact
  from bank_backings b
  join payments p on p.id = b.payment_id
  join bank_movements m on m.id = b.movement_id
  join bank_imports i on i.id = m.import_id
  join bank_books a on a.account_id = m.account_id
  cross join lateral (select coalesce(
    (select e.detail->'columns' from audit_entries e where e.record_id = a.id::text
      and e.type = 'bank.columns-kept' and e.at <= i.created_at order by e.at desc, e.id desc limit 1),
    a.columns)->>'sign' as sign) k
  where b.origin = 'automatico' and b.created_at <= ${until} and i.format <> 'ofx' and k.sign <> ''
    and p.status = 'verified' and p.verified_by_id is null and p.wompi_reference is null`;

/**
 * Movements with the same account, day and amount in different files. Equal movements within one file are
 * not duplicates of each other: the n-th of a later file only duplicates the n-th of an earlier file.
 */
const twinMovements = (until: Date): Fragment => sql`
  with placed as (select m.id, m.account_id, m.day, m.amount, m.import_id, i.created_at,
      row_number() over (partition by m.account_id, m.day, m.amount, m.import_id
        order by m.ordinal, m.id) as place
    from bank_movements m join bank_imports i on i.id = m.import_id where m.created_at <= ${until})
  select distinct on (later.id) later.id as subject_id, earlier.id as other_id, null as fact
  from placed later join placed earlier on earlier.account_id = later.account_id and earlier.day = later.day
    and earlier.amount = later.amount and earlier.place = later.place
    and (earlier.created_at, earlier.import_id) < (later.created_at, later.import_id)
  order by later.id, earlier.created_at, earlier.import_id`;

/**
 * Customers with the same mobile whose names share two words, or all words, ignoring accents and case. An
 * import identifies people by mobile and name in the same way.
 */
const twinCustomers = (until: Date): Fragment => sql`
  with named as (select c.id, c.telefono, c.created_at, array(
      select distinct word from regexp_split_to_table(
        plain_text(translate(c.name, ${APOSTROPHES}, '')), '[^a-z0-9]+') word
      where length(word) > 1 and word <> all(${nameParticles}::text[]) order by word) as words
    from customers c where c.telefono is not null and c.merged_into_id is null and c.erased_at is null
      and c.created_at <= ${until})
  select distinct on (later.id) later.id as subject_id, earlier.id as other_id, null as fact
  from named later join named earlier on earlier.telefono = later.telefono
    and (earlier.created_at, earlier.id) < (later.created_at, later.id)
    and (cardinality(array(select unnest(earlier.words) intersect select unnest(later.words))) >= 2
      or (earlier.words = later.words and cardinality(later.words) > 0))
  order by later.id, earlier.created_at, earlier.id`;

/**
 * Contracts whose latest print from before the upgrade contained letters missing in all fonts. A version
 * whose content was not stored is checked by the contract's current content.
 */
const boxedLetters = (until: Date): Fragment => sql`
  select c.id as subject_id, null::uuid as other_id, found.letters as fact
  from contracts c
  cross join lateral (
    select concat_ws(' ', coalesce(v.content, to_jsonb(c)), v.how_to_pay, v.agency_signer) as text
    from contract_versions v
    where v.contract_id = c.id and v.addendum_id is null and v.made_at <= ${until}
    order by v.number desc limit 1) printed
  cross join lateral (select string_agg(distinct letter, ' ') as letters
    from regexp_split_to_table(printed.text, '') as letter
    where not (letter ~ all(${[...printedBefore]}::text[]))) found
  where not (printed.text ~ all(${[...printedBefore]}::text[]))`;

/**
 * Hotels of the library whose pictures previously belonged to another name: according to the history, a
 * picture or its hotel had another name (the history masks the names of pictures). It also includes hotels
 * with a text that was first written for another hotel, for example because they were copied from an option.
 */
const borrowedHotels = (until: Date): Fragment => sql`
  with hotels as (select s.id, s.name, s.encanto, s.created_at,
      ${nameKey((column) => raw(`s.${column}`))} as key
    from library_services s
    where s.kind = 'hotel' and s.merged_into_id is null and s.created_at <= ${until}),
  pictures as (select p.id::text as id, p.key, p.created_at from agency_pictures p
    where p.removed_at is null and p.kind = 'hotel' and p.created_at <= ${until}),
  renamed as (
    select p.key, null as former from audit_entries e
    join pictures p on p.id = e.record_id where e.type = 'agency-picture.updated' and e.at <= ${until}
      and e.detail->'before'->>'name' <> e.detail->'after'->>'name'
    union all
    select h.key, e.detail->>'from' from audit_entries e join hotels h on h.id::text = e.record_id
    where e.type = 'library-service.merged' and e.at <= ${until} and (e.detail->>'pictures')::int > 0
    union all
    select h.key, e.detail->>'servicio' from audit_entries e join hotels h on h.id::text = e.record_id
    where e.type = 'library-service.updated' and e.at <= ${until}
      and exists (select from pictures p where p.key = h.key and p.created_at <= e.at))
  select h.id as subject_id, min(t.id::text)::uuid as other_id, concat_ws('; ',
      'Fotos de ' || string_agg(distinct coalesce('«' || r.former || '»', 'otro nombre'), ', ')
        filter (where r.key is not null),
      'Texto de ' || string_agg(distinct '«' || t.name || '»', ', ')) as fact
  from hotels h
  left join renamed r on r.key = h.key and plain_text(r.former) is distinct from plain_text(h.name)
    and exists (select from pictures p where p.key = h.key)
  left join hotels t on t.key <> h.key and plain_text(t.encanto) = plain_text(h.encanto)
    and (t.created_at, t.id) < (h.created_at, h.id)
  where r.key is not null or t.id is not null
  group by h.id`;

/** Queries for the findings of each survey from before a time, with the columns subject, other and fact. */
export const surveys: Readonly<Record<UpgradeFindingKind, (until: Date) => Fragment>> = {
  signed_by_word: signedByWord,
  twin_movement: twinMovements,
  twin_customer: twinCustomers,
  boxed_letters: boxedLetters,
  borrowed_hotel: borrowedHotels,
};
