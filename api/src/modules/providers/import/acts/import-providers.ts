import { v7 } from "uuid";
import { badInput, forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { make } from "../../../../core/rows.ts";
import { withoutColumns } from "../../../../core/sheet/import-layout.ts";
import { lineAtFault, nothingToImport, refuseKnownFile } from "../../../../core/sheet/imported-file.ts";
import { keepMapping } from "../../../../core/sheet/kept-mappings.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { type PlacedProvider, placedProviders } from "../placed-providers.ts";
import { ProviderImport } from "../provider-import.entity.ts";
import type { ProviderFile } from "../read-providers.ts";

/** A file of providers, and which of its lines stay out on purpose. */
interface ImportedProviders {
  readonly file: ProviderFile;
  readonly leaveRefused: boolean;
  readonly leaveDoubtful: boolean;
}

/**
 * Writes the providers of a file into the directory, all in one transaction; the same file only once, and of
 * those that are there already none. Of a file with lines at fault nothing is written, unless these are left
 * out on purpose. Answers the import's id.
 */
export async function importProviders(
  work: Work,
  { file, leaveRefused, leaveDoubtful }: ImportedProviders,
): Promise<string> {
  if (!work.viewer) throw forbidden();
  if (file.layout.missing.length > 0) throw withoutColumns(file.layout);
  await work.turn("provider names");
  await refuseKnownFile(work, "provider_imports", file.hash);
  const { good, refused } = await placedProviders(work, file);
  const [worst] = refused;
  if (worst && !leaveRefused) throw lineAtFault(worst);
  const fresh = good
    .filter(({ known, doubts }) => !known && (!leaveDoubtful || doubts.length === 0))
    .map((line) => ({ ...line, id: v7() }));
  if (good.length > 0 && good.every(({ known }) => known)) throw allKnown();
  if (fresh.length === 0) throw nothingToImport();
  const { id } = work.add(
    make(ProviderImport, {
      filename: file.filename,
      contentHash: file.hash,
      lines: fresh.length,
      createdBy: work.em.getReference(User, work.viewer.id),
    }),
  );
  await work.save();
  await insertAll(work, id, fresh);
  await keepMapping(work, "providers", file.layout, file.mapping);
  const left = file.good.length + file.refused.length - fresh.length;
  work.audit("providers.imported", id, { archivo: file.filename, lines: fresh.length, left });
  return id;
}

const allKnown = () =>
  badInput("file", "Todos los proveedores del archivo ya están: no hay nada que importar.");

type Fresh = PlacedProvider & { readonly id: string };

async function insertAll(work: Work, importId: string, lines: readonly Fresh[]): Promise<void> {
  const of = <K extends keyof Fresh>(key: K): Fresh[K][] => lines.map((line) => line[key]);
  const contacts = lines.map(({ contact }) => JSON.stringify(contact ? [contact] : []));
  await work.rows(
    sql`insert into providers (id, created_at, updated_at, import_id, name, nit, city, contacts, payment_days,
        notes)
      select g.id, ${work.now}::timestamptz, ${work.now}::timestamptz, ${importId}::uuid, g.name, g.nit,
        g.city, g.contacts::jsonb, g.days, g.notes
      from unnest(${of("id")}::uuid[], ${of("name")}::text[], ${of("nit")}::text[], ${of("city")}::text[],
        ${contacts}::text[], ${of("paymentDays")}::int[], ${of("notes")}::text[])
        as g(id, name, nit, city, contacts, days, notes)`,
  );
  await work.rows(
    sql`insert into provider_names (id, created_at, updated_at, provider_id, name, key)
      select g.id, ${work.now}::timestamptz, ${work.now}::timestamptz, g.provider, g.name, g.key
      from unnest(${lines.map(() => v7())}::uuid[], ${of("id")}::uuid[], ${of("name")}::text[],
        ${of("key")}::text[]) as g(id, provider, name, key)`,
  );
}
