import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf } from "../../support/answers/fields-of.ts";
import type { TestApp } from "../../support/app.ts";
import { inOneMonth, longDay, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { type Handle, oneOfEachRole } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aDraftContract, aSentContract, SEND, sendContractOf } from "../../support/story/contracts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const contractOf = fieldsOf(() => app.as("owner"), "contract");
const versionsOf = async (id: string) => (await contractOf(id, "versions { number signed sha256 }")).versions;
const PDF = `query ($id: ID!) { contractPdf(id: $id) { filename url } }`;
const pdfOf = async (client: ReturnType<TestApp["as"]>, id: string): Promise<Buffer> => {
  const { contractPdf } = await client.ask(PDF, { id });
  return (await client.rest("GET", new URL(contractPdf.url).pathname)).bytes;
};
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const UPDATE = `mutation ($id: ID!, $input: UpdateContractInput!) { updateContract(id: $id, input: $input) {
    id } }`;
const MAKE = `mutation ($id: ID!) {
  generateContractPdf(id: $id) { pdf { url filename generatedAt } contract { id pdfDesactualizado } } }`;

describe("a contract that is sent", () => {
  it("becomes active and goes to its client with its PDF and a link", async () => {
    const { id, number, token } = await sendContractOf(app, await aDraftContract(app));
    expect(await contractOf(id, "status emailSentTo nextStatuses versions { number signed }")).toEqual({
      status: "active",
      emailSentTo: "maria@example.com",
      nextStatuses: ["signed", "cancelled"],
      versions: [{ number: 1, signed: false }],
    });
    const mail = (await app.outbox("maria@example.com")).at(-1);
    expect(mail).toMatchObject({
      subject: `Tu contrato ${number} está listo para firmar`,
      attachments: [{ filename: `contrato-${number}.pdf` }],
    });
    expect(mail?.text).toContain(`/contract-signature/${id}?token=${token}`);
  });

  it("has the text that the sender writes", async () => {
    const { id } = await aDraftContract(app);
    const { contractEmailPreview } = await app
      .as("lider")
      .ask(`query ($id: ID!) { contractEmailPreview(id: $id) { to subject message pdfFilename html } }`, {
        id,
      });
    expect(contractEmailPreview).toMatchObject({
      to: "maria@example.com",
      message: expect.stringContaining("Hola, María:"),
    });
    await app
      .as("lider")
      .ask(SEND, { id, input: { subject: "Tu viaje", message: "Fírmalo hoy.\n\n<b>Gracias</b>" } });
    const mail = (await app.outbox("maria@example.com")).findLast(({ text }) => text.includes(id));
    expect(mail).toMatchObject({ subject: "Tu viaje", text: expect.stringContaining("Fírmalo hoy.") });
    expect(mail?.html).toContain("&lt;b&gt;Gracias");
    expect(await contractOf(id, "emailSentTo")).toEqual({ emailSentTo: "maria@example.com" });
  });

  it("goes again with the same version while it says the same, and with a new one after an edit", async () => {
    const { id } = await aSentContract(app);
    await app.as("gerente").ask(SEND, { id, input: {} });
    expect(await versionsOf(id)).toHaveLength(1);
    await app.as("gerente").ask(UPDATE, { id, input: { observaciones: "Con vista al mar" } });
    await app.as("gerente").ask(SEND, { id, input: {} });
    expect((await versionsOf(id)).map(({ number }: { number: number }) => number)).toEqual([2, 1]);
  });

  it("is sent by who may, and goes to no address that is none", async () => {
    const { id } = await aDraftContract(app);
    const to = (handle: Handle, input: object) => app.as(handle).gql(SEND, { id, input });
    expectRefused(await to("gerente", { to: "nadie" }), "BAD_USER_INPUT");
    const may: readonly Handle[] = ["lider", "gerente", "admin", "owner"];
    for (const handle of oneOfEachRole.filter((one) => !may.includes(one)))
      expectRefused(await to(handle, {}), "FORBIDDEN");
    expect(await versionsOf(id)).toEqual([]);
    for (const handle of may) expect((await to(handle, {})).errors).toBeUndefined();
  });

  it("twice at once goes out with one version", async () => {
    const { id } = await aDraftContract(app);
    const answers = await Promise.all([
      app.as("gerente").gql(SEND, { id, input: {} }),
      app.as("admin").gql(SEND, { id, input: {} }),
    ]);
    expect(answers.every(({ errors }) => !errors)).toBe(true);
    expect(await versionsOf(id)).toHaveLength(1);
  });
});

