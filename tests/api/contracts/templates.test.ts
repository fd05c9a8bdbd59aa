import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { aDraftContract } from "../../support/story/contracts.ts";

const LIST = `{ contractTemplates { id name tripType version clauses } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateTemplateInput!) {
  updateContractTemplate(id: $id, input: $input) { version clauses versions { number clauses } } }`;
const CREATE = `mutation ($input: CreateTemplateInput!) {
  createContractTemplate(input: $input) { id version } }`;
const CONTRACT = `query ($id: ID!) { contract(id: $id) { clausulas templateVersion template { name } } }`;
const FROM = `mutation ($templateId: ID!, $input: CreateContractInput!) {
  createContractFromTemplate(templateId: $templateId, input: $input) { id } }`;

const unknownOn = (line: number) => `El campo «{{ciudad}}» de la línea ${line} no existe.`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

interface Template {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly clauses: string;
}
const templates = async (): Promise<Template[]> => (await app.as("gerente").ask(LIST)).contractTemplates;
const named = async (name: string) => (await templates()).find((one) => one.name === name)!;
const own = (extra: object = {}) => ({
  nombreCliente: "María Torres",
  emailCliente: "maria@example.com",
  destino: "Cartagena",
  precioTotal: 3_000_000,
  fechaInicioViaje: inDays(60),
  ...extra,
});
const made = async (input: object) => {
  const { createContract } = await app
    .as("gerente")
    .ask(`mutation ($input: CreateContractInput!) { createContract(input: $input) { id } }`, { input });
  return (await app.as("gerente").ask(CONTRACT, { id: createContract.id })).contract;
};
const pdfOf = async (id: string) =>
  (await pagesOf((await app.as("gerente").rest("GET", `/contracts/${id}/preview-pdf`)).bytes)).join(" ");

describe("the template of a contract", () => {
  it.each([
    ["nacional", "Plan nacional"],
    ["operadorLlano", "Plan nacional"],
    [null, "Plan nacional"],
    ["internacional", "Plan internacional"],
    ["hotel", "Solo hotel"],
  ])("of a trip %s is %s, whose text and version it keeps with its fields", async (tripType, name) => {
    const { clauses, version } = await named(name);
    expect(await made(own({ tripType }))).toEqual({
      clausulas: clauses,
      templateVersion: version,
      template: { name },
    });
    expect(clauses).toContain("{{destino}}");
  });

  it("is filled from the contract's own facts when it is printed, and follows them", async () => {
    const { id } = await aDraftContract(app);
    const before = await pdfOf(id);
    expect(before).toContain("con destino Cartagena");
    expect(before).not.toContain("{{");
    await app
      .as("gerente")
      .ask(`mutation ($id: ID!) { updateContract(id: $id, input: { destino: "Santa Marta" }) { id } }`, {
        id,
      });
    expect(await pdfOf(id)).toContain("con destino Santa Marta");
  });

  it("is chosen by the contract's maker, and a later version changes no contract", async () => {
    const input = { name: "Grupos", tripType: "nacional", clauses: "## Grupo\nA {{destino}} en grupo." };
    const { createContractTemplate } = await app.as("admin").ask(CREATE, { input });
    const { id } = createContractTemplate;
    const asked = { templateId: id, input: own() };
    const { createContractFromTemplate } = await app.as("gerente").ask(FROM, asked);
    await app.as("owner").ask(UPDATE, { id, input: { clauses: "## Grupo\nOtro texto." } });
    expect((await app.as("gerente").ask(CONTRACT, { id: createContractFromTemplate.id })).contract).toEqual({
      clausulas: input.clauses,
      templateVersion: 1,
      template: { name: "Grupos" },
    });
    expect(await pdfOf(createContractFromTemplate.id)).toContain("A Cartagena en grupo.");

    await app.as("admin").ask(UPDATE, { id, input: { isActive: false } });
    expect((await templates()).map(({ name }) => name)).not.toContain("Grupos");
    expectRefused(
      await app.as("gerente").gql(FROM, asked),
      "CONFLICT",
      "La plantilla «Grupos» ya no se ofrece.",
    );
  });

  it("that does not exist is refused as such", async () => {
    expectRefused(
      await app.as("gerente").gql(FROM, { templateId: "01890000-0000-7000-8000-000000000000", input: own() }),
      "NOT_FOUND",
      "Plantilla no encontrada",
    );
  });
});

