import { beforeAll, describe, expect, it } from "vitest";
import { mutate } from "../../../api/src/core/mutation/mutation.ts";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { ASESOR, LIDER } from "../../../api/src/modules/accounts/permissions.rules.ts";
import { findCustomer } from "../../../api/src/modules/customers/customer/customer.find.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { asOwner } from "../../support/owner.ts";
import type { Handle } from "../../support/people.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aCustomer,
  anEmail,
  aPdf,
  aQuoteFor,
  customerOf,
  customerOfQuote,
} from "../../support/story/customers.ts";
import { child, holder, husband, savePassengers } from "../../support/story/passengers.ts";
import { anAcceptedQuote } from "../../support/story/quotes.ts";
import { aReservation } from "../../support/story/reservations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const matches = async (search: string, by: Handle = "asesor2") =>
  (
    await app
      .as(by)
      .ask(`query ($s: String!) { customerMatches(search: $s) { name email telefono } }`, { s: search })
  ).customerMatches;

const listed = async (search: string, by: Handle) =>
  (
    await app
      .as(by)
      .ask(`query ($f: CustomerFilter) { customers(filter: $f, limit: 100) { items { id name } } }`, {
        f: { search },
      })
  ).customers.items.map(({ name }: { name: string }) => name);

describe("a quote", () => {
  it("makes its customer; the next one with that e-mail joins the same however it is written", async () => {
    const email = anEmail();
    const first = await aQuoteFor(app, { emailCliente: email, nombreCliente: "Ana Ruiz" });
    const second = await aQuoteFor(app, {
      emailCliente: email.toUpperCase(),
      nombreCliente: "Ana María Ruiz",
    });
    const customer = await customerOfQuote(app, first);
    expect(customer).toMatchObject({ name: "Ana Ruiz", email, telefono: "+573001234567", source: "quote" });
    expect(await customerOfQuote(app, second)).toEqual(customer);
  });

  it("joins nobody by a shared telephone, which only proposes a duplicate", async () => {
    const telefonoCliente = "3117654321";
    const [one, other] = [
      await customerOfQuote(app, await aQuoteFor(app, { emailCliente: anEmail(), telefonoCliente })),
      await customerOfQuote(app, await aQuoteFor(app, { emailCliente: anEmail(), telefonoCliente })),
    ];
    expect(one.id).not.toBe(other.id);
    const { customerDuplicates } = await app
      .as("admin")
      .ask(`query ($id: ID!) { customerDuplicates(id: $id) { id } }`, { id: one.id });
    expect(customerDuplicates).toEqual([{ id: other.id }]);
  });

  it("of two made at once for somebody new makes one customer", async () => {
    const emailCliente = anEmail();
    const made = await Promise.all([1, 2, 3].map(() => aQuoteFor(app, { emailCliente })));
    const ids = await Promise.all(made.map(async (id) => (await customerOfQuote(app, id)).id));
    expect(new Set(ids).size).toBe(1);
  });

  it("moves to the customer with its holder's document, once that is known", async () => {
    const known = await aCustomer(app, { tipoDocumento: "cc", documentoIdentidad: "61.234.567" });
    const email = anEmail();
    const quote = await anAcceptedQuote(app, { input: { emailCliente: email } });
    expect((await customerOfQuote(app, quote.id)).id).not.toBe(known.id);
    await savePassengers(app, quote, [{ ...holder, email, documentoIdentidad: "61234567" }, husband, child]);
    expect((await customerOfQuote(app, quote.id)).id).toBe(known.id);
  });

  it("keeps its customer where the holder is somebody else than who asked", async () => {
    const email = anEmail();
    const quote = await anAcceptedQuote(app, { input: { emailCliente: email } });
    const before = await customerOfQuote(app, quote.id);
    await savePassengers(app, quote, [
      { ...holder, email: anEmail(), documentoIdentidad: "62345678" },
      husband,
      child,
    ]);
    expect(await customerOfQuote(app, quote.id)).toEqual(before);
    expect(await customerOf(app, before.id, "documentoIdentidad")).toEqual({ documentoIdentidad: null });
  });

  it("is of another customer where a family shares an e-mail and the document is another's", async () => {
    const email = anEmail();
    const father = await aCustomer(app, { email, tipoDocumento: "cc", documentoIdentidad: "63456789" });
    const quote = await anAcceptedQuote(app, { input: { emailCliente: email } });
    expect((await customerOfQuote(app, quote.id)).id).toBe(father.id);
    await savePassengers(app, quote, [{ ...holder, email, documentoIdentidad: "64567890" }, husband, child]);
    const daughter = await customerOfQuote(app, quote.id);
    expect(daughter.id).not.toBe(father.id);
    expect(daughter.email).toBe(email);
  });

  it("that a visitor asks for changes nothing of a known customer", async () => {
    const email = anEmail();
    const { id } = await aCustomer(app, { email, name: "Elsa Gil" });
    await app
      .as(null)
      .ask(`mutation ($input: CreateQuoteInput!) { createExternalQuote(input: $input) { id } }`, {
        input: {
          nombreCliente: "Otra Persona",
          emailCliente: email,
          telefonoCliente: "3200000001",
          destino: "Leticia",
          fechaIda: inDays(40),
        },
      });
    expect(await customerOf(app, id, "name telefono")).toEqual({ name: "Elsa Gil", telefono: null });
  });
});