describe("the PDF of a contract", () => {
  it("says who, where, when, what and how much, and never what it costs", async () => {
    const [fechaIda, fechaRegreso] = inOneMonth("10", "15");
    const { id, number } = await aDraftContract(app, {
      quote: { quote: { fechaIda, fechaRegreso } },
      input: { formaPago: "cuotas", condicionesEspeciales: "Incluye cena de bienvenida" },
    });
    const text = (await pagesOf(await pdfOf(app.as("asesor"), id))).join(" ");
    for (const words of [
      `Contrato ${number}`,
      "Bogotá",
      "Cartagena",
      `10 al ${longDay(fechaRegreso)}`,
      "2 adultos y 1 menor",
      "$ 3.770.000",
      "María Fernanda Torres (titular)",
      "Cédula de Ciudadanía 52.123.456",
      "Sara Pérez Torres",
      "Hotel Caribe",
      "Cuota inicial",
      longDay(TODAY),
      "$ 1.131.000",
      "Incluye cena de bienvenida",
      "Derecho de retracto",
      "Ley 527 de 1999",
      "Decreto 2364 de 2012",
      "RNT n.º",
    ])
      expect(text).toContain(words);
    for (const cost of ["Avianca", "$ 380.000", "$ 500.000", "3.200.000", "480.000"])
      expect(text).not.toContain(cost);
  });

  it("is what the client was sent until it is made again", async () => {
    const contract = await aSentContract(app);
    const shown = await pdfOf(app.withLink(contract.token), contract.id);
    expect(sha256(shown)).toBe((await versionsOf(contract.id))[0].sha256);
    await app
      .as("gerente")
      .ask(UPDATE, { id: contract.id, input: { observaciones: "Habitación conectada" } });
    expect(sha256(await pdfOf(app.withLink(contract.token), contract.id))).toBe(sha256(shown));
    const { generateContractPdf } = await app.as("gerente").ask(MAKE, { id: contract.id });
    expect(generateContractPdf.contract.pdfDesactualizado).toBe(false);
    const renewed = await pdfOf(app.withLink(contract.token), contract.id);
    expect((await pagesOf(renewed)).join(" ")).toContain("Habitación conectada");
  });

  it("opens through the relative address with its token alone", async () => {
    const { id, number } = await aSentContract(app);
    const { contratoPdfUrl } = await contractOf(id, "contratoPdfUrl");
    expect(contratoPdfUrl).toMatch(new RegExp(`^contracts/pdf/${id}\\?token=`));
    const opened = await app.as(null).rest("GET", `/${contratoPdfUrl}`);
    expect({
      status: opened.status,
      type: opened.headers.get("content-type"),
      disposition: opened.headers.get("content-disposition"),
    }).toEqual({
      status: 200,
      type: "application/pdf",
      disposition: `inline; filename="contrato-${number}.pdf"`,
    });
    const other = await aDraftContract(app);
    expect(
      (
        await app
          .as(null)
          .rest("GET", `/contracts/pdf/${other.id}?token=${contratoPdfUrl.split("token=")[1]}`)
      ).status,
    ).toBe(401);
    expect((await app.as(null).rest("GET", `/contracts/pdf/${id}`)).status).toBe(401);
    expect((await app.as(null).rest("GET", `/${contratoPdfUrl}x`)).status).toBe(401);
  });
});
