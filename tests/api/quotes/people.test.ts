import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { quoteFilterOf } from "../../../web/src/features/quotes/quote/quote.filters.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { hasHeardAll } from "../../support/live.ts";
import { type Handle, handles } from "../../support/people.ts";
import { agencyInput } from "../../support/story/content.ts";
import { aConfirmedQuote } from "../../support/story/calculation.ts";
import { anAcceptedQuote, aQuote, aSentQuote, family } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const CREATE = `mutation ($input: CreateQuoteInput!) { createQuote(input: $input) {
    id status source isExternal asesorId liderId gerenteId adminId cliente { id } createdBy } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateQuoteInput!) {
  updateQuote(id: $id, input: $input) {
    status version precioTotal numeroPersonas edadesMenores telefonoCliente } }`;
const REASSIGN = `mutation ($id: ID!, $input: ReassignQuoteInput!) {
  reassignQuote(id: $id, input: $input) { asesorId liderId gerenteId adminId reassignmentReason } }`;
const GIVE_BACK = `mutation ($id: ID!) { undoQuoteAssignment(id: $id) {
  asesorId liderId gerenteId adminId } }`;
const ASSIGNMENTS = "query ($id: ID!) { quoteAssignments(id: $id) { seller { id } reason } }";
const READ = `query ($id: ID!) { quote(id: $id) { id } }`;

