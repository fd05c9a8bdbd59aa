import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { APPROVE, ASK, askFor, asksAbove, NEEDS, WITHDRAW } from "../../support/story/approvals.ts";
import { anApprovedCommission, PAY as PAY_COMMISSION } from "../../support/story/commissions.ts";
import { aProvider } from "../../support/story/providers.ts";
import {
  aBoughtItem,
  aContractToBuy,
  anItemInInstallments,
  aReceipt,
} from "../../support/story/purchases.ts";
import { buy, MARK_PAID, PAY, VOID } from "../../support/story/purchases.ts";
import { aPayableRefund, aPayout, PAY_REFUND } from "../../support/story/refunds.ts";
import { remember, takeBack } from "../../support/taking-back.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
beforeEach(() => asksAbove(app, null));

/** Each way in which money leaves: who pays it, how, and who else may approve. */
const ways = [
  {
    kind: "commission",
    make: async () => (await anApprovedCommission(app)).id,
    payer: "contador",
    second: "admin",
    document: PAY_COMMISSION,
    rest: {},
    files: {},
  },
  {
    kind: "purchase",
    make: async () => (await aBoughtItem(app)).purchase.id as string,
    payer: "admin",
    second: "owner",
    document: MARK_PAID,
    rest: { input: {} },
    files: {},
  },
  {
    kind: "installment",
    make: async () => (await anItemInInstallments(app)).installments[0].id as string,
    payer: "admin",
    second: "owner",
    document: PAY,
    rest: { input: {} },
    files: {},
  },
  {
    kind: "refund",
    make: async () => (await aPayableRefund(app)).id,
    payer: "contador",
    second: "owner",
    document: PAY_REFUND,
    rest: { input: aPayout() },
    files: { file: aReceipt() },
  },
] as const;

describe.each(ways)("a $kind above the owner's amount", (way) => {
  const { kind, make, payer, second, document, rest, files } = way;
  const pay = (id: string) => app.as(payer).gql(document, { id, ...rest }, files);
  let id: string;
  beforeAll(async () => {
    id = await make();
    await remember(app);
  });
  afterEach(() => takeBack(app));

  it("is paid once a second person approved exactly it, and the approval is spent by that", async () => {
    await asksAbove(app, 0);
    expectRefused(await pay(id), "CONFLICT", NEEDS);
    const approval = await askFor(app, kind, id, payer);
    expectRefused(await pay(id), "CONFLICT", NEEDS);
    const own = await app.as(payer).gql(APPROVE, { id: approval.id });
    expectRefused(own, "CONFLICT", "Tú pediste esta aprobación: la da otra persona.");
    await app.as(second).ask(APPROVE, { id: approval.id });
    expect((await pay(id)).errors).toBeUndefined();
    const { payoutApprovals } = await app
      .as("owner")
      .ask(`{ payoutApprovals(limit: 1) { items { status spentBy { id } approvedBy { id } } } }`);
    expect(payoutApprovals.items[0]).toEqual({
      status: "spent",
      spentBy: { id: app.people[payer].id },
      approvedBy: { id: app.people[second].id },
    });
    const recorded = await app.app.services.orm.em
      .fork()
      .execute("select type from audit_entries where record_id = ? order by id", [approval.id]);
    expect(recorded.map(({ type }) => type)).toEqual(["approval.asked", "approval.given", "approval.spent"]);
  });

  it("is not paid by who approved it", async () => {
    await asksAbove(app, 0);
    const approval = await askFor(app, kind, id, second);
    await app.as(payer).ask(APPROVE, { id: approval.id });
    expectRefused(await pay(id), "CONFLICT", NEEDS);
  });

  it("is paid by one person while the owner asks for no second one", async () => {
    expect((await pay(id)).errors).toBeUndefined();
  });
});

