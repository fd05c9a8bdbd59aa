import type { TestApp } from "../../support/app.ts";
import { aBankAccount, imported } from "../../support/bank/story.ts";
import { firstOf, monthIn, TODAY } from "../../support/calendar.ts";
import { close, monthOf } from "../../support/story/closing.ts";
import { aCommission, OBJECT, type StoryCommission } from "../../support/story/commissions.ts";
import { aCustomer } from "../../support/story/customers.ts";
import { aPayableContract, aPayment } from "../../support/story/payments.ts";
import { aContractToBuy, buy, type ContractToBuy } from "../../support/story/purchases.ts";
import { aReservation, CANCEL_RESERVATION } from "../../support/story/reservations.ts";
import { ADJUST } from "../../support/story/rewards.ts";

/** The row that was added last. */
const lastId = async (app: TestApp, table: string): Promise<string> =>
  (
    await app.app.services.orm.em.fork().execute<{ id: string }[]>(`select max(id::text) id from ${table}`)
  )[0]!.id;

/** Lists and queues of the office: what is done, who sees it come, and who must not. */
export const followedLists = [
  {
    list: "what is owed to providers",
    hears: ["contador", "purchase"],
    deaf: ["asesor2", "purchase"],
    begin: aContractToBuy,
    act: async (app: TestApp, { items }: ContractToBuy) => (await buy(app, items[0]!)).purchase.id,
  },
  {
    list: "commissions, when one is objected to",
    hears: ["admin", "commission"],
    deaf: ["asesor2", "commission"],
    begin: aCommission,
    act: async (app: TestApp, { id }: StoryCommission) => {
      await app.as("asesor").ask(OBJECT, { id, input: { texto: "El grupo era de cuatro" } });
      return id;
    },
  },
  {
    list: "reservations",
    hears: ["gerente", "reservation"],
    deaf: ["cliente2", "reservation"],
    begin: aReservation,
    act: async (app: TestApp, { id }: { id: string }) => {
      await app.as("owner").ask(CANCEL_RESERVATION, { id, input: { motivo: "Lo pidió el cliente" } });
      return id;
    },
  },
  {
    list: "customers",
    hears: ["admin", "customer"],
    deaf: ["asesor2", "customer"],
    begin: () => Promise.resolve(null),
    act: async (app: TestApp) => (await aCustomer(app)).id,
  },
  {
    list: "closed months",
    hears: ["contador", "month"],
    deaf: ["admin", "month"],
    begin: async (app: TestApp) =>
      aPayment(app, (await aPayableContract(app)).id, { fechaPago: firstOf(monthIn(-1)) }),
    act: async (app: TestApp) => {
      await close(app, monthIn(-1), "owner");
      return (await monthOf(app, monthIn(-1))).closings[0]!.id;
    },
  },
  {
    list: "the bank, when a file of it is imported",
    hears: ["contador", "bank_import"],
    deaf: ["gerente", "bank_import"],
    begin: (app: TestApp) => aBankAccount(app, "20260055301"),
    act: async (app: TestApp, account: string) =>
      (await imported(app, account, [[TODAY, "ABONO NEQUI", 210_000]], "owner")).id,
  },
  {
    list: "one's points",
    hears: ["asesor", "point_movement"],
    deaf: ["asesor2", "point_movement"],
    begin: () => Promise.resolve(null),
    act: async (app: TestApp) => {
      const variables = { userId: app.people.asesor.id, input: { points: 3, reason: "Campaña" } };
      await app.as("owner").ask(ADJUST, variables);
      return lastId(app, "point_movements");
    },
  },
  {
    list: "the audit log",
    hears: ["owner", "audit_entry"],
    deaf: ["admin", "audit_entry"],
    begin: () => Promise.resolve(null),
    act: async (app: TestApp) => {
      await aCustomer(app);
      return lastId(app, "audit_entries");
    },
  },
] as const;