it("a reservation makes a customer of its account", async () => {
  await aReservation(app);
  const [row] = await asOwner(app, (em) =>
    em.execute<{ reserved: boolean; source: string }[]>(
      `select c.reserved, c.source from customers c join reservations o on o.customer_id = c.account_id`,
    ),
  );
  expect(row).toEqual({ reserved: true, source: "reservation" });
});

describe("the customers that somebody sees", () => {
  it("are of their sales, their team's sales, or made by them", async () => {
    const name = "Zoraida Alcance";
    const emailCliente = anEmail();
    const id = (await customerOfQuote(app, await aQuoteFor(app, { emailCliente, nombreCliente: name }))).id;
    const sees = (who: Handle) => customerOf(app, id, "name", who);
    for (const who of ["asesor", "lider", "gerente", "admin", "contador", "owner"] as const)
      expect(await sees(who), who).toEqual({ name });
    for (const who of ["asesor2", "lider2", "gerente2"] as const) expect(await sees(who), who).toBeNull();
    expect(await listed("zoraida", "asesor")).toEqual([name]);
    expect(await listed("zoraida", "asesor2")).toEqual([]);
    await aCustomer(app, { name: "Zoraida Hecha" }, "asesor2");
    expect(await listed("zoraida", "asesor2")).toEqual(["Zoraida Hecha"]);
  });

  it("follow the quote when another team takes it over", async () => {
    const id = await aQuoteFor(app, { emailCliente: anEmail() });
    const customer = await customerOfQuote(app, id);
    await app
      .as("owner")
      .ask(
        `mutation ($id: ID!, $input: ReassignQuoteInput!) { reassignQuote(id: $id, input: $input) { id } }`,
        { id, input: { sellerId: app.people.asesor2.id, reassignmentReason: "Cambio de zona" } },
      );
    expect(await customerOf(app, customer.id, "id", "asesor")).toBeNull();
    expect(await customerOf(app, customer.id, "id", "lider2")).toEqual({ id: customer.id });
  });

  it("are no longer a team's once its leader leads no more", async () => {
    const customer = await customerOfQuote(app, await aQuoteFor(app, { emailCliente: anEmail() }));
    const found = (role: number) =>
      mutate(
        app.app.services,
        {
          viewer: { ...app.people.lider, role },
          link: null,
          origin: { requestId: "demoted", channel: "graphql", ip: null, userAgent: null },
        },
        (work: Work) => findCustomer(work, customer.id),
        {},
      );
    expect((await found(LIDER)).id).toBe(customer.id);
    await expect(found(ASESOR)).rejects.toThrow("Cliente no encontrado");
  });

  it("are found by name without accents, e-mail, telephone however grouped, or whole document", async () => {
    const email = anEmail();
    await aCustomer(app, {
      name: "Íngrid Peñaloza",
      email,
      telefono: "3154443322",
      tipoDocumento: "cc",
      documentoIdentidad: "71222333",
    });
    for (const search of ["ingrid", "PENALOZA", email, "3154443322", "315 444 3322", "443322", "71.222.333"])
      expect(await listed(search, "admin"), search).toEqual(["Íngrid Peñaloza"]);
    expect(await listed("7122233", "admin")).toEqual([]);
  });
});

