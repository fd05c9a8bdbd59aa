import { beforeAll } from "vitest";
import {
  type ProviderAct,
  providerActs,
  type ProviderState,
} from "../../../api/src/modules/providers/provider.acts.rules.ts";
import { holdActs } from "../../support/acts.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { ANSWER } from "../../support/story/invoices.ts";
import { aProvider, mergeProviders, providerOf } from "../../support/story/providers.ts";
import { aReceipt } from "../../support/story/purchases.ts";

let app: TestApp;
let other: string;
beforeAll(async () => {
  app = await anAppWithSales();
  other = (await aProvider(app, { name: "El que se une" })).id;
});

const switched = (active: boolean) =>
  `mutation ($id: ID!) { switchProvider(id: $id, active: ${active}) { id } }`;

holdActs<ProviderAct, ProviderState, { readonly id: string; readonly other?: string }>({
  app: () => app,
  acts: providerActs,
  called: "a provider",
  situations: {
    "bought from": async () => ({ ...(await aProvider(app)), other: (await aProvider(app)).id }),
    "switched off": async () => {
      const { id } = await aProvider(app);
      await app.as("admin").freely.ask(switched(false), { id });
      return { id, other: (await aProvider(app)).id };
    },
    "merged with another": async () => {
      const { id } = await aProvider(app);
      await mergeProviders(app, id, other);
      return { id, other };
    },
  },
  asked: {
    answer: [ANSWER, () => ({ input: { mandate: true } })],
    edit: [
      `mutation ($id: ID!, $input: UpdateProviderInput!) { updateProvider(id: $id, input: $input) { id } }`,
      { input: { notes: "Nota" } },
    ],
    addDocument: [
      `mutation ($id: ID!, $file: Upload!) { addProviderDocument(id: $id, kind: rut, file: $file) { id } }`,
      {},
      { file: aReceipt() },
    ],
    merge: [
      `mutation ($id: ID!, $other: ID!) { mergeProviders(id: $other, intoId: $id) { id } }`,
      ({ other: from }) => ({ other: from }),
    ],
    switchOff: [switched(false)],
    switchOn: [switched(true)],
  },
  lasting: ["edit", "addDocument"],
  state: ({ id }) => providerOf(app, id, "status"),
  field: "provider(id: $id)",
  people: ["asesor", "lider", "gerente", "admin", "contador", "owner"],
});
