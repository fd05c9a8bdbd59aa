import { beforeAll, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { exporting } from "../../support/story/exports.ts";
import { PREVIEW, IMPORT } from "../../support/story/customer-files.ts";
import { aCustomer, anEmail } from "../../support/story/customers.ts";
import { IMPORT_PROVIDERS, PREVIEW_PROVIDERS } from "../../support/story/provider-files.ts";
import { aProvider } from "../../support/story/providers.ts";
import { customerExport } from "../../../api/src/modules/customers/customer/customer.export.ts";
import { providerExport } from "../../../api/src/modules/providers/provider.export.ts";
import { documentKinds } from "../../../api/src/core/colombia/documents.ts";

let app: TestApp;
const { sql, taken } = exporting(() => app);

/** A number of each type of document. */
const numbers: Readonly<Record<string, string>> = {
  ti: "1020304051",
  rc: "1020304052",
  passport: "AB123456",
  nit: "900373923-8",
  nuip: "1020304053",
  dni: "X1234567",
  salvoconducto: "SC123",
  cedula_diplomatica: "CD123",
  pep: "123456789012345",
};
const types = Object.keys(documentKinds).filter((type) => type !== "ms");

beforeAll(async () => {
  app = await anApp();
  for (const [at, tipoDocumento] of types.entries())
    await aCustomer(app, {
      name: `De Vuelta ${tipoDocumento}`,
      email: anEmail(),
      telefono: `30044455${at + 10}`,
      tipoDocumento,
      documentoIdentidad: numbers[tipoDocumento] ?? `7912345${at}`,
      fechaNacimiento: "1985-04-05",
      direccion: "=Cra 7; 1-2",
      ciudad: "Bogotá",
      kind: at ? "persona" : "empresa",
    });
  // A person known as a company is: the NIT of a cédula.
  await aCustomer(app, { name: "Nit De Cédula", tipoDocumento: "nit", documentoIdentidad: "1020304050-8" });
  await aCustomer(app, { name: "Solo Celular Uno", email: null, telefono: "3004445566" });
  await aCustomer(app, { name: "Otro Celular Dos", email: null, telefono: "3004445566" });
  await aCustomer(app, { name: "+Ana =Rara", email: anEmail() });
  await aCustomer(app, { name: "Solo Fijo", email: null, telefono: "6014445566" });
  await aCustomer(app, { name: "Solo Nombre" });
  await sql("update customers set telefono = null, email = null where name = 'Solo Nombre'");
  await aProvider(app, { name: "De Vuelta Uno", nit: "890903938-8", city: "Cartagena" });
  await aProvider(app, { name: "+De Vuelta Dos" });
});

const typeOf = { csv: "text/csv", xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" };
const written = async (list: string, columns: readonly string[], format: "csv" | "xlsx") => ({
  filename: `lista.${format}`,
  type: typeOf[format],
  bytes: await taken("admin", { list, format, columns }),
});
const allOf = (table: string) => sql<object>(`select to_jsonb(t) as row from ${table} t order by id`);

it.each(["csv", "xlsx"] as const)(
  "the list of customers comes back as %s: all are known, and nothing changes",
  async (format) => {
    const [before, keys] = [await allOf("customers"), await allOf("customer_keys")];
    const file = await written("customers", Object.keys(customerExport.columns), format);
    const { previewCustomerImport: preview } = await app.as("admin").ask(PREVIEW, {}, { file });
    expect(preview.bad).toEqual([]);
    expect(preview).toMatchObject({ fresh: 0, known: before.length, repeated: 0, doubtful: 0 });
    expect(preview.layout.unread).toEqual(["Origen", "Desde"]);
    const { importCustomers } = await app.as("admin").ask(IMPORT, {}, { file });
    expect(importCustomers).toEqual({ added: 0, known: before.length, left: 0 });
    expect(await allOf("customers")).toEqual(before);
    expect(await allOf("customer_keys")).toEqual(keys);
  },
);

it.each(["csv", "xlsx"] as const)(
  "the list of providers comes back as %s: all are known, and nothing changes",
  async (format) => {
    const before = await allOf("providers");
    const file = await written("providers", Object.keys(providerExport.columns), format);
    const { previewProviderImport: preview } = await app.as("admin").ask(PREVIEW_PROVIDERS, {}, { file });
    expect(preview).toMatchObject({ ok: 0, known: before.length, doubtful: before.length, refused: 0 });
    const { errors } = await app.as("admin").gql(IMPORT_PROVIDERS, {}, { file });
    expect(errors![0]!.message).toBe("Todos los proveedores del archivo ya están: no hay nada que importar.");
    expect(await allOf("providers")).toEqual(before);
  },
);
