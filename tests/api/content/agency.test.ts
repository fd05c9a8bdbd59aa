import { readdir } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { onDatabase, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, inDays, longDay, YEAR } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aCompletedQuote } from "../../support/story/quotes.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { agencyInput, aPicture } from "../../support/story/content.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const settings = `{ agencySettings { name legalName nit rntNumber rntValidUntil rntWarning address phone
    whatsapp email version } }`;
const update = `mutation ($input: AgencySettingsInput!) { updateAgencySettings(input: $input) {
  name nit rntNumber phone whatsapp email rntWarning instagram version } }`;
const publicly = `{ publicSettings { name legalName nit rnt email instagram notices { title text } } }`;
const write = `mutation { sendContactMessage(input: { name: "María Rojas", email: "maria@example.com",
      message: "Quiero viajar a Barú" }) }`;

describe("the agency's own data", () => {
  it("are there from the first day, with the notices that the law wants", async () => {
    const { publicSettings } = await app.as(null).ask(publicly);
    expect(publicSettings).toMatchObject({ name: "Travesía", nit: "900.123.456-8", rnt: "123456" });
    const notices = (publicSettings.notices as { text: string }[]).map(({ text }) => text).join(" ");
    for (const law of ["Ley 679 de 2001", "Ley 1336 de 2009", "Ley 1581 de 2012", "Ley 1480 de 2011"])
      expect(notices).toContain(law);
  });

  it("are the owner's to keep: administration does not even read them here", async () => {
    for (const who of ["admin", "contador", "gerente"] as const) {
      expectRefused(await app.as(who).gql(settings), "FORBIDDEN");
      expectRefused(await app.as(who).gql(update, { input: agencyInput }), "FORBIDDEN");
    }
  });

  it("change in mails and on pages at once, in every process", async () => {
    const other = await onDatabase(app.databaseUrl, `${app.app.services.config.dataDir}-other`);
    try {
      await other.as(null).ask(publicly);
      const { updateAgencySettings } = await app.as("owner").ask(update, { input: agencyInput });
      expect(updateAgencySettings).toMatchObject({
        name: "Rutas del Sol",
        nit: "890.903.938-8",
        phone: "(601) 555 0199",
        whatsapp: "573005550199",
        email: "hola@rutasdelsol.co",
        version: 2,
      });
      expect((await app.as(null).ask(publicly)).publicSettings).toMatchObject({
        name: "Rutas del Sol",
        rnt: "98765",
      });
      await expect
        .poll(async () => (await other.as(null).ask(publicly)).publicSettings.name)
        .toBe("Rutas del Sol");
    } finally {
      await other.close();
    }
    await app.as(null).ask(write);
    const [mail] = await app.outbox("hola@rutasdelsol.co");
    for (const version of [mail?.html, mail?.text]) {
      for (const words of ["Rutas del Sol S.A.S.", "890.903.938-8", "98765", "Ley 679 de 2001"])
        expect(version).toContain(words);
    }
  });

  it.each<[string, object, string, string]>([
    [
      "a NIT with a wrong check digit",
      { nit: "890.903.938-1" },
      "nit",
      "El dígito de verificación del NIT no es correcto",
    ],
    [
      "an RNT of letters",
      { rntNumber: "ABC" },
      "rntNumber",
      "El número del RNT tiene solo dígitos, por ejemplo 123456",
    ],
    ["no name", { name: "  " }, "name", "El nombre comercial es obligatorio"],
    [
      "a mail that is none",
      { email: "hola@" },
      "email",
      "Formato de email inválido. Ejemplo: usuario@dominio.com",
    ],
    [
      "a profile without an address",
      { instagram: "@rutas" },
      "instagram",
      "Escribe la dirección completa, por ejemplo https://www.instagram.com/tu-agencia",
    ],
  ])("are refused with %s", async (_, wrong, field, message) => {
    const errors = expectRefused(
      await app.as("owner").gql(update, { input: { ...agencyInput, ...wrong } }),
      "BAD_USER_INPUT",
      message,
    );
    expect(errors).toContainEqual({ field, message });
  });

  it.each([
    ["#76767", "Escribe el color con # y seis cifras, por ejemplo #0E5A73"],
    ["#777777", "Ese color casi no se lee sobre blanco. Elige uno más oscuro."],
  ])("take no colour that is read badly upon white: %s", async (brandColour, message) => {
    const errors = expectRefused(
      await app.as("owner").gql(update, { input: { ...agencyInput, brandColour } }),
      "BAD_USER_INPUT",
      message,
    );
    expect(errors).toContainEqual({ field: "brandColour", message });
  });

  it("name in security.txt the contact for a hole, in two languages, for less than a year", async () => {
    const { agencySettings } = await app.as("owner").ask("{ agencySettings { email } }");
    const response = await fetch(`${app.url}/.well-known/security.txt`);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/plain; charset=utf-8",
    ]);
    const text = await response.text();
    const fields = new Map(
      text
        .trim()
        .split("\n")
        .map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]),
    );
    expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
    expect(fields.get("Contact")).toBe(`mailto:${agencySettings.email}`);
    expect(fields.get("Preferred-Languages")).toBe("es, en");
    expect(fields.get("Canonical")).toBe(`${app.app.services.config.publicUrl}/.well-known/security.txt`);
    const days = (Date.parse(fields.get("Expires") ?? "") - app.clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(179);
    expect(days).toBeLessThan(181);
    expect(fields.get("Expires")).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    expect((await fetch(`${app.url}/.well-known/security.txt`, { method: "POST" })).status).not.toBe(200);
  });

  it("name the application that is installed, with pictures that are there", async () => {
    const { agencySettings } = await app.as("owner").ask("{ agencySettings { name } }");
    const response = await fetch(`${app.url}/manifest.webmanifest`);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "application/manifest+json",
    ]);
    const manifest = await response.json();
    expect(manifest).toMatchObject({ name: agencySettings.name, start_url: "/mi-dia" });
    const built = await readdir(new URL("../../../web/public", import.meta.url));
    for (const { src } of manifest.icons) expect(built).toContain(src.slice(1));
  });

  it("take a text that is shared to no service worker, and ask for it to be pasted", async () => {
    const body = new FormData();
    body.set("texto", "Hola, somos 4 para Cartagena");
    const response = await fetch(`${app.url}/compartir`, { method: "POST", body, redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/quotesList?compartido=1"]);
  });

  it("of an older version are not written over", async () => {
    expectRefused(await app.as("owner").gql(update, { input: { ...agencyInput, version: 1 } }), "CONFLICT");
  });

  it("the data of the agency", async () => {
    const [row] = await app.app.services.orm.em
      .fork()
      .execute<{ detail: { after: object } }[]>(
        "select detail from audit_entries where type = 'agency.updated' order by at desc limit 1",
      );
    expect(row?.detail.after).toMatchObject({ nit: "890.903.938-8", rntNumber: "98765" });
  });

  it("have a logo and a colour, which an edit that says nothing of them leaves", async () => {
    const document = `mutation ($input: AgencySettingsInput!, $file: Upload) {
      updateAgencySettings(input: $input, file: $file) { logo brandColour } }`;
    const marked = await app
      .as("owner")
      .ask(document, { input: { ...agencyInput, brandColour: "#767676" } }, { file: await aPicture() });
    expect(marked.updateAgencySettings).toEqual({
      logo: expect.stringMatching(/^\/media\//),
      brandColour: "#767676",
    });
    const { logo } = marked.updateAgencySettings as { logo: string };
    expect((await fetch(app.url + logo)).status).toBe(200);
    const kept = await app.as("owner").ask(document, { input: { ...agencyInput, phone: "601 555 0198" } });
    expect(kept.updateAgencySettings).toEqual(marked.updateAgencySettings);
    const without = await app
      .as("owner")
      .ask(document, { input: { ...agencyInput, logo: null, brandColour: null } });
    expect(without.updateAgencySettings).toEqual({ logo: null, brandColour: null });
  });

  it("cannot be deleted or doubled, not even by SQL", async () => {
    const em = app.app.services.orm.em.fork();
    await expect(em.execute("delete from agency_settings")).rejects.toThrow();
    await expect(em.execute("update agency_settings set id = 2")).rejects.toThrow();
  });
});

describe("the registration in the RNT", () => {
  const warning = async () =>
    (await (await signedInNow(app, "owner")).ask(settings)).agencySettings.rntWarning as string | null;
  const notices = async () =>
    (
      await (await signedInNow(app, "owner")).ask(`{ notifications { items { type title link } } }`)
    ).notifications.items.filter(({ type }: { type: string }) => type === "rnt_due") as { link: string }[];

  const renew = async (rntValidUntil: string) =>
    (await signedInNow(app, "owner")).ask(update, { input: { ...agencyInput, rntValidUntil } });

  it("that ran out keeps quotes from being sent where the owner wants it so", async () => {
    const quote = await aCompletedQuote(app);
    const send = async () =>
      (await signedInNow(app, "asesor")).gql(`mutation { sendQuote(id: "${quote.id}") { quote { id } } }`);
    const owner = await signedInNow(app, "owner");
    const over = { ...agencyInput, rntValidUntil: inDays(-1) };
    await owner.ask(update, { input: { ...over, rntRequired: true } });
    expectRefused(
      await send(),
      "CONFLICT",
      "El RNT de la agencia no está vigente. El propietario debe registrar la renovación antes de enviar cotizaciones.",
    );
    await owner.ask(update, { input: over });
    expect((await send()).errors).toBeUndefined();
    await renew(agencyInput.rntValidUntil);
  });

  it("is not mentioned before 1 February", async () => {
    app.clock.set(at(`${Number(YEAR) + 1}-01-31`, "23:59"));
    await app.sweep();
    expect([await warning(), await notices()]).toEqual([null, []]);
  });

  it("has a warning from 1 February until it is renewed, and one notice", async () => {
    app.clock.set(at(`${Number(YEAR) + 1}-02-01`, "00:01"));
    await app.sweep();
    await app.sweep();
    expect(await warning()).toBe(
      `Tu RNT vence el ${longDay(agencyInput.rntValidUntil)}. ` +
        "Renuévalo en tu Cámara de Comercio y registra la nueva vigencia.",
    );
    expect(await notices()).toMatchObject([{ link: "/panel/ajustes" }]);
    await renew(`${Number(YEAR) + 2}-03-31`);
    await app.sweep();
    expect([await warning(), (await notices()).length]).toEqual([null, 1]);
  });

  it("that ran out says so", async () => {
    await renew(`${Number(YEAR) + 1}-01-31`);
    expect(await warning()).toContain(`Tu RNT venció el 31 de enero de ${Number(YEAR) + 1}`);
  });
});
