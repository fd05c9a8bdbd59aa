/**
 * Statements that add the last digits and the keyed hash of the account numbers in a table. What an earlier
 * version writes there is plain: its digits are kept by a trigger, and it has no hash.
 */
export const sealableAccounts = (table: string, number: string): readonly string[] => [
  `alter table "${table}" add "account_ending" text null, add "account_print" text null`,
  `update ${table} set account_ending = right(${number}, 4) where ${number} is not null`,
  `create index ${table}_plain_accounts on ${table} (id) where ${number} is not null and account_print is null`,
  `alter table "${table}" add constraint "${table}_accounts_say_their_end" check (num_nonnulls(${number}, account_ending) in (0, 2))`,
  `create function ${table}_plain_account() returns trigger language plpgsql as $$
   begin
     if new.${number} is null then
       new.account_ending := null;
       new.account_print := null;
     elsif new.${number} not like 'sealed:v1:%' then
       new.account_ending := right(new.${number}, 4);
       if tg_op = 'UPDATE' and new.${number} is distinct from old.${number}
         and new.account_print is not distinct from old.account_print then
         new.account_print := null;
       end if;
     end if;
     return new;
   end $$`,
  `create trigger ${table}_plain_account before insert or update of ${number} on ${table}
   for each row execute function ${table}_plain_account()`,
];

/**
 * Statements that let the digest of an approved account become a keyed one, which starts with `k`, and never
 * another: whatever else an approval says stays.
 */
export const keyedApprovals: readonly string[] = [
  "drop trigger payout_approvals_keep_what_they_say on payout_approvals",
  `create trigger payout_approvals_keep_what_they_say before update on payout_approvals for each row
   when ((old.status in ('spent', 'withdrawn') or (old.kind, old.subject_id, old.monto, old.account,
       old.asked_by_id) is distinct from (new.kind, new.subject_id, new.monto, new.account, new.asked_by_id)
     or (old.approved_by_id is not null and old.approved_by_id is distinct from new.approved_by_id))
     and not (old.account !~ '^k' and new.account ~ '^k'
       and to_jsonb(old) - 'account' = to_jsonb(new) - 'account'))
   execute function payout_approvals_stay()`,
];
