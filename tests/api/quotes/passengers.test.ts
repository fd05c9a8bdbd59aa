import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { consentTexts } from "../../../api/src/modules/accounts/consent/consent.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { bornYearsAgo, inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { child, formTokenOf, holder, husband, SAVE, savePassengers } from "../../support/story/passengers.ts";
import {
  aCompletedQuote,
  anAcceptedQuote,
  aRejectedQuote,
  aSentQuote,
  type StoryQuote,
} from "../../support/story/quotes.ts";
const LIST = `query ($quoteId: ID!) {
  passengers(quoteId: $quoteId) { id titular nombre documentoIdentidad telefono pais tipo completo }
  passengerCount(quoteId: $quoteId) quoteOfPassengers(quoteId: $quoteId) { status } }`;
const RENEW = `mutation ($quoteId: ID!) { renewPassengerLink(quoteId: $quoteId) { link quote { id } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const asClient = async (quote: StoryQuote) => app.withLink(await formTokenOf(app, quote));
const save = async (quote: StoryQuote, passengers: object[]) =>
  (await asClient(quote)).gql(SAVE, { quoteId: quote.id, input: { passengers } });
const list = (quote: StoryQuote) => app.as("asesor").ask(LIST, { quoteId: quote.id });

describe("the consent in the form", () => {
  it("is the client's, although their seller was signed in when it was given", async () => {
    const quote = await anAcceptedQuote(app);
    const input = { passengers: [holder], aceptaTratamiento: true };
    await app.as("asesor").ask(SAVE, { quoteId: quote.id, input });
    const { myConsents } = await app.as("asesor").ask("{ myConsents { purpose } }");
    expect(myConsents.map(({ purpose }: { purpose: string }) => purpose)).not.toContain("passengers");
  });
});

describe("the form", () => {
  it("approves the quote when it is submitted with a complete holder, and counts who lacks nothing", async () => {
    const quote = await anAcceptedQuote(app);
    const { nombre, apellido } = husband;
    const { savePassengers: saved } = await savePassengers(app, quote, [holder, { nombre, apellido }, {}]);
    expect(saved).toMatchObject({ total: 2, completos: 1, quote: { status: "approved" } });
    expect(saved.passengers.map((row: { completo: boolean }) => row.completo)).toEqual([true, false]);
  });

  it("keeps the data of one form: names, documents, +57 phones, age classes on the day of departure", async () => {
    const quote = await anAcceptedQuote(app);
    await savePassengers(app, quote, [
      child,
      { ...holder, nombre: " maría  fernanda ", tipoDocumento: "CEDULA", documentoIdentidad: "52.123.456" },
    ]);
    const { passengers } = await list(quote);
    expect(passengers[0]).toMatchObject({
      titular: true,
      documentoIdentidad: "52123456",
      telefono: "+573001234567",
      pais: "Colombia",
      tipo: "adulto",
    });
    expect(passengers[1]).toMatchObject({ nombre: "Sara", tipo: "menor", completo: true });
  });

  it("replaces the whole list, and two at once never leave a mix", async () => {
    const quote = await anAcceptedQuote(app);
    const one = [holder, { nombre: "Uno", apellido: "Primero" }, { nombre: "Dos", apellido: "Primero" }];
    const other = [
      { ...holder, nombre: "Otra" },
      { nombre: "Tres", apellido: "Segundo" },
    ];
    const answers = await Promise.all([save(quote, one), save(quote, other)]);
    expect(answers.every(({ errors }) => !errors)).toBe(true);
    const names = (await list(quote)).passengers.map(({ nombre }: { nombre: string }) => nombre);
    expect([["María Fernanda", "Uno", "Dos"].join(), ["Otra", "Tres"].join()]).toContain(names.join());
  });

  it.each([
    ["no holder", [{ ...holder, titular: false }], "Debe haber exactamente un pasajero titular"],
    [
      "two holders",
      [holder, { ...holder, documentoIdentidad: "52123457" }],
      "Debe haber exactamente un pasajero titular",
    ],
    [
      "more than travel",
      [holder, husband, child, { nombre: "Sobra", apellido: "Uno" }],
      "Hay más pasajeros que personas en la cotización",
    ],
    [
      "a document twice",
      [holder, { ...husband, documentoIdentidad: "52123456" }],
      "Pasajero 2: el documento está repetido",
    ],
    [
      "a row without surname",
      [holder, { nombre: "Andrés" }],
      "Pasajero 2: Si ingresa datos, el apellido es obligatorio",
    ],
    ["a holder without phone", [{ ...holder, telefono: "" }], "Pasajero 1: El teléfono es requerido"],
    [
      "a minor as holder",
      [{ ...holder, fechaNacimiento: bornYearsAgo(11) }],
      "Pasajero 1: Los adultos deben tener entre 14 y 120 años",
    ],
    [
      "a day that does not exist",
      [{ ...holder, fechaNacimiento: "1985-02-30" }],
      "Pasajero 1: Fecha de nacimiento inválida",
    ],
    [
      "a document type that is none",
      [{ ...holder, tipoDocumento: "licencia" }],
      "Pasajero 1: Tipo de documento no válido",
    ],
  ])("refuses %s, and changes nothing", async (_, passengers, text) => {
    const quote = await anAcceptedQuote(app);
    expectRefused(await save(quote, passengers), "BAD_USER_INPUT", text);
    expect(await list(quote)).toMatchObject({
      passengerCount: 0,
      quoteOfPassengers: { status: "pending_passengers" },
    });
  });

  it("names the field and the row of everything that is wrong", async () => {
    const quote = await anAcceptedQuote(app);
    const errors = expectRefused(
      await save(quote, [
        { ...holder, email: "x" },
        { ...husband, fechaNacimiento: inDays(1) },
      ]),
      "BAD_USER_INPUT",
    );
    expect(errors.map(({ field }) => field)).toEqual(["passengers.0.email", "passengers.1.fechaNacimiento"]);
  });

  it("keeps the consent with its text, or that it was not asked for", async () => {
    const quote = await anAcceptedQuote(app);
    const rows = () =>
      app.app.services.orm.em
        .fork()
        .execute<{ given: boolean; text_version: string }[]>(
          "select given, text_version from consents where record_id = ? order by at, id",
          [quote.id],
        );
    await save(quote, [holder]);
    await save(quote, [holder, husband]);
    expect(await rows()).toEqual([{ given: false, text_version: null }]);
    await savePassengers(app, quote);
    expect(await rows()).toEqual([
      { given: false, text_version: null },
      { given: true, text_version: "2026-1" },
    ]);
  });

  it("by staff is kept with the words that staff declares", async () => {
    const quote = await anAcceptedQuote(app);
    await app
      .as("asesor")
      .ask(SAVE, { quoteId: quote.id, input: { passengers: [holder], aceptaTratamiento: true } });
    const [kept] = await app.app.services.orm.em
      .fork()
      .execute<{ text_sha256: string; viewer_id: number }[]>(
        "select text_sha256, viewer_id from consents where record_id = ?",
        [quote.id],
      );
    const declared = createHash("sha256").update(consentTexts.passengers.byStaff).digest("hex");
    expect(kept).toEqual({ text_sha256: declared, viewer_id: app.people.asesor.id });
  });

  it("is in the timeline", async () => {
    const quote = await anAcceptedQuote(app);
    await savePassengers(app, quote);
    const { quoteTracking } = await app
      .as("asesor")
      .ask(`query ($id: ID!) { quoteTracking(id: $id) { event actorName } }`, { id: quote.id });
    expect(quoteTracking.at(-1)).toEqual({
      event: "passengers_completed",
      actorName: "María Fernanda Torres",
    });
  });
});

describe("who may", () => {
  it("fill in the form: its own link and staff in scope; the link to decide, another one and another team find nothing", async () => {
    const [quote, foreign] = [await anAcceptedQuote(app), await anAcceptedQuote(app)];
    const { renewPassengerLink } = await app.as("asesor").ask(RENEW, { quoteId: quote.id });
    const token = new URL(renewPassengerLink.link).searchParams.get("token") ?? "";
    expect(renewPassengerLink.link).toContain(`/passenger-form/${quote.id}?token=`);
    const variables = { quoteId: quote.id, input: { passengers: [holder] } };
    expect((await app.withLink(token).gql(SAVE, variables)).errors).toBeUndefined();
    expect((await app.as("lider").gql(SAVE, variables)).errors).toBeUndefined();
    expectRefused(
      await app.withLink(quote.token).gql(SAVE, variables),
      "NOT_FOUND",
      "Cotización no encontrada",
    );
    expectRefused(
      await (await asClient(foreign)).gql(SAVE, variables),
      "NOT_FOUND",
      "Cotización no encontrada",
    );
    expectRefused(await app.as("asesor2").gql(SAVE, variables), "NOT_FOUND", "Cotización no encontrada");
    expectRefused(await app.as("contador").gql(SAVE, variables), "FORBIDDEN");
    expectRefused(
      await app.as().gql(SAVE, variables),
      "UNAUTHENTICATED",
      "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.",
    );
    expectRefused(await app.as("asesor2").gql(RENEW, { quoteId: quote.id }), "NOT_FOUND");
  });

  it("write before the client's yes: staff, who stay without effect on the status; not the client", async () => {
    const quote = await aSentQuote(app);
    expectRefused(
      await save(quote, [holder]),
      "CONFLICT",
      "La cotización está en estado «Enviada» y no puede pasar a «Aprobada».",
    );
    const { savePassengers: saved } = await app
      .as("asesor")
      .ask(SAVE, { quoteId: quote.id, input: { passengers: [holder] } });
    expect(saved.quote.status).toBe("sent");
  });

  it("write on a rejected quote: nobody", async () => {
    const quote = await aRejectedQuote(app);
    expectRefused(
      await app.as("owner").gql(SAVE, { quoteId: quote.id, input: { passengers: [holder] } }),
      "CONFLICT",
    );
  });
});

describe("the holder's data", () => {
  it("begin with the client of the quote, whose name splits at the first space", async () => {
    const quote = await aCompletedQuote(app);
    const document = `query ($quoteId: ID!) {
      passengerPrefill(quoteId: $quoteId) { nombre apellido email telefono pais } }`;
    const { passengerPrefill } = await app.as("asesor").ask(document, { quoteId: quote.id });
    expect(passengerPrefill).toEqual({
      nombre: "María",
      apellido: "Fernanda Torres",
      email: "maria@example.com",
      telefono: "+573001234567",
      pais: "Colombia",
    });
  });
});
