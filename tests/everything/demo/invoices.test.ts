import { expect, it } from "vitest";
import { seedContext } from "../../../api/src/app.seed.ts";
import { seedInvoices } from "../../../api/src/modules/invoices/invoices.seed.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aCompletedContract } from "../../support/story/commissions.ts";
import { invoiceRanges } from "../../support/story/invoices.ts";

it("the demo invoices the earliest completed contracts but the last six, credits one, and mails nobody", async () => {
  const app = await anAppWithSales();
  await invoiceRanges(app);
  for (let n = 0; n < 9; n++) await aCompletedContract(app);
  const accounts = ["contador", "owner"] as const;
  const shared = new Map(accounts.map((who) => [`account:${who}`, app.people[who]]));
  await seedInvoices(seedContext(app.app.services, shared));
  const { invoiceCounters } = await app
    .as("contador")
    .ask(`{ invoiceCounters { porFacturar total paid sinEnviar faltanNotas } }`);
  expect(invoiceCounters).toEqual({ porFacturar: 6, total: 3, paid: 0, sinEnviar: 1, faltanNotas: 0 });
  const { invoices } = await app
    .as("contador")
    .ask(`{ invoices { items { number creditNotes { number sendingState } } } }`);
  expect(invoices.items.flatMap(({ creditNotes }: { creditNotes: object[] }) => creditNotes)).toEqual([
    { number: "NC1", sendingState: "enviada" },
  ]);
  expect((await app.outbox()).filter(({ subject }) => /factura|nota crédito/i.test(subject))).toEqual([]);
});