describe("who makes quotes", () => {
  it.each([
    ["lider", ["asesorId", "adminId"], ["liderId", "gerenteId"]],
    ["gerente", ["asesorId", "liderId", "adminId"], ["gerenteId"]],
    ["admin", ["asesorId", "liderId", "gerenteId"], ["adminId"]],
  ] as const)("a quote of the %s is in that column", async (who, empty, filled) => {
    const { createQuote } = await app.as(who).ask(CREATE, { input: family });
    for (const column of empty) expect(createQuote[column]).toBeNull();
    for (const column of filled) expect(createQuote[column]).toEqual(expect.any(Number));
  });

  it("a visitor receives a mail with the number, without a word that anybody typed", async () => {
    const document = `mutation ($input: CreateQuoteInput!) {
      createExternalQuote(input: $input) { quoteNumber } }`;
    const emailCliente = "visita@example.com";
    const input = { ...family, emailCliente, nombreCliente: "Gana YA", destino: "https://mal.example" };
    const { createExternalQuote } = await app.as().ask(document, { input });
    const [mail] = await app.outbox(emailCliente);
    expect(mail?.subject).toBe(`Recibimos tu solicitud ${createExternalQuote.quoteNumber}`);
    expect(mail?.text).toContain("24 a 48 horas");
    expect(mail?.text).not.toMatch(/Gana|mal\.example/);
  });

  it("a visitor who asks within the agency's hours reads by when they are answered today", async () => {
    const SET = `mutation ($input: AgencySettingsInput!) {
      updateAgencySettings(input: $input) { horarioSemana } }`;
    const all = "0:00 a 23:59";
    const always = { horarioSemana: all, horarioSabado: all, horarioDomingo: all };
    const set = (hours: object) => app.as("owner").gql(SET, { input: { ...agencyInput, ...hours } });
    const kept = { updateAgencySettings: { horarioSemana: "00:00-23:59" } };
    expect((await set(always)).data).toMatchObject(kept);
    const refused = "Escribe el horario así: 8:00 a 18:00";
    expectRefused(await set({ horarioSabado: "ocho" }), "BAD_USER_INPUT", refused);
    const input = { ...family, emailCliente: "hoy@example.com" };
    const document = `mutation ($input: CreateQuoteInput!) { createExternalQuote(input: $input) { id } }`;
    await app.as().ask(document, { input });
    const [mail] = await app.outbox(input.emailCliente);
    expect(mail?.text.replaceAll(/\s+/g, " ")).toContain("Te respondemos hoy antes de las 11:59 p. m.");
    expect(mail?.text).not.toContain("24 a 48 horas");
  });

  it.each(["cliente", "contador"] as const)("a %s makes none", async (who) => {
    expectRefused(
      await app.as(who).gql(CREATE, { input: family }),
      "FORBIDDEN",
      "No tienes permisos para crear cotizaciones.",
    );
  });

  it("a visitor asks for one that is nobody's, and learns nothing of anybody", async () => {
    const input = { ...family, emailCliente: "cliente@travesia.test" };
    const { createQuote } = await app.as().ask(CREATE, { input });
    expect(createQuote).toMatchObject({
      status: "pending",
      source: "external",
      isExternal: true,
      asesorId: null,
      cliente: null,
      createdBy: null,
    });
  });

  it("what a visitor asked for is listed by how it came and whom it lacks, and in the line of the day", async () => {
    const { createQuote } = await app.as().ask(CREATE, { input: family });
    const own = await aQuote(app);
    const LIST = `query ($filter: QuoteFilter) { quotes(limit: 100, filter: $filter) { items { id } } }`;
    const listed = async (address: Readonly<Record<string, string>>, by: Handle = "admin") => {
      const { quotes } = await app.as(by).ask(LIST, { filter: quoteFilterOf(address) });
      return (quotes.items as { id: string }[]).map(({ id }) => id);
    };
    const theirs: readonly Readonly<Record<string, string>>[] = [
      { llegada: "externas" },
      { asesor: "sin" },
      { llegada: "externas", asesor: "sin" },
    ];
    for (const address of theirs) {
      expect(await listed(address)).toContain(createQuote.id);
      expect(await listed(address)).not.toContain(own.id);
    }
    const ours: typeof theirs = [{ llegada: "internas" }, { asesor: "con" }];
    for (const address of ours) {
      expect(await listed(address)).toContain(own.id);
      expect(await listed(address)).not.toContain(createQuote.id);
    }
    expect(await listed({ asesor: "sin" }, "asesor")).toEqual([]);
    const { myDay } = await app.as("admin").ask(`{ myDay { kind total } }`);
    const line = (myDay as { kind: string; total: number }[]).find(({ kind }) => kind === "quotes_to_assign");
    expect(line?.total).toBe((await listed({ hacer: "asignar" })).length);
    expect(await listed({ hacer: "asignar" })).toContain(createQuote.id);
  });

  it("a seller whose account is switched off makes none, not even as a visitor", async () => {
    const em = app.app.services.orm.em.fork();
    await em.execute("update users set is_active = false where email = 'asesor2@travesia.test'");
    const text =
      "Tu cuenta ha sido desactivada temporalmente. Por favor contacta al administrador para más información.";
    expectRefused(await app.as("asesor2").gql(CREATE, { input: family }), "FORBIDDEN", text);
    await em.execute("update users set is_active = true where email = 'asesor2@travesia.test'");
    await em.execute(
      "select pg_notify('travesia', json_build_object('topic', 'user.changed', 'userId', ?::int)::text)",
      [app.people.asesor2.id],
    );
    await hasHeardAll(app);
  });

  it("a bearer that is no session does not become a visitor", async () => {
    const stranger = app.as().with({ authorization: "Bearer a.b.c" });
    expectRefused(await stranger.gql(CREATE, { input: family }), "UNAUTHENTICATED", "Token inválido");
  });

  it.each([
    [{ nombreCliente: " " }, "nombreCliente", "El nombre del cliente es requerido"],
    [{ emailCliente: "maria@" }, "emailCliente", "Formato de email inválido. Ejemplo: usuario@dominio.com"],
    [
      { fechaRegreso: inDays(51) },
      "fechaRegreso",
      "La fecha de regreso debe ser posterior a la fecha de ida",
    ],
    [{ fechaIda: inDays(-1) }, "fechaIda", "La fecha de ida no puede estar en el pasado"],
    [{ fechaIda: "2027-02-30" }, "fechaIda", "La fecha no es válida"],
    [
      { numeroPersonas: 5 },
      "numeroPersonas",
      "La suma de adultos, menores e infantes debe ser igual al número de personas",
    ],
    [{ edadesMenores: [] }, "edadesMenores", "Indica la edad de cada menor"],
    [{ precioTotal: -1 }, "precioTotal", "El precio no puede ser negativo"],
  ])("refuses %j", async (input, field, text) => {
    const errors = expectRefused(
      await app.as("asesor").gql(CREATE, { input: { ...family, ...input } }),
      "BAD_USER_INPUT",
      text,
    );
    expect(errors.map((entry) => entry.field)).toContainEqual(expect.stringContaining(field));
  });

  it("numbers them without gaps, however many come at once and fail", async () => {
    const bad = { ...family, destino: "" };
    const made = await Promise.all(
      [family, bad, family, bad, family, family].map((input) =>
        app
          .as("asesor")
          .gql(`mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { quoteNumber } }`, {
            input,
          }),
      ),
    );
    const numbers = made
      .flatMap(({ data }) =>
        data ? [Number((data["createQuote"] as { quoteNumber: string }).quoteNumber.slice(-6))] : [],
      )
      .sort((a, b) => a - b);
    expect(numbers).toHaveLength(4);
    expect(numbers.at(-1)! - numbers[0]!).toBe(3);
  });
});

