/** Returns the expression for the digest of a text. */
type Digest = (text: string) => string;

/** An account as a digest: another one has another, and none the one of nothing. */
const accountDigest = (digest: Digest, ...columns: readonly string[]): string =>
  digest(`concat_ws('|', ${columns.map((column) => `coalesce(${column}::text, '')`).join(", ")})`);
/** An account as people know it: bank and last digits. */
const masked = (bank: string, number: string): string =>
  `coalesce(nullif(concat_ws(' ', nullif(${bank}, ''), '•••• ' || right(nullif(${number}, ''), 4)), ''), 'Sin cuenta')`;

const maskedEnding = (bank: string, ending: string): string =>
  `coalesce(nullif(concat_ws(' ', nullif(${bank}, ''), '•••• ' || nullif(${ending}, '')), ''), 'Sin cuenta')`;

/** A table whose account numbers are wrapped, by its alias: users, providers, refunds. */
type SealedRow = "u" | "v" | "r";

/**
 * Returns the statement that makes or replaces the function which says of each thing that is paid how much it
 * is, to whom and where.
 */
export function payoutOf(
  create: "create function" | "create or replace function",
  of: Digest,
  name = "payout_of",
  sealed: readonly SealedRow[] = [],
): string {
  /** The digest of a row's account and its mask; of a number that is wrapped its keyed hash takes part. */
  const account = (row: SealedRow, id: string, bank: string, kind: string, number: string, ...holder: string[]): string => {
    const digest = (said: string) => accountDigest(of, id, bank, kind, said, ...holder);
    return sealed.includes(row)
      ? `case when ${row}.account_print is null then ${digest(number)} else 'k' || ${digest(`${row}.account_print`)} end,
       ${maskedEnding(bank, `${row}.account_ending`)}`
      : `${digest(number)},
${row === "v" ? "    " : "       "}${masked(bank, number)}`;
  };
  const provider = `${account("v", "v.id", "v.bank", "v.account_kind", "v.account_number", "v.account_holder", "v.account_holder_document")}, v.name`;
  return `${create} ${name}(kind text, subject uuid)
   returns table (monto bigint, account text, masked_account text, payee text, concept text, payable boolean)
   language sql stable as $$
     select c.monto_comision, ${account("u", "u.id", "u.banco", "u.tipo_cuenta", "u.numero_cuenta", "b.nombre_titular", "b.documento_titular")}, u.name || ' ' || u.lastname, t.contract_number, c.status = 'approved'
     from commissions c join users u on u.id = c.vendedor_id join contracts t on t.id = c.contract_id
       left join banking_details b on b.user_id = u.id
     where kind = 'commission' and c.id = subject
     union all select p.saldo_pendiente, ${provider}, t.contract_number || ' · ' || i.descripcion,
       p.voided_at is null and p.saldo_pendiente > 0
     from purchases p join providers v on v.id = p.provider_id join contract_items i on i.id = p.contract_item_id
       join contracts t on t.id = i.contract_id
     where kind = 'purchase' and p.id = subject
     union all select n.monto_cuota, ${provider},
       t.contract_number || ' · ' || i.descripcion || ' · cuota ' || n.numero_cuota || ' de ' || p.numero_cuotas,
       p.voided_at is null and n.fecha_pago is null
     from installments n join purchases p on p.id = n.purchase_id join providers v on v.id = p.provider_id
       join contract_items i on i.id = p.contract_item_id join contracts t on t.id = i.contract_id
     where kind = 'installment' and n.id = subject
     union all select r.monto, ${account("r", "r.id", "r.account_bank", "r.account_kind", "r.account_number", "r.account_holder", "r.account_document")}, coalesce(r.account_holder, 'el cliente'),
       coalesce(t.contract_number, 'Reserva ' || upper(right(o.id::text, 8))), r.status = 'abierta'
     from refunds r left join contracts t on t.id = r.contract_id left join reservations o on o.id = r.order_id
     where kind = 'refund' and r.id = subject
   $$`;
}

/** Statements that say of each thing that is paid how much it is, to whom and where, and hold its approvals. */
export const approvals: readonly string[] = [
  payoutOf("create function", (text) => `md5(${text})`),
  `comment on function payout_of(text, uuid) is 'What paying a thing now comes to, to whom and to which account'`,

  `insert into approval_rules (id, created_at, updated_at) values (gen_random_uuid(), now(), now())`,

  // What was spent or withdrawn stays so; what an approval is for never changes.
  `create function payout_approvals_stay() returns trigger language plpgsql as $$
   begin
     raise exception 'an approval of a payment keeps what it says' using errcode = 'check_violation';
   end $$`,
  `create trigger payout_approvals_stay before delete on payout_approvals for each row
   execute function payout_approvals_stay()`,
  `create trigger payout_approvals_keep_what_they_say before update on payout_approvals for each row
   when (old.status in ('spent', 'withdrawn') or (old.kind, old.subject_id, old.monto, old.account,
       old.asked_by_id) is distinct from (new.kind, new.subject_id, new.monto, new.account, new.asked_by_id)
     or (old.approved_by_id is not null and old.approved_by_id is distinct from new.approved_by_id))
   execute function payout_approvals_stay()`,
];
