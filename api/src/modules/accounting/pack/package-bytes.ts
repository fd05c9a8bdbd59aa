import type { Services } from "../../../core/context.ts";
import { Refusal } from "../../../core/failure.ts";
import { rowsFrom } from "../../../core/read/rows.ts";
import { sql } from "../../../core/read/sql.ts";
import { sheetCell, sheetColumn } from "../../../core/sheet/cells.ts";
import { workbookBytes } from "../../../core/sheet/workbook.ts";
import { canonicalZip, type ZippedFile } from "../../../core/zip/canonical-zip.ts";
import type { Program } from "../mapping/account-keys.rules.ts";
import { layoutOf } from "./layouts.rules.ts";
import type { Material } from "./material.type.ts";
import { journalCsv } from "./journal-csv.ts";
import { readme, type Table, tablesOf } from "./tables.rules.ts";

/** Request for the bytes of a folder: the kept content, and the program whose files are added. */
interface WantedPackage {
  readonly packageId: string;
  readonly program: Program;
}

const workbook = async (path: string, { name, columns, rows }: Table): Promise<ZippedFile> => {
  const cells = rows.map((row) =>
    row.map((value, place) => sheetCell(value, columns[place]?.kind ?? "text")),
  );
  const pieces: Uint8Array[] = [];
  const batches = (async function* () {
    yield cells;
  })();
  for await (const piece of workbookBytes({ name, columns: columns.map(sheetColumn) }, batches))
    pieces.push(piece);
  return { path: `${path}.xlsx`, bytes: Buffer.concat(pieces) };
};

/**
 * Yields the bytes of a month's folder while it is read: fixed days and order, so that the same content gives
 * the same bytes. `onFile` is called before each file; an error thrown there stops it.
 * @throws Refusal when the storage has lost one of the files: nothing is delivered in part.
 */
export async function* packageBytes(
  { pool, storage }: Pick<Services, "pool" | "storage">,
  { packageId, program }: WantedPackage,
  onFile: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const [kept] = await rowsFrom<{ material: Material; number: number }>(
    pool,
    sql`select material, number from accounting_packages where id = ${packageId}::uuid`,
  );
  if (!kept) throw new Refusal("NOT_FOUND", "El paquete contable ya no está. Hazlo de nuevo.");
  const { material, number } = kept;
  yield* canonicalZip(
    (async function* (): AsyncGenerator<ZippedFile> {
      yield { path: "LEEME.txt", bytes: Buffer.from(readme(material, { version: number, program })) };
      yield { path: "journal.csv", bytes: Buffer.from(journalCsv(material)) };
      for (const [path, table] of [...tablesOf(material), ...layoutOf(material, program)]) {
        await onFile();
        yield await workbook(path, table);
      }
      for (const { path, key } of material.files) {
        await onFile();
        const bytes = await storage.find(key);
        if (!bytes)
          throw new Refusal("CONFLICT", `Falta el archivo ${path}: el paquete no se entrega a medias.`);
        yield { path, bytes };
      }
    })(),
  );
}