describe("who reaches a quote", () => {
  it.each<[Handle, boolean]>([
    ["asesor", true],
    ["lider", true],
    ["gerente", true],
    ["admin", true],
    ["contador", true],
    ["owner", true],
    ["asesor2", false],
    ["lider2", false],
    ["gerente2", false],
    ["cliente", false],
  ])("%s: %s", async (who, reaches) => {
    const { id } = await aQuote(app);
    expect((await app.as(who).ask(READ, { id })).quote).toEqual(reaches ? { id } : null);
  });

  it("a client reaches their own, found by the verified e-mail", async () => {
    await app.app.services.orm.em
      .fork()
      .execute("update users set email_verified = true where email = 'cliente@travesia.test'");
    const { id } = await aQuote(app, { input: { emailCliente: "Cliente@travesia.test" } });
    expect((await app.as("cliente").ask(READ, { id })).quote).toEqual({ id });
    expect((await app.as("cliente2").ask(READ, { id })).quote).toBeNull();
  });

  it("who lost a quote reaches it no more", async () => {
    const { id } = await aQuote(app);
    const { asesor2, lider2, gerente2 } = app.people;
    const { reassignQuote } = await app
      .as("owner")
      .ask(REASSIGN, { id, input: { sellerId: asesor2.id, reassignmentReason: "Vacaciones" } });
    expect(reassignQuote).toEqual({
      asesorId: asesor2.id,
      liderId: lider2.id,
      gerenteId: gerente2.id,
      adminId: null,
      reassignmentReason: "Vacaciones",
    });
    expect((await app.as("asesor").ask(READ, { id })).quote).toBeNull();
    expect((await app.as("asesor2").ask(READ, { id })).quote).toEqual({ id });
  });

  it("is withdrawn by the person who assigned it within a minute, and the history keeps both", async () => {
    const { id } = await aQuote(app);
    const { asesor, asesor2, lider, gerente } = app.people;
    const owner = app.as("owner");
    const give = () =>
      owner.ask(REASSIGN, { id, input: { sellerId: asesor2.id, reassignmentReason: "Vacaciones" } });
    await give();
    expect((await owner.ask(GIVE_BACK, { id })).undoQuoteAssignment).toEqual({
      asesorId: asesor.id,
      liderId: lider.id,
      gerenteId: gerente.id,
      adminId: null,
    });
    expect((await owner.ask(ASSIGNMENTS, { id })).quoteAssignments.slice(0, 2)).toEqual([
      { seller: { id: asesor.id }, reason: "Se deshizo la asignación" },
      { seller: { id: asesor2.id }, reason: "Vacaciones" },
    ]);
    expect((await app.as("asesor2").ask(READ, { id })).quote).toBeNull();
    await give();
    await app.as("asesor2").ask(UPDATE, { id, input: { telefonoCliente: "3009998877" } });
    expectRefused(
      await owner.gql(GIVE_BACK, { id }),
      "CONFLICT",
      /^No se puede deshacer: .* hizo otro cambio/,
    );
  });

  it.each<Handle>(["lider", "gerente", "admin"])(
    "assigns quotes to exactly the people who are offered: %s",
    async (who) => {
      const SELLERS = `query { quoteSellers(limit: 100) { id } }`;
      const offered = ((await app.as(who).ask(SELLERS)).quoteSellers as { id: number }[]).map(({ id }) => id);
      const taken: Handle[] = [];
      for (const handle of handles) {
        const { id } = await aQuote(app, { by: who });
        const input = { sellerId: app.people[handle].id, reassignmentReason: "Reparto" };
        const { errors } = await app.as(who).gql(REASSIGN, { id, input });
        if (!errors || errors[0]?.message === "La cotización ya está asignada a esa persona")
          taken.push(handle);
      }
      expect(taken).toEqual(handles.filter((handle) => offered.includes(app.people[handle].id)));
      expect(taken).toContain(who);
      expect(taken.includes("asesor2")).toBe(who === "admin");
      expect(taken).not.toContain("contador");
    },
  );

  it("a leader gives quotes to the own team only, and never to a client or the accountant", async () => {
    const { id } = await aQuote(app);
    const foreign = "La persona elegida no pertenece a tu equipo";
    const noSeller = "La persona elegida no es un vendedor activo";
    for (const [handle, text] of [
      ["asesor2", foreign],
      ["cliente", noSeller],
      ["contador", noSeller],
    ] as const)
      expectRefused(
        await app
          .as("lider")
          .gql(REASSIGN, { id, input: { sellerId: app.people[handle].id, reassignmentReason: "Reparto" } }),
        "BAD_USER_INPUT",
        text,
      );
    expectRefused(
      await app.as("asesor").gql(REASSIGN, { id, input: { sellerId: app.people.lider.id } }),
      "FORBIDDEN",
    );
  });
});

