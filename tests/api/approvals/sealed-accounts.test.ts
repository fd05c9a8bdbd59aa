import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { newSecretKey, secretKeys } from "../../../api/src/core/config/secret-key.ts";
import { AccountNumbers } from "../../../api/src/core/secrets/account-numbers.ts";
import { sealAnew } from "../../../api/src/core/secrets/seal-anew.ts";
import { sealedBy } from "../../../api/src/core/secrets/sealed-with.ts";
import { SecretBox } from "../../../api/src/core/secrets/secret-box.ts";
import { accountSweep } from "../../../api/src/modules/approvals/seal-accounts.sweeps.ts";
import { openAccount, providerAccounts } from "../../../api/src/modules/providers/provider-account.ts";
import { afterFile } from "../../support/after-file.ts";
import type { TestApp } from "../../support/app.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { until } from "../../support/patience.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { APPROVE, askFor, asksAbove, NEEDS } from "../../support/story/approvals.ts";
import { aRequestableCommission, REQUEST } from "../../support/story/commissions.ts";
import { aProvider, mergeProviders, providerOf } from "../../support/story/providers.ts";
import { aContractToBuy, buy, MARK_PAID } from "../../support/story/purchases.ts";
import { anAccount, aPayableRefund, SET_ACCOUNT, SHOW_ACCOUNT } from "../../support/story/refunds.ts";

const [OLD, NEW] = [newSecretKey(), newSecretKey()];
let app: TestApp;
let session: pg.Client;
beforeAll(async () => {
  app = await anAppWithSales({ SECRETS_KEY: OLD });
  session = await aSession();
});

async function aSession(name = "test"): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: app.databaseUrl, application_name: name });
  client.on("error", () => undefined);
  await client.connect();
  afterFile(() => client.end().catch(() => undefined));
  return client;
}

const account = (accountNumber: string) => ({ bank: "Bancolombia", accountKind: "ahorros", accountNumber });

/** The rows of every table that contain a text. */
async function rowsWith(text: string): Promise<string[]> {
  const { rows } = await session.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  );
  const found: string[] = [];
  for (const { name } of atLeastOne(rows)) {
    const hits = await session.query(`select from ${name} t where t::text like $1`, [`%${text}%`]);
    if (hits.rowCount) found.push(name);
  }
  return found;
}

/** Stores a number as an earlier version did: in plain text. */
const writtenBefore = (id: string, number: string) =>
  session.query("update providers set account_number = $2 where id = $1", [id, number]);

const kept = async (table: string, id: string) => {
  const { rows } = await session.query<{ number: string; ending: string; print: string | null }>(
    `select account_number as number, account_ending as ending, account_print as print from ${table}
      where id = $1`,
    [id],
  );
  return rows[0]!;
};
const sealed = {
  number: expect.stringMatching(/^sealed:v1:/),
  print: expect.stringMatching(/^[\da-f]{64}$/),
};

describe("the number of an account", () => {
  it("is stored in no table, and a person who pays reads it as before", async () => {
    const provider = await aProvider(app, account("48151623420"));
    const refund = await aPayableRefund(app);
    await app.as("admin").ask(SET_ACCOUNT, { id: refund.id, input: anAccount({ number: "90817263545" }) });
    expect(await rowsWith("48151623420")).toEqual([]);
    expect(await rowsWith("90817263545")).toEqual([]);
    expect(await rowsWith(provider.name)).toContain("providers");
    expect(await kept("providers", provider.id)).toMatchObject({ ...sealed, ending: "3420" });
    expect(await kept("refunds", refund.id)).toMatchObject({ ...sealed, ending: "3545" });
    const { showRefundAccount } = await app.as("contador").ask(SHOW_ACCOUNT, { id: refund.id });
    expect(showRefundAccount.number).toBe("90817263545");
    const shown = "accountNumber maskedAccount";
    expect(await providerOf(app, provider.id, shown)).toEqual({
      accountNumber: "48151623420",
      maskedAccount: "•••• 3420",
    });
    expect(await providerOf(app, provider.id, shown, "contador")).toEqual({
      accountNumber: null,
      maskedAccount: "•••• 3420",
    });
  });

  it("that a person sees leaves one line an hour, masked, and none for who sees its end alone", async () => {
    const { id } = await aProvider(app, account("31415926535"));
    const lines = async () =>
      (
        await session.query<{ actor: number; detail: { numeroCuenta: string } }>(
          `select actor_id as actor, detail from audit_entries
            where record_id = $1 and type = 'provider.account-opened' order by id`,
          [id],
        )
      ).rows;
    await providerOf(app, id, "maskedAccount");
    await providerOf(app, id, "accountNumber", "contador");
    expect(await lines()).toEqual([]);
    await providerOf(app, id, "accountNumber");
    await providerOf(app, id, "accountNumber");
    await providerOf(app, id, "accountNumber", "owner");
    const [first, second, ...others] = await lines();
    expect(first).toMatchObject({ actor: app.people.admin.id, detail: { numeroCuenta: "3***" } });
    expect(second).toMatchObject({ actor: app.people.owner.id });
    expect(others).toEqual([]);
    app.clock.advance({ minutes: 61 });
    await providerOf(app, id, "accountNumber");
    expect(await lines()).toHaveLength(3);
  });

  it("goes with its account to another record, and opens in no record but its own", async () => {
    const [one, other] = [await aProvider(app, account("27182818284")), await aProvider(app)];
    await mergeProviders(app, one.id, other.id);
    expect(await providerOf(app, other.id, "accountNumber")).toEqual({ accountNumber: "27182818284" });
    const moved = { id: other.id, accountNumber: (await kept("providers", one.id)).number };
    expect(() => openAccount(app.app.services, moved)).toThrow();
  });
});

