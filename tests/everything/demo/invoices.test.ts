import { expect, it } from "vitest";
import type { Viewer } from "../../../api/src/core/auth/viewer.ts";
import { mutate } from "../../../api/src/core/mutation/mutation.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { seedInvoices } from "../../../api/src/modules/invoices/invoices.seed.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aCompletedContract } from "../../support/story/commissions.ts";
import { invoiceRanges } from "../../support/story/invoices.ts";

it("the demo invoices what was completed first but for the last six, takes one back, and mails nobody", async () => {
  const app = await anAppWithSales();
  await invoiceRanges(app);
  for (let n = 0; n < 9; n++) await aCompletedContract(app);
  const { services } = app.app;
  const origin = { requestId: "demo", channel: "seed", ip: null, userAgent: null } as const;
  const contador: Viewer = { ...app.people.contador } as never;
  const seed = {
    services,
    as: (viewer: Viewer | null, act: never, args: never) =>
      mutate(services, { viewer, link: null, origin }, act, args),
    at: (instant: Date) => app.clock.set(instant),
    scale: 1,
    shared: new Map<string, unknown>([
      ["account:contador", contador],
      ["account:owner", { ...app.people.owner }],
    ]),
  } as unknown as SeedContext;
  await seedInvoices(seed);
  const { invoiceCounters } = await app
    .as("contador")
    .ask(`{ invoiceCounters { porFacturar total paid sinEnviar faltanNotas } }`);
  expect(invoiceCounters).toEqual({ porFacturar: 6, total: 3, paid: 1, sinEnviar: 1, faltanNotas: 0 });
  const { invoices } = await app
    .as("contador")
    .ask(`{ invoices { items { number creditNotes { number sendingState } } } }`);
  expect(invoices.items.flatMap(({ creditNotes }: { creditNotes: object[] }) => creditNotes)).toEqual([
    { number: "NC1", sendingState: "enviada" },
  ]);
  expect((await app.outbox()).filter(({ subject }) => /factura|nota crédito/i.test(subject))).toEqual([]);
});