describe("an approval", () => {
  /** Begun with: a purchase, and another one that is paid in installments. */
  let id: string;
  let bought: Awaited<ReturnType<typeof anItemInInstallments>>;
  beforeAll(async () => {
    id = await aPurchaseOf("Avianca");
    bought = await anItemInInstallments(app);
    await remember(app);
  });
  beforeEach(() => asksAbove(app, 0));
  afterEach(() => takeBack(app));

  const aPurchaseOf = async (provider: string) => {
    const { items } = await aContractToBuy(app);
    return (await buy(app, items[0]!, { proveedor: provider })).purchase.id as string;
  };
  const markPaid = (id: string) => app.as("admin").gql(MARK_PAID, { id, input: {} });
  const UPDATE = `mutation ($id: ID!, $input: UpdateProviderInput!) {
    updateProvider(id: $id, input: $input) { id } }`;
  const account = { bank: "Bancolombia", accountKind: "ahorros" };

  it("is worth nothing once the account changed, and is asked for again", async () => {
    const { id: providerId, name } = await aProvider(app, { ...account, accountNumber: "1234567890" });
    const ofProvider = await aPurchaseOf(name);
    const first = await askFor(app, "purchase", ofProvider, "admin");
    await app.as("owner").ask(APPROVE, { id: first.id });
    await app.as("admin").ask(UPDATE, { id: providerId, input: { accountNumber: "9999999999" } });
    expectRefused(await markPaid(ofProvider), "CONFLICT", NEEDS);
    const second = await askFor(app, "purchase", ofProvider, "admin");
    expect(second.id).not.toBe(first.id);
    await app.as("owner").ask(APPROVE, { id: second.id });
    expect((await markPaid(ofProvider)).errors).toBeUndefined();
  });

  it("of another account than the one that was asked for is not given", async () => {
    const { id: providerId, name } = await aProvider(app, { ...account, accountNumber: "1234567890" });
    const asked = await askFor(app, "purchase", await aPurchaseOf(name), "admin");
    await app.as("admin").ask(UPDATE, { id: providerId, input: { bank: "Davivienda" } });
    const given = await app.as("owner").gql(APPROVE, { id: asked.id });
    expectRefused(given, "CONFLICT", "El valor o la cuenta cambió. Pide la aprobación otra vez.");
  });

  const statusOf = async (id: string) => {
    const [row] = await app.app.services.orm.em
      .fork()
      .execute<{ status: string }[]>("select status from payout_approvals where id = ?", [id]);
    return row?.status;
  };

  it("of an installment ends when its purchase is paid whole, whether it was given or only asked", async () => {
    const [first, second] = bought.installments;
    const asked = await askFor(app, "installment", first.id, "admin");
    const given = await askFor(app, "installment", second.id, "admin");
    await app.as("owner").ask(APPROVE, { id: given.id });
    await asksAbove(app, null);
    expect((await markPaid(bought.purchase.id)).errors).toBeUndefined();
    expect([await statusOf(asked.id), await statusOf(given.id)]).toEqual(["withdrawn", "withdrawn"]);
    const { recordHistory } = await app
      .as("owner")
      .ask(
        `query ($filter: AuditFilter) { recordHistory: auditEntries(filter: $filter) { items { text } } }`,
        { filter: { number: given.id, act: "withdrawn" } },
      );
    expect(recordHistory.items[0].text).toMatch(
      / retiró la aprobación de .+: la compra se pagó de otra forma\.$/,
    );
  });

  it("of a purchase ends when its last installment is paid", async () => {
    const whole = await askFor(app, "purchase", bought.purchase.id, "admin");
    await asksAbove(app, null);
    for (const { id } of bought.installments) await app.as("admin").ask(PAY, { id, input: {} });
    expect(await statusOf(whole.id)).toBe("withdrawn");
  });

  it("of a purchase and of its installments ends when the purchase is voided", async () => {
    const asked = [
      await askFor(app, "purchase", bought.purchase.id, "admin"),
      await askFor(app, "installment", bought.installments[0].id, "admin"),
    ];
    await app.as("owner").ask(VOID, { id: bought.purchase.id, input: { motivo: "Se compró dos veces" } });
    for (const { id } of asked) expect(await statusOf(id)).toBe("withdrawn");
  });

  it("is one, however often it is asked for at once", async () => {
    const both = await Promise.all(
      ["admin", "owner"].map((who) => askFor(app, "purchase", id, who as "admin")),
    );
    expect(new Set(both.map((one) => one.id)).size).toBe(1);
  });

  it("that is withdrawn while it is being spent leaves the payment made, or not made", async () => {
    const approval = await askFor(app, "purchase", id, "admin");
    await app.as("owner").ask(APPROVE, { id: approval.id });
    const [paid, withdrawn] = await Promise.all([
      markPaid(id),
      app.as("owner").gql(WITHDRAW, { id: approval.id }),
    ]);
    expect([paid, withdrawn].filter(({ errors }) => errors)).toHaveLength(1);
  });

  it("pays once when two pay at once", async () => {
    const approval = await askFor(app, "purchase", id, "admin");
    await app.as("owner").ask(APPROVE, { id: approval.id });
    const both = await Promise.all([markPaid(id), markPaid(id)]);
    expect(both.filter(({ errors }) => errors)).toHaveLength(1);
  });

  it("is of two people in the database too, and a spent approval stays", async () => {
    const approval = await askFor(app, "purchase", id, "admin");
    const write = (text: string) => app.app.services.orm.em.fork().execute(text, [approval.id]);
    const by = app.people.admin.id;
    await expect(
      write(`update payout_approvals set status = 'approved', approved_at = created_at, approved_by_id = ${by}
        where id = ?`),
    ).rejects.toThrow("payout_approvals_are_of_two_people");
    await app.as("owner").ask(APPROVE, { id: approval.id });
    await markPaid(id);
    await expect(write("update payout_approvals set monto = 1 where id = ?")).rejects.toThrow("keeps what");
    await expect(write("delete from payout_approvals where id = ?")).rejects.toThrow("keeps what");
  });

  it("is asked by those alone who may pay", async () => {
    expectRefused(await app.as("contador").gql(ASK, { kind: "purchase", id }), "FORBIDDEN");
    expectRefused(await app.as("gerente").gql(ASK, { kind: "purchase", id }), "FORBIDDEN");
  });

  it("names its possible approvers, its requester once approved, and is in their day until then", async () => {
    const approval = await askFor(app, "purchase", await aPurchaseOf("Lanchas del Golfo"), "admin");
    const day = async (who: "owner" | "admin") => {
      const { myDay } = await app.as(who).ask(`{ myDay { kind records { person amount } } }`);
      return myDay.find(({ kind }: { kind: string }) => kind === "payouts_to_approve")?.records ?? [];
    };
    expect(await day("owner")).toContainEqual({ person: "Lanchas del Golfo", amount: 1_200_000 });
    expect(await day("admin")).not.toContainEqual({ person: "Lanchas del Golfo", amount: 1_200_000 });
    const recorded = async (who: "owner" | "admin") => {
      const { notifications } = await app
        .as(who)
        .ask(`{ notifications(limit: 5) { items { title message } } }`);
      return notifications.items.map(({ title }: { title: string }) => title);
    };
    expect(await recorded("owner")).toContain("Pago por aprobar");
    await app.as("owner").ask(APPROVE, { id: approval.id });
    expect(await recorded("admin")).toContain("Pago aprobado");
  });
});