describe("the account number of a person", () => {
  const SET = `mutation ($userId: Int!, $input: BankingDataInput!) {
    updateBankingData(userId: $userId, input: $input) { numeroCuenta } }`;
  const READ =
    "query ($id: Int!) { user(id: $id) { numeroCuenta } bankingData(userId: $id) { numeroCuenta } }";
  const NUMBER = "77788899900";
  const linesOf = async (id: number) =>
    (
      await session.query<{ actor: number }>(
        `select actor_id as actor from audit_entries
          where record_id = $1 and type = 'user.account-opened' order by id`,
        [String(id)],
      )
    ).rows.map(({ actor }) => actor);

  it("is stored in no table; its owner and payers read it, and only payers leave a line", async () => {
    const { id } = app.people.asesor;
    const input = { banco: "Bancolombia", numeroCuenta: NUMBER, tipoCuenta: "ahorros" };
    await app.as("asesor").ask(SET, { userId: id, input });
    expect(await rowsWith(NUMBER)).toEqual([]);
    const whole = { user: { numeroCuenta: NUMBER }, bankingData: { numeroCuenta: NUMBER } };
    expect(await app.as("asesor").ask(READ, { id })).toEqual(whole);
    expect(await linesOf(id)).toEqual([]);
    expect((await app.as("gerente").gql(READ, { id })).data?.["user"]).toEqual({ numeroCuenta: null });
    expect(await linesOf(id)).toEqual([]);
    expect(await app.as("contador").ask(READ, { id })).toEqual(whole);
    expect(await app.as("contador").ask(READ, { id })).toEqual(whole);
    expect(await linesOf(id)).toEqual([app.people.contador.id]);
    const { number } = (
      await session.query<{ number: string }>("select numero_cuenta as number from users where id = $1", [id])
    ).rows[0]!;
    expect(number).toMatch(/^sealed:v1:/);
    await app.as("asesor").ask(SET, { userId: id, input });
    const { rows } = await session.query("select from users where id = $1 and numero_cuenta = $2", [
      id,
      number,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("on a «cuenta de cobro» is wrapped beside it, and never becomes another", async () => {
    const { id } = await aRequestableCommission(app);
    await app.as("asesor").ask(REQUEST, { id });
    expect(await rowsWith("03100004567")).toEqual([]);
    for (const change of [
      "account_ending = '0000'",
      "account_print = 'x'",
      "account_number = '123456780000'",
    ])
      await expect(session.query(`update support_documents set ${change}`)).rejects.toThrow(
        "solo admite filas nuevas",
      );
  });

  it("of an earlier version is wrapped by the sweep, and goes when it is taken away", async () => {
    const { id } = app.people.lider;
    await session.query("update users set numero_cuenta = '66655544433' where id = $1", [id]);
    expect((await app.as("owner").ask(READ, { id })).user.numeroCuenta).toBe("66655544433");
    await app.sweep();
    expect(await rowsWith("66655544433")).toEqual([]);
    expect((await app.as("owner").ask(READ, { id })).user.numeroCuenta).toBe("66655544433");
    await app.as("lider").ask(SET, { userId: id, input: { numeroCuenta: "" } });
    const { rows } = await session.query(
      "select numero_cuenta, account_ending, account_print from users where id = $1",
      [id],
    );
    expect(rows).toEqual([{ numero_cuenta: null, account_ending: null, account_print: null }]);
  });
});

/** A purchase, approved by a second person, of a provider whose number an earlier version wrote. */
async function anApprovedPurchase(number: string) {
  const provider = await aProvider(app, account(number));
  await writtenBefore(provider.id, number);
  const { items } = await aContractToBuy(app);
  const purchase = (await buy(app, items[0]!, { proveedor: provider.name })).purchase.id as string;
  const { id: approval } = await askFor(app, "purchase", purchase, "admin");
  await app.as("owner").ask(APPROVE, { id: approval });
  return { provider, purchase, approval };
}
const markPaid = (id: string) => app.as("admin").gql(MARK_PAID, { id, input: {} });

describe("numbers of an earlier version", () => {
  it("are wrapped, and stay the approved account; what is another account is none", async () => {
    await asksAbove(app, 0);
    const [same, changed] = [
      await anApprovedPurchase("55500011122"),
      await anApprovedPurchase("55500011133"),
    ];
    await writtenBefore(changed.provider.id, "55500011144");
    expect(await kept("providers", changed.provider.id)).toEqual({
      number: "55500011144",
      ending: "1144",
      print: null,
    });
    expect(await providerOf(app, same.provider.id, "accountNumber maskedAccount")).toEqual({
      accountNumber: "55500011122",
      maskedAccount: "•••• 1122",
    });
    await app.sweep();
    expect(await kept("providers", same.provider.id)).toMatchObject(sealed);
    expect(await rowsWith("55500011122")).toEqual([]);
    const { rows } = await session.query<{ id: string; account: string }>(
      "select id, account from payout_approvals where id = any($1)",
      [[same.approval, changed.approval]],
    );
    expect(rows.find(({ id }) => id === same.approval)?.account).toMatch(/^k[\da-f]{64}$/);
    expect(rows.find(({ id }) => id === changed.approval)?.account).toBe("k");
    expectRefused(await markPaid(changed.purchase), "CONFLICT", NEEDS);
    expect((await markPaid(same.purchase)).errors).toBeUndefined();
    await expect(session.query("update payout_approvals set account = 'k1'")).rejects.toThrow(
      "an approval of a payment keeps what it says",
    );
  });

  it("broken off, stay as they were, and are wrapped the next time", async () => {
    const { id } = await aProvider(app, account("60606060601"));
    await writtenBefore(id, "60606060601");
    const holder = await aSession();
    await holder.query("begin");
    await holder.query("select from providers where id = $1 for update", [id]);
    const swept = app.sweep();
    const waiting = `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await until(async () => ((await session.query(waiting)).rowCount ?? 0) > 0);
    await session.query(`select pg_terminate_backend(pid) from (${waiting}) w`);
    await swept;
    await holder.query("rollback");
    expect(await kept("providers", id)).toEqual({ number: "60606060601", ending: "0601", print: null });
    await app.sweep();
    expect(await kept("providers", id)).toMatchObject({ ...sealed, ending: "0601" });
  });

  it("stay plain while a process of it serves the database", async () => {
    const { services } = app.app;
    await session.query("delete from secrets where name = 'account numbers'");
    const accountNumbers = new AccountNumbers(services);
    const sweep = () =>
      accountSweep.run({ services: { ...services, accountNumbers }, run: () => Promise.resolve(0 as never) });
    const written = () => accountNumbers.keep("12312312312", providerAccounts, "one");
    const earlier = await aSession("travesia live");
    await sweep();
    expect(await accountNumbers.wraps()).toBe(false);
    expect(await written()).toEqual({
      accountNumber: "12312312312",
      accountEnding: "2312",
      accountPrint: null,
    });
    await earlier.end();
    await until(async () => {
      await sweep();
      return accountNumbers.wraps();
    });
    expect((await written()).accountNumber).toMatch(/^sealed:v1:/);
  });
});

it("a rotation wraps the numbers by the new key, and leaves plain ones to who makes their hash", async () => {
  const [one, plain] = [
    await aProvider(app, account("70707070701")),
    await aProvider(app, account("70707070702")),
  ];
  await writtenBefore(plain.id, "70707070702");
  const keys = [...secretKeys(NEW), ...secretKeys(OLD)];
  const box = new SecretBox(keys);
  const { broken } = await sealAnew(session, box, providerAccounts);
  expect(broken).toEqual([]);
  const { number } = await kept("providers", one.id);
  expect(number).toContain(`sealed:v1:${keys[0]!.id}:`);
  expect(box.open(number, providerAccounts, one.id)).toBe("70707070701");
  expect((await kept("providers", plain.id)).number).toBe("70707070702");
  const by = await sealedBy(session, [providerAccounts]);
  expect(by.map(({ key }) => key)).toEqual([keys[0]!.id]);
});
