import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { written } from "../../../api/src/core/sheet/written.ts";
import type { TestApp } from "../app.ts";
import type { Handle } from "../people.ts";

const HEADINGS = "Fecha;Cliente;Destino;Precio;Costo;Pagado;Documento;Correo";

/** A file of sales from before the platform, a line each. */
export const aSalesFile = (lines: readonly string[], headings = HEADINGS) => ({
  filename: "ventas 2024.csv",
  type: "text/csv",
  bytes: Buffer.from([headings, ...lines].join("\n")),
});

/** A workbook (of sales, unless its headings say otherwise), some of whose cells are one: `A2:A4`. */
export async function aWorkbook(
  rows: readonly (readonly (string | number)[])[],
  merged: readonly string[],
  headings = HEADINGS,
) {
  const { bytes } = await written({ name: "Hoja 1", columns: headings.split(";"), rows }, "xlsx");
  const parts = unzipSync(bytes);
  const path = "xl/worksheets/sheet1.xml";
  const cells = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("");
  const sheet = strFromU8(parts[path]!).replace(
    "</sheetData>",
    `</sheetData><mergeCells>${cells}</mergeCells>`,
  );
  return {
    filename: "ventas.xlsx",
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    bytes: Buffer.from(zipSync({ ...parts, [path]: strToU8(sheet) })),
  };
}

type SalesFile = ReturnType<typeof aSalesFile>;

export const PREVIEW_SALES = `mutation ($file: Upload!, $mapping: ImportMappingInput) {
  previewPastSales(file: $file, mapping: $mapping) {
    ok doubtful refused linked total doubtfulTotal shown { line state cliente fecha precio reasons }
    layout { titles missing columns { place heading field } } } }`;
export const IMPORT_SALES = `mutation ($file: Upload!, $mapping: ImportMappingInput,
    $leaveRefused: Boolean, $leaveDoubtful: Boolean) {
  importPastSales(file: $file, mapping: $mapping, leaveRefused: $leaveRefused,
      leaveDoubtful: $leaveDoubtful) {
    id filename lines total takenBackAt createdBy { name } takenBackBy { name } } }`;
export const TAKE_BACK = `mutation ($id: ID!) { takeBackPastSales(id: $id) {
  id lines takenBackAt takenBackBy { name } } }`;

/** Returns the preview of a file of sales. */
export const previewOfSales = async (app: TestApp, file: SalesFile) =>
  (await app.as("admin").ask(PREVIEW_SALES, {}, { file })).previewPastSales;

/** Returns the import of a file of sales, without the lines at fault. */
export const importSales = async (app: TestApp, file: SalesFile, by: Handle = "admin") =>
  (await app.as(by).ask(IMPORT_SALES, { leaveRefused: true }, { file })).importPastSales;

/** Takes an import of sales back. */
export const takeBackSales = (app: TestApp, id: string) => app.as("contador").ask(TAKE_BACK, { id });

/** Returns the sales from before the platform that a person sees of a customer. */
export const pastSalesOf = async (app: TestApp, customerId: string, by: Handle = "admin") =>
  (
    await app
      .as(by)
      .ask(`query ($id: ID!) { customerPastSales(customerId: $id) { fecha destino precio pagado } }`, {
        id: customerId,
      })
  ).customerPastSales;
