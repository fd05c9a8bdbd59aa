import { beforeAll, describe, expect, it } from "vitest";
import { OneTimeCode } from "../../../api/src/core/auth/one-time-code.entity.ts";
import { mutate } from "../../../api/src/core/mutation/mutation.ts";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { User } from "../../../api/src/modules/accounts/account/user.entity.ts";
import { Contract } from "../../../api/src/modules/contracts/contract/contract.entity.ts";
import { Payment } from "../../../api/src/modules/payments/payment/payment.entity.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { ASK_CODE, aPaymentLink, theCode } from "../../support/story/client-page.ts";
import { aSignedContract, type StoryContract } from "../../support/story/contracts.ts";
import { aPayableContract, aTransfer, REGISTER } from "../../support/story/payments.ts";

let app: TestApp;
let signed: StoryContract;
let ids: { readonly contract: string; readonly payment: string };
beforeAll(async () => {
  app = await anAppWithSales();
  const { id } = await aPayableContract(app);
  const { registerPayment } = await app.as("asesor").ask(REGISTER, { input: aTransfer(id) });
  signed = await aSignedContract(app);
  ids = { contract: id, payment: registerPayment.id };
});

const origin = { requestId: "locks", channel: "job", ip: null, userAgent: null } as const;
/** Does something within the transaction of one act. */
const within = (act: (work: Work) => Promise<unknown>) =>
  mutate(
    app.app.services,
    { viewer: null, link: null, origin },
    async (work) => {
      await act(work);
    },
    undefined,
  );

describe("locks of one transaction", () => {
  it("are taken in the order of their tables, however they are taken", async () => {
    await within(async (work) => {
      await work.lockById(Contract, ids.contract);
      await work.lockById(Payment, ids.payment);
      // What is locked already is no second lock.
      await work.forUpdate.find(Contract, { id: ids.contract }, "");
    });
    const late = "contracts is locked after payments";
    const contract = (work: Work) => work.em.findOneOrFail(Contract, { id: ids.contract });
    const ways: readonly ((work: Work) => Promise<unknown>)[] = [
      (work) => work.lockById(Contract, ids.contract),
      (work) => work.lockAll(Contract, [ids.contract]),
      (work) => work.forUpdate.find(Contract, { id: ids.contract }, ""),
      async (work) => work.lock(await contract(work)),
    ];
    for (const way of ways)
      await expect(
        within(async (work) => {
          await work.lockById(Payment, ids.payment);
          await way(work);
        }),
      ).rejects.toThrow(late);
  });

  it("are taken in the order of their keys, where they are of one table", async () => {
    const [low, high] = [app.people.asesor.id, app.people.lider.id].toSorted((a, b) => a - b);
    await within((work) => work.lockAll(User, [high!, low!]));
    await expect(
      within(async (work) => {
        await work.lockById(User, high!);
        await work.lockById(User, low!);
      }),
    ).rejects.toThrow(`users ${low} is locked after ${high}`);
  });

  it("are taken of a record before its code, and of others also after it", async () => {
    const client = app.withLink(await aPaymentLink(app, signed.id));
    await client.ask(ASK_CODE, { id: signed.id });
    await theCode(app);
    const code = (work: Work) => work.em.findOneOrFail(OneTimeCode, { recordId: signed.id });
    await within(async (work) => {
      await work.lockById(Contract, signed.id);
      await work.lock(await code(work));
      await work.lockById(Payment, ids.payment);
    });
    await expect(
      within(async (work) => {
        await work.lock(await code(work));
        await work.lockById(Contract, signed.id);
      }),
    ).rejects.toThrow(`contracts ${signed.id} is locked after its code`);
  });
});
