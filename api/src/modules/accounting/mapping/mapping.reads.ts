import type { Context } from "../../../core/context.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { personName } from "../../accounts/person-name.sql.ts";
import { accountName, type shortAccount } from "../../content/agency-account/agency-account.rules.ts";
import {
  type AccountKey,
  accountKeys,
  bankKey,
  keyOfAgencyAccount,
  type VoucherType,
  voucherTypes,
} from "./account-keys.rules.ts";
import { AccountingSettings, THE_SETTINGS } from "./accounting-settings.entity.ts";
import type { MappedAccount, VoucherCode } from "./mapping.types.ts";

type NamedAccount = Parameters<typeof accountName>[0] & Parameters<typeof shortAccount>[0];

interface MappingRows {
  readonly chosen: readonly {
    key: string;
    code: string;
    name: string;
    confirmedAt: string;
    confirmedByName: string;
  }[];
  readonly accounts: readonly (NamedAccount & { id: string })[];
}

const mappingSql: Fragment = sql`select jsonb_build_object(
    'chosen', (select coalesce(jsonb_agg(jsonb_build_object('key', a.key, 'code', a.code, 'name', a.name,
        'confirmedAt', a.confirmed_at, 'confirmedByName', ${raw(personName("u"))})), '[]')
      from accounting_accounts a join users u on u.id = a.confirmed_by_id),
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'kind', b.kind, 'bank', b.bank,
        'keyKind', b.key_kind, 'number', b.number) order by b.position, b.id), '[]')
      from agency_accounts b)) as mapping`;

/** Returns the keys of the table and of the agency's accounts, by name, in the order of the page. */
function keysOf(accounts: MappingRows["accounts"]): ReadonlyMap<string, AccountKey> {
  const banks = accounts.map(
    (account) =>
      [
        bankKey(account.id),
        keyOfAgencyAccount(account.kind, `${accountName(account)} ··${account.number.slice(-4)}`),
      ] as const,
  );
  return new Map<string, AccountKey>([...banks, ...Object.entries(accountKeys)]);
}

/** Key with its account and the rules for it. */
export type MappingLine = MappedAccount & Pick<AccountKey, "money">;

function mappingFrom({ chosen, accounts }: MappingRows): MappingLine[] {
  const byKey = new Map(chosen.map((row) => [row.key, row]));
  return [...keysOf(accounts)].map(([key, { label, code, name, within, money }]) => {
    const own = byKey.get(key);
    return {
      key,
      label,
      within,
      money,
      proposed: code,
      code: own?.code ?? code,
      name: own?.name ?? name,
      confirmedAt: own?.confirmedAt ?? null,
      confirmedByName: own?.confirmedByName ?? null,
    };
  });
}

/** Returns the accounts of all keys, in this transaction. */
export async function currentMapping(scope: Scope): Promise<MappingLine[]> {
  const [row] = await scope.rows<{ mapping: MappingRows }>(mappingSql);
  return row ? mappingFrom(row.mapping) : [];
}

/** Returns the accounts of all keys, the agency's own accounts first. */
export async function accountingAccounts({ read }: Context): Promise<MappedAccount[]> {
  const { mapping } = await read.row<{ mapping: MappingRows }>(mappingSql);
  return mappingFrom(mapping);
}

/** Returns the settings of the accountant, in this transaction. */
export const settingsOf = (scope: Scope): Promise<AccountingSettings> =>
  scope.em.findOneOrFail(AccountingSettings, { id: THE_SETTINGS });

/** Returns the codes of the accounting program for each type of voucher. */
export const codesOf = (codes: Partial<Record<VoucherType, string>>): VoucherCode[] =>
  Object.entries(voucherTypes).map(([type, label]) => ({
    type,
    label,
    code: codes[type as VoucherType] ?? null,
  }));