describe("REST", () => {
  it("refuses the payment with 409 and the sentence", async () => {
    const { id } = await anApprovedCommission(app);
    await asksAbove(app, 0);
    const answer = await app.as("contador").rest("PUT", `/commissions/${id}/pay`, {});
    expect([answer.status, answer.body.message]).toEqual([409, NEEDS]);
  });
});

describe("the owner's amount", () => {
  it("is set by the owner alone, and the payments above it say that they need somebody", async () => {
    expectRefused(
      await app.as("admin").gql(`mutation { setApprovalRule(input: { secondPersonAbove: 5 }) { version } }`),
      "FORBIDDEN",
    );
    await asksAbove(app, 1_200_000);
    const { purchase } = await aBoughtItem(app);
    const shown = async () =>
      (
        await app.as("admin").ask(
          `query ($id: ID!) { purchase(id: $id) { needsSecondPerson approvedById
            acts { name allowed reason } } }`,
          { id: purchase.id },
        )
      ).purchase;
    expect(await shown()).toMatchObject({ needsSecondPerson: false, approvedById: null });
    await asksAbove(app, 1_199_999);
    const { needsSecondPerson, acts } = await shown();
    expect(needsSecondPerson).toBe(true);
    expect(acts).toContainEqual({ name: "markPaid", allowed: false, reason: NEEDS });
  });
});
