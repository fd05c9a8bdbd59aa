/**
 * The function behind every table of evidence; its arguments are the columns that may change. The owner of
 * the table passes: that is what erases by law, and what deletes a record with all that belongs to it.
 */
const keepEvidence = `create function keep_evidence() returns trigger language plpgsql as $$
   begin
     if pg_has_role((select relowner from pg_class where oid = tg_relid), 'USAGE') then
       return coalesce(new, old);
     end if;
     if tg_op = 'UPDATE' and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv then
       return new;
     end if;
     raise exception 'La tabla % guarda evidencia que no cambia', tg_table_name using errcode = 'restrict_violation';
   end $$`;

/**
 * Statements that make a table keep what it was told: nobody but its owner deletes a row, or changes other
 * columns than these. What the application is granted is read from this trigger.
 */
const evidence = (table: string, changing: readonly string[] = []): string =>
  `create trigger ${table}_keeps_evidence before update or delete on ${table} for each row
   execute function keep_evidence(${changing.map((column) => `'${column}'`).join(", ")})`;

const changingClaim = [
  ...["status", "due_on", "extended_at", "extension_reason", "missing", "completion", "lapses_on", "identity"],
  ...["email_confirmed_at", "taken_by_id", "answer", "answered_at", "answered_by_id", "closed_at"],
  ...["close_reason", "noticed_at", "overdue_noticed_at", "version", "updated_at"],
];

/** What a quote's client was shown or did: its quote is deleted no more. */
const ofTheClient = [
  ...["sent", "shared", "viewed", "question", "answered", "option_chosen", "approved", "rejected"],
  ...["requote", "passengers_completed", "converted"],
];

/** The quotes whose client was erased: what they asked and were answered goes, the lines stay. */
const eraseQuoteNotes = `create function erase_quote_notes(ids uuid[]) returns void
   language sql security definer set search_path = pg_catalog, pg_temp as $$
     update public.quote_events e set note = null from public.quotes q
     where q.id = e.quote_id and q.id = any (ids) and e.event in ('question', 'answered')
       and q.status <> 'converted' and q.email_cliente like 'suprimida-%@suprimida.invalid'
   $$`;

/** Statements that make evidence of consents, quotes, contracts, accounts of sellers, and claims. */
export const evidenceIsKept: readonly string[] = [
  keepEvidence,
  evidence("consents", ["revoked_at"]),
  evidence("quote_events"),
  evidence("quote_versions", ["openings", "unfolded"]),
  evidence("contract_versions"),
  evidence("support_documents", ["status", "documento_id", "comprobante_id", "version", "updated_at"]),
  evidence("claims", changingClaim),
  `create trigger quote_events_stay_with_the_client before delete on quote_events for each row
   when (old.event in (${ofTheClient.map((event) => `'${event}'`).join(", ")})) execute function refuse_change()`,
  eraseQuoteNotes,
  "revoke all on function erase_quote_notes(uuid[]) from public",
];