describe("who edits a quote", () => {
  it("an older version is refused", async () => {
    const { id } = await aQuote(app);
    const { updateQuote } = await app
      .as("asesor")
      .ask(UPDATE, { id, input: { destino: "San Andrés", version: 1 } });
    expect(updateQuote.version).toBe(2);
    const text = "El registro fue modificado por otra persona. Actualiza e intenta de nuevo.";
    expectRefused(
      await app.as("lider").gql(UPDATE, { id, input: { destino: "Leticia", version: 1 } }),
      "CONFLICT",
      text,
    );
  });

  it("once it was sent the advisor edits nothing, the administrator contact data", async () => {
    const { id } = await aSentQuote(app);
    const text =
      "La cotización ya fue enviada. Pide una recotización para cambiar precio, fechas o personas.";
    expectRefused(
      await app.as("asesor").gql(UPDATE, { id, input: { telefonoCliente: "3109876543" } }),
      "CONFLICT",
      text,
    );
    expectRefused(await app.as("admin").gql(UPDATE, { id, input: { precioTotal: 1 } }), "CONFLICT", text);
    const { updateQuote } = await app
      .as("admin")
      .ask(UPDATE, { id, input: { telefonoCliente: "3109876543" } });
    expect(updateQuote).toMatchObject({ status: "sent", telefonoCliente: "+573109876543" });
  });

  it("keeps people coherent when only one of the counts is sent", async () => {
    const { id } = await aQuote(app);
    const { updateQuote } = await app.as("asesor").ask(UPDATE, { id, input: { numeroPersonas: 4 } });
    expect(updateQuote).toMatchObject({ numeroPersonas: 4, edadesMenores: [7] });
  });
});

describe("a version", () => {
  const SEND = `mutation ($id: ID!) { sendQuote(id: $id) { quote { sentVersion status } } }`;

  it("goes again unchanged with a new link, even after the client said yes", async () => {
    const quote = await anAcceptedQuote(app, { input: { emailCliente: "otravez@example.com" } });
    const { sendQuote } = await app.as("asesor").ask(SEND, { id: quote.id });
    expect(sendQuote.quote).toEqual({ sentVersion: 1, status: "pending_passengers" });
  });

  it("is a new one when what it says has changed, and the client decides again", async () => {
    const quote = await anAcceptedQuote(app);
    await app.as("owner").ask(UPDATE, { id: quote.id, input: { observaciones: "Con vista al mar" } });
    const { sendQuote } = await app.as("asesor").ask(SEND, { id: quote.id });
    expect(sendQuote.quote).toEqual({ sentVersion: 2, status: "sent" });
  });

  it("does not go out with a discount that nobody approved", async () => {
    const quote = await aConfirmedQuote(app);
    await app.as("asesor").ask(UPDATE, { id: quote.id, input: { descuentoPorcentaje: 10 } });
    const text = "El descuento requiere aprobación de un líder (hasta 15 %) o de un gerente.";
    expectRefused(await app.as("asesor").gql(SEND, { id: quote.id }), "CONFLICT", text);
  });
});