describe("a template", () => {
  it("keeps each of its versions, and an older one is not saved over a newer", async () => {
    const { id, version, clauses } = await named("Solo hotel");
    const { updateContractTemplate } = await app
      .as("admin")
      .ask(UPDATE, { id, input: { clauses: `${clauses}\n## Mascotas\nNo se admiten.`, version } });
    expect(updateContractTemplate.version).toBe(version + 1);
    expect(updateContractTemplate.versions.map(({ number }: { number: number }) => number)).toEqual([
      ...[version + 1, version],
    ]);
    expect(updateContractTemplate.versions.at(-1)!.clauses).toBe(clauses);
    expectRefused(
      await app.as("owner").gql(UPDATE, { id, input: { clauses: "## Uno", version } }),
      "CONFLICT",
    );
    await expect(
      app.app.services.orm.em.fork().execute("update contract_template_versions set clauses = 'x'"),
    ).rejects.toThrow();
  });

  it("with a field that does not exist is not saved, and the refusal names field and place", async () => {
    const { id, clauses } = await named("Plan internacional");
    const refused = await app.as("admin").gql(UPDATE, { id, input: { clauses: "## Objeto\n{{ciudad}}" } });
    expectRefused(refused, "BAD_USER_INPUT", unknownOn(2));
    expect((await named("Plan internacional")).clauses).toBe(clauses);
    const input = { name: "Otra", tripType: "nacional", clauses: "{{ciudad}}" };
    expectRefused(await app.as("admin").gql(CREATE, { input }), "BAD_USER_INPUT", unknownOn(1));
  });

  it("has at most 200,000 characters", async () => {
    const { id } = await named("Plan internacional");
    const save = (length: number) =>
      app.as("admin").gql(UPDATE, { id, input: { clauses: "a".repeat(length) } });
    expectRefused(await save(200_001), "BAD_USER_INPUT");
    expect((await save(200_000)).errors).toBeUndefined();
  });

  it("of the three that every agency begins with keeps its name and is always offered", async () => {
    const { id } = await named("Plan nacional");
    const text = "«Plan nacional» es una plantilla base: conserva su nombre y se sigue ofreciendo.";
    expectRefused(await app.as("owner").gql(UPDATE, { id, input: { name: "Otro" } }), "CONFLICT", text);
    expectRefused(await app.as("owner").gql(UPDATE, { id, input: { isActive: false } }), "CONFLICT", text);
    const input = { name: "Plan nacional", tripType: "nacional", clauses: "## Uno" };
    expectRefused(
      await app.as("admin").gql(CREATE, { input }),
      "CONFLICT",
      "Ya hay una plantilla con el nombre «Plan nacional».",
    );
  });

  it("is looked at with the facts of a real contract of one's scope", async () => {
    const { id } = await aDraftContract(app);
    const values = `query ($id: ID!) { contractClauseValues(id: $id) { name value } }`;
    const { contractClauseValues } = await app.as("gerente").ask(values, { id });
    expect(contractClauseValues).toContainEqual({ name: "destino", value: "Cartagena" });
    expectRefused(await app.as("gerente2").gql(values, { id }), "NOT_FOUND", "Contrato no encontrado");
  });
});

describe("by REST", () => {
  it("templates are a bare list, and a contract is made from one", async () => {
    const listed = await app.as("gerente").rest("GET", "/contracts/templates");
    expect(listed.body.map(({ name }: Template) => name)).toEqual(
      expect.arrayContaining(["Plan internacional", "Plan nacional", "Solo hotel"]),
    );
    const hotel = listed.body.find(({ name }: Template) => name === "Solo hotel");
    expect(Object.keys(hotel)).toEqual(
      expect.arrayContaining(["id", "name", "trip_type", "version", "description", "clauses"]),
    );
    const body = {
      nombre_cliente: "María Torres",
      email_cliente: "maria@example.com",
      destino: "Cartagena",
      precio_total: 3_000_000,
      fecha_inicio_viaje: inDays(60),
    };
    const path = `/contracts/from-template/${hotel.id}`;
    const contract = await app.as("gerente").rest("POST", path, body);
    expect([contract.status, contract.body.precio_total, contract.body.status]).toEqual([
      201,
      3_000_000,
      "draft",
    ]);
    expect((await app.as("asesor").rest("POST", path, body)).status).toBe(403);
    const none = await app
      .as("gerente")
      .rest("POST", "/contracts/from-template/01890000-0000-7000-8000-000000000000", body);
    expect([none.status, none.body.message]).toEqual([404, "Plantilla no encontrada"]);
  });
});
