const said = [
  "account_id",
  "day",
  "amount",
  "cents",
  "text",
  "identity",
  "reference",
  "bank_id",
  "ordinal",
  "kind",
  "signed_by_word",
];
const of = (row: "old" | "new"): string => `(${said.map((column) => `${row}.${column}`).join(", ")})`;

/**
 * Statements by which a movement is known again: its text without case, accents, punctuation and needless
 * blanks, and its place among those of one account, day, amount and text. Movements of before get both and stay
 * as many as they were; theirs that a column of words may have signed say so. What a bank said never changes,
 * and a movement goes over to another file only where that one told it too. Less than a peso backs nothing.
 */
export const bankIdentityBehaviour: readonly string[] = [
  `create function movement_identity(said text) returns text
   language sql immutable strict parallel safe
   as $$ select btrim(regexp_replace(plain_text(normalize(said, NFKC)) collate "es", '[^[:alnum:]]+', ' ', 'g')) $$`,
  `create or replace function keep_bank_movement() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       new.identity := movement_identity(new.text);
     elsif ${of("new")} is distinct from ${of("old")} then
       raise exception 'Lo que dijo el banco no cambia' using errcode = 'restrict_violation';
     elsif new.import_id <> old.import_id and not exists (select from bank_known_movements k
         where k.movement_id = new.id and k.import_id = new.import_id) then
       raise exception 'Ese archivo no trae el movimiento' using errcode = 'restrict_violation';
     end if;
     new.state := case
       when new.amount < 0 or new.cents < 0 or new.kind = 'gravamen' then 'egreso'
       when new.reversed_by_id is not null then 'reversado'
       when new.aside_reason is not null or new.amount = 0 then 'apartado'
       when new.backed = new.amount then 'asignado'
       else 'libre' end;
     return new;
   end $$`,
  "alter table bank_movements disable trigger bank_movements_keep",
  `update bank_movements m set identity = movement_identity(m.text), ordinal = placed.ordinal,
     signed_by_word = exists (select from bank_books b join bank_imports f on f.id = m.import_id
       where b.account_id = m.account_id and b.columns->>'sign' is not null and f.format <> 'ofx')
   from (select id, row_number() over (partition by account_id, day, amount, movement_identity(text)
     order by created_at, ordinal, id) as ordinal from bank_movements) placed where placed.id = m.id`,
  "alter table bank_movements enable trigger bank_movements_keep",
];
