import type { TestApp } from "../app.ts";

const HEADINGS = "Nombre;Correo;Celular;Tipo de documento;Cédula;Fecha de nacimiento;Ciudad";

/** A file of customers, a line each. */
export const aFile = (lines: readonly string[], headings = HEADINGS) => ({
  filename: "clientes.csv",
  type: "text/csv",
  bytes: Buffer.from([headings, ...lines].join("\n")),
});

export const PREVIEW = `mutation ($file: Upload!, $mapping: ImportMappingInput) {
  previewCustomerImport(file: $file, mapping: $mapping) {
    lines fresh known repeated doubtful badCount bad { line name problems }
    shown { line name state reasons choices }
    layout { titles missing unread days { order decided example } columns { heading field } } } }`;
export const IMPORT = `mutation ($file: Upload!, $mapping: ImportMappingInput, $leaveBad: Boolean,
    $take: [ImportLineInput!]) {
  importCustomers(file: $file, mapping: $mapping, leaveBad: $leaveBad, take: $take) { added known left } }`;

/** Returns the preview of an import of these lines. */
export const previewOf = async (app: TestApp, lines: readonly string[]) =>
  (await app.as("admin").ask(PREVIEW, {}, { file: aFile(lines) })).previewCustomerImport;

/** Imports these lines; `leaveBad` leaves out those with mistakes. */
export const importOf = (app: TestApp, lines: readonly string[], leaveBad = false) =>
  app.as("admin").gql(IMPORT, { leaveBad }, { file: aFile(lines) });

/** The customers that a search finds, and how many. */
export const customersOf = async (app: TestApp, search: string) =>
  (
    await app
      .as("admin")
      .ask(`query ($f: CustomerFilter) { customers(filter: $f) { total items { name } } }`, {
        f: { search },
      })
  ).customers;
