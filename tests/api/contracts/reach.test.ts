import { fieldsOf } from "../../support/answers/fields-of.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, weekday } from "../../../api/src/core/colombia/days.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { at, inDays, theLast } from "../../support/calendar.ts";
import { oneOfEachRole } from "../../support/people.ts";
import { aDraftContract, aSimpleContract, CREATE, sendContractOf } from "../../support/story/contracts.ts";
import { anApprovedQuote } from "../../support/story/passengers.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const contractOf = fieldsOf(() => app.as("owner"), "contract");
const UPDATE = `mutation ($id: ID!, $input: UpdateContractInput!) { updateContract(id: $id, input: $input) {
    id version precioTotal } }`;

describe("who sees a contract", () => {
  it("its sellers, administration and the accountant; nobody of another team", async () => {
    const { id } = await aDraftContract(app);
    const sees = async (handle: (typeof oneOfEachRole)[number] | "asesor2" | "lider2" | "gerente2") =>
      (await app.as(handle).ask(`query ($id: ID!) { contract(id: $id) { id } }`, { id })).contract !== null;
    const answers = Object.fromEntries(
      await Promise.all(
        [...oneOfEachRole, "asesor2", "lider2", "gerente2"].map(async (handle) => [
          handle,
          await sees(handle as "asesor"),
        ]),
      ),
    );
    expect(answers).toEqual({
      cliente: false,
      asesor: true,
      lider: true,
      gerente: true,
      admin: true,
      contador: true,
      owner: true,
      asesor2: false,
      lider2: false,
      gerente2: false,
    });
  });

  it("its own client, without the hierarchy above the advisor", async () => {
    await app.app.services.orm.em
      .fork()
      .execute("update users set email_verified = true where id = ?", [app.people.cliente.id]);
    const quote = await anApprovedQuote(app, { input: { emailCliente: "cliente@travesia.test" } });
    const { createContract } = await app.as("gerente").ask(CREATE, { input: { quoteId: quote.id } });
    const document = `query ($id: ID!) {
      contract(id: $id) { clienteId asesor { id } lider { id } gerente { id } items { id } } }`;
    const { contract } = await app.as("cliente").ask(document, { id: createContract.id });
    expect(contract).toEqual({
      clienteId: app.people.cliente.id,
      asesor: { id: app.people.asesor.id },
      lider: null,
      gerente: null,
      items: null,
    });
    expect((await app.as("cliente2").ask(document, { id: createContract.id })).contract).toBeNull();
  });

  it("names the people who answer its client, also where it has no advisor", async () => {
    const draft = await aDraftContract(app);
    const GIVE = `mutation ($id: ID!, $input: ReassignQuoteInput!) {
      reassignQuote(id: $id, input: $input) { id } }`;
    const input = { sellerId: app.people.lider.id, reassignmentReason: "Vacaciones" };
    await app.as("admin").ask(GIVE, { id: draft.quoteId, input });
    const { id, token } = await sendContractOf(app, draft);
    const { contract } = await app
      .withLink(token)
      .ask(`query ($id: ID!) { contract(id: $id) { asesor { id } lider { id } advisor { email } } }`, { id });
    expect(contract).toEqual({ asesor: null, lider: null, advisor: { email: "lider@travesia.test" } });
  });

  it("follows its quote to another seller", async () => {
    const { id, quoteId } = await aDraftContract(app);
    await app
      .as("admin")
      .ask(
        `mutation ($id: ID!, $input: ReassignQuoteInput!) { reassignQuote(id: $id, input: $input) { id } }`,
        {
          id: quoteId,
          input: { sellerId: app.people.asesor2.id, reassignmentReason: "Vacaciones" },
        },
      );
    expect(await contractOf(id, "asesor { id } lider { id }")).toEqual({
      asesor: { id: app.people.asesor2.id },
      lider: { id: app.people.lider2.id },
    });
  });
});

describe("the list", () => {
  const LIST = `query ($filter: ContractFilter) {
    contracts(filter: $filter, limit: 100) { items { id } total } }`;
  const found = async (filter: object) =>
    (await app.as("owner").ask(LIST, { filter })).contracts.items.map(({ id }: { id: string }) => id);

  it("is filtered by status, words, kind of trip and days", async () => {
    const own = await anApp();
    const day = theLast((one) => weekday(one) === 3 && !one.endsWith("-01"));
    own.clock.set(at(addDays(day, -1), "10:00"));
    const first = await aSimpleContract(own);
    const second = await sendContractOf(own, await aSimpleContract(own, { input: {} }));
    const ids = async (filter: object) =>
      (await own.as("owner").ask(LIST, { filter })).contracts.items.map(({ id }: { id: string }) => id);
    expect(await ids({})).toEqual([second.id, first.id]);
    expect(await ids({ status: "active" })).toEqual([second.id]);
    expect(await ids({ search: "cartagena MARIA" })).toEqual([second.id, first.id]);
    expect(await ids({ search: first.number })).toEqual([first.id]);
    expect(await ids({ search: "nadie" })).toEqual([]);
    expect(await ids({ contractType: "internacional" })).toEqual([]);
    expect(await ids({ dateRange: "today" })).toHaveLength(2);
    own.clock.set(at(day, "10:00"));
    expect(await ids({ dateRange: "today" })).toEqual([]);
    expect(await ids({ dateRange: "week" })).toHaveLength(2);
    expect(await ids({ dateRange: "month" })).toHaveLength(2);
    expect(await ids({ startDate: addDays(day, -1), endDate: addDays(day, -1) })).toHaveLength(2);
    expect(await ids({ endDate: addDays(day, -2) })).toEqual([]);
  });

  it("has its figures", async () => {
    const own = await anApp();
    const draft = await aSimpleContract(own);
    await sendContractOf(own, await aSimpleContract(own));
    const document =
      "{ contractStats { totalContracts activeContracts expiredContracts pendingContracts totalValue } }";
    const { contractStats } = await own.as("owner").ask(document);
    expect(contractStats).toEqual({
      totalContracts: 2,
      activeContracts: 1,
      expiredContracts: 0,
      pendingContracts: 1,
      totalValue: 6_000_000,
    });
    await own
      .as("owner")
      .ask(UPDATE, { id: draft.id, input: { fechaInicioViaje: inDays(-19), fechaFinViaje: inDays(-1) } });
    expect((await own.as("owner").ask("{ contractStats { expiredContracts } }")).contractStats).toEqual({
      expiredContracts: 1,
    });
    expect((await own.as("asesor2").ask("{ contractStats { totalContracts } }")).contractStats).toEqual({
      totalContracts: 0,
    });
  });

  it("of an unknown page is empty", async () => {
    expect(await found({ search: "zzzzz" })).toEqual([]);
  });
});
