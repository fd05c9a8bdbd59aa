import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { spokenHours } from "../../../api/src/core/colombia/opening-hours.ts";
import { picturesOf } from "../../../api/src/core/mail/mark.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aPackage } from "../../support/story/catalog.ts";
import { agencyInput } from "../../support/story/content.ts";
import { family } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const REQUEST = `mutation ($input: CreateQuoteInput!) {
  createExternalQuote(input: $input) { id quoteNumber responde { nombre telefono } } }`;
const READ = `query ($id: ID!) { quote(id: $id) {
  paquete { id title } referrer { id name } vendedor { id } } }`;
const asked = async (email: string, input: object = {}) =>
  (await app.as().ask(REQUEST, { input: { ...family, emailCliente: email, ...input } })).createExternalQuote;
const codeOf = async (who: "asesor" | "cliente" | "contador") => {
  const { me } = await app.as(who).ask("{ me { id name lastname referralCode } }");
  return me!;
};

describe("a request from the page of a package", () => {
  it("keeps its package and the owner of its referral link, whose name its visitor reads", async () => {
    const seller = await codeOf("asesor");
    const paqueteId = await aPackage(app);
    const input = { paqueteId, codigoReferido: seller.referralCode.toLowerCase() };
    const { id, responde } = await asked("con-enlace@example.com", input);
    expect(responde?.nombre).toBe(`${seller.name} ${seller.lastname}`);
    const { quote } = await app.as("admin").ask(READ, { id });
    expect(quote).toMatchObject({
      paquete: { id: paqueteId, title: "Cartagena amurallada" },
      referrer: { id: seller.id },
      vendedor: null,
    });
    const [mail] = await app.outbox("con-enlace@example.com");
    expect(mail?.text).toContain("Recibimos tu solicitud para «Cartagena amurallada».");
    expect(mail?.text).toContain(`Tu asesor\n${seller.name} ${seller.lastname}`);
    expect(mail?.html).toContain('<img src="cid:viaje-cartagena"');
    const { storage, agency } = app.app.services;
    const pictures = await picturesOf(mail?.html ?? "", storage, await agency.current());
    const trip = pictures.find(({ address }) => address === "cid:viaje-cartagena");
    expect(await sharp(trip?.content).metadata()).toMatchObject({ format: "jpeg", width: 552, height: 290 });
  });

  it.each([
    ["of a client", "cliente"],
    ["of somebody who does not sell", "contador"],
  ] as const)("is answered by the agency when the link is that %s", async (_, who) => {
    const { referralCode } = await codeOf(who);
    const email = `${who}-refiere@example.com`;
    const { id, responde } = await asked(email, { codigoReferido: referralCode });
    expect(responde).toBeNull();
    expect((await app.as("admin").ask(READ, { id })).quote).toMatchObject({ paquete: null, referrer: null });
  });

  it("keeps no package that visitors do not see, and no code that nobody has", async () => {
    const paqueteId = await aPackage(app);
    await app.as("admin").ask(`mutation ($id: Int!) { archivePackage(id: $id) { id } }`, { id: paqueteId });
    const input = { paqueteId, codigoReferido: "NOEXISTE" };
    const { id, responde } = await asked("sin-paquete@example.com", input);
    expect(responde).toBeNull();
    expect((await app.as("admin").ask(READ, { id })).quote).toMatchObject({ paquete: null, referrer: null });
  });

  it("has the agency's WhatsApp and hours in its mail while nobody answers it", async () => {
    await app
      .as("owner")
      .ask(
        `mutation ($input: AgencySettingsInput!) { updateAgencySettings(input: $input) { horarioSemana } }`,
        { input: { ...agencyInput, horarioSemana: "8:00 a 18:00", horarioSabado: "9:00 a 13:00" } },
      );
    const { quoteNumber } = await asked("agencia@example.com", { paqueteId: await aPackage(app) });
    const [mail] = await app.outbox("agencia@example.com");
    expect(mail?.text).toContain("Escríbenos por WhatsApp\nhttps://wa.me/");
    expect(decodeURIComponent(mail?.text ?? "")).toContain(`por mi solicitud ${quoteNumber}`);
    expect(mail?.text).toContain(
      "Atendemos de lunes a viernes de 8 a. m. a 6 p. m. y los sábados de 9 a. m. a 1 p. m.",
    );
  });

  it("introduces by mail who was assigned to it, once", async () => {
    const email = "asignada@example.com";
    const { id, quoteNumber } = await asked(email, { paqueteId: await aPackage(app) });
    const assign = (sellerId: number, reassignmentReason?: string) =>
      app
        .as("admin")
        .ask(
          `mutation ($id: ID!, $input: ReassignQuoteInput!) { reassignQuote(id: $id, input: $input) { id } }`,
          { id, input: { sellerId, reassignmentReason } },
        );
    const seller = await codeOf("asesor");
    const name = `${seller.name} ${seller.lastname}`;
    await assign(seller.id);
    const subject = `${name} responde tu solicitud ${quoteNumber}`;
    const mailed = async () =>
      (await app.outbox(email)).filter((mail) => mail.subject.includes("responde tu solicitud"));
    const [mail, ...others] = await mailed();
    expect([mail?.subject, others]).toEqual([subject, []]);
    expect(mail?.text).toContain(`${name} tiene tu solicitud ${quoteNumber} para «Cartagena amurallada»`);
    expect(mail?.html).toContain('<img src="cid:viaje-cartagena"');
    const { me: leader } = await app.as("lider").ask("{ me { id } }");
    await assign(leader!.id, "Está de vacaciones");
    expect(await mailed()).toHaveLength(1);
  });
});

it.each([
  [["08:00-18:00", null, null], "de lunes a viernes de 8 a. m. a 6 p. m."],
  [
    ["08:00-18:00", "09:00-13:00", "10:30-12:00"],
    "de lunes a viernes de 8 a. m. a 6 p. m., los sábados de 9 a. m. a 1 p. m. " +
      "y los domingos y festivos de 10:30 a. m. a 12 p. m.",
  ],
  [[null, null, null], null],
] as const)("the opening hours %j in words: %s", (kept, said) => {
  const [horarioSemana, horarioSabado, horarioDomingo] = kept;
  expect(spokenHours({ horarioSemana, horarioSabado, horarioDomingo })).toBe(said);
});