describe("what is typed while a quote is made", () => {
  it("finds who is in scope by a whole e-mail, document or telephone, name and contact alone", async () => {
    const email = anEmail();
    await aCustomer(
      app,
      {
        name: "Nora Vélez",
        email,
        telefono: "3189990011",
        tipoDocumento: "passport",
        documentoIdentidad: "av-778899",
      },
      "asesor2",
    );
    const found = [{ name: "Nora Vélez", email, telefono: "+573189990011" }];
    for (const typed of [email.toUpperCase(), "AV778899", "+57 318 999 0011"])
      expect(await matches(typed), typed).toEqual(found);
    for (const part of [email.slice(0, -1), "77889", "318999001", "Nora"])
      expect(await matches(part), part).toEqual([]);
    expect(await matches(email, "asesor")).toEqual([]);
  });

  it("finds a company by its NIT with and without its dash", async () => {
    await aCustomer(
      app,
      { name: "Textiles SAS", tipoDocumento: "nit", documentoIdentidad: "890903938-8" },
      "asesor2",
    );
    for (const typed of ["890.903.938-8", "8909039388"])
      expect(await matches(typed)).toMatchObject([{ name: "Textiles SAS" }]);
  });
});

describe("a customer", () => {
  it("has an e-mail and a document that are nobody else's", async () => {
    const email = anEmail();
    await aCustomer(app, { name: "Única Dueña", email }, "asesor");
    expectRefused(
      await app
        .as("asesor")
        .gql(`mutation ($input: AddCustomerInput!) { addCustomer(input: $input) { id } }`, {
          input: { name: "Otra", email },
        }),
      "BAD_USER_INPUT",
      "Este correo ya es de Única Dueña. Si son la misma persona, pide que los unan.",
    );
  });

  it("keeps notes, which only their author and the administration remove, and travel documents", async () => {
    const { id } = await aCustomer(app, {}, "asesor");
    const note = `mutation ($id: ID!, $text: String!) {
      addCustomerNote(id: $id, text: $text) { notes { id text } } }`;
    const { addCustomerNote } = await app.as("asesor").ask(note, { id, text: "Prefiere pasillo" });
    const [{ id: noteId, text }] = addCustomerNote.notes;
    expect(text).toBe("Prefiere pasillo");
    const remove = `mutation ($id: ID!) { removeCustomerNote(id: $id) { notes { id } } }`;
    expectRefused(await app.as("asesor2").gql(remove, { id: noteId }), "NOT_FOUND", "Nota no encontrada");
    expect(await app.as("owner").ask(remove, { id: noteId })).toEqual({ removeCustomerNote: { notes: [] } });
    const paper = async (expiresOn: string) =>
      (
        await app.as("asesor").ask(
          `mutation ($id: ID!, $input: CustomerPaperInput!) {
            addCustomerPaper(id: $id, input: $input) {
              papers { holder documentoIdentidad validity expiresOn } } }`,
          {
            id,
            input: { holder: "Luz", tipoDocumento: "passport", documentoIdentidad: "ab 12345", expiresOn },
          },
        )
      ).addCustomerPaper.papers.find((one: { expiresOn: string }) => one.expiresOn === expiresOn);
    expect(await paper(inDays(-1))).toMatchObject({ documentoIdentidad: "AB12345", validity: "expired" });
    expect(await paper(inDays(100))).toMatchObject({ holder: "Luz", validity: "expiring" });
    expect(await paper(inDays(400))).toMatchObject({ validity: "valid" });
  });

  it("has a travel document renewed, only by people who see the customer", async () => {
    const { id } = await aCustomer(app, {}, "asesor");
    const paper = await aPdf(app, id, { expiresOn: inDays(-1) });
    const renew = `mutation ($id: ID!, $input: UpdateCustomerPaperInput!) {
      updateCustomerPaper(id: $id, input: $input) { holder documentoIdentidad expiresOn validity version } }`;
    const input = { documentoIdentidad: "cd 67890", expiresOn: inDays(900), version: 1 };
    const gone = await app.as("asesor2").gql(renew, { id: paper.id, input });
    expectRefused(gone, "NOT_FOUND", "Documento no encontrado");
    const { updateCustomerPaper } = await app.as("asesor").ask(renew, { id: paper.id, input });
    expect(updateCustomerPaper).toEqual({
      holder: "Luz Vega",
      documentoIdentidad: "CD67890",
      expiresOn: inDays(900),
      validity: "valid",
      version: 2,
    });
    const late = await app.as("admin").gql(renew, { id: paper.id, input });
    expectRefused(late, "CONFLICT");
    const wrong = { ...input, documentoIdentidad: "a/b", version: 2 };
    expectRefused(await app.as("asesor").gql(renew, { id: paper.id, input: wrong }), "BAD_USER_INPUT");
  });
});
