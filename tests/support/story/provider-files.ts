import type { TestApp } from "../app.ts";
import type { SentFile } from "../client.ts";
import type { Handle } from "../people.ts";

const HEADINGS = "Proveedor;NIT;Ciudad;Contacto;Teléfono;Correo;Días para pagar";

/** A file of providers, a line each. */
export const aProvidersFile = (lines: readonly string[], headings = HEADINGS) => ({
  filename: "proveedores.csv",
  type: "text/csv",
  bytes: Buffer.from([headings, ...lines].join("\n")),
});

export const PREVIEW_PROVIDERS = `mutation ($file: Upload!, $mapping: ImportMappingInput) {
  previewProviderImport(file: $file, mapping: $mapping) {
    ok doubtful asked repeated known refused shown { line state name reasons choices }
    layout { titles missing unread first { line text } columns { place heading samples field } } } }`;
export const IMPORT_PROVIDERS = `mutation ($file: Upload!, $mapping: ImportMappingInput,
    $leaveRefused: Boolean, $leaveDoubtful: Boolean, $take: [ImportLineInput!]) {
  importProviders(file: $file, mapping: $mapping, leaveRefused: $leaveRefused,
      leaveDoubtful: $leaveDoubtful, take: $take) {
    id filename lines there takenBackAt takenBackBy { name } } }`;
export const TAKE_BACK_PROVIDERS = `mutation ($id: ID!) { takeBackProviders(id: $id) {
  id lines there takenBackBy { name } } }`;

/** Returns the preview of a file of providers. */
export const previewOfProviders = async (app: TestApp, file: SentFile) =>
  (await app.as("admin").ask(PREVIEW_PROVIDERS, {}, { file })).previewProviderImport;

/** Returns the import of a file of providers, without the lines at fault. */
export const importProviders = async (app: TestApp, file: SentFile, by: Handle = "admin") =>
  (await app.as(by).ask(IMPORT_PROVIDERS, { leaveRefused: true }, { file })).importProviders;
