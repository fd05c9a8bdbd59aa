import { v7 } from "uuid";
import { badInput, forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { make } from "../../../../core/rows.ts";
import { withoutColumns } from "../../../../core/sheet/import-layout.ts";
import { type ImportLineInput, lineChoices } from "../../../../core/sheet/import-lines.type.ts";
import { lineAtFault, nothingToImport, refuseKnownFile } from "../../../../core/sheet/imported-file.ts";
import { keepMapping } from "../../../../core/sheet/kept-mappings.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { placedProviders } from "../placed-providers.ts";
import { ProviderImport } from "../provider-import.entity.ts";
import type { ProviderFile } from "../read-providers.ts";
import type { ProviderLine } from "../sorted-providers.ts";
import { takenProviders } from "../taken-providers.ts";

/** File of providers, and the lines that are excluded on purpose. */
interface ImportedProviders {
  readonly file: ProviderFile;
  readonly leaveRefused: boolean;
  readonly leaveDoubtful: boolean;
  /** Decisions about lines that contradict another line; null when the caller sends none. */
  readonly take?: readonly ImportLineInput[] | null;
}

/**
 * Imports the providers of a file into the directory, in one transaction. A file can be imported only once,
 * and existing providers are skipped. A file with faulty lines is not imported, unless these lines are
 * excluded on purpose. Returns the import's id.
 */
export async function importProviders(
  work: Work,
  { file, leaveRefused, leaveDoubtful, take = null }: ImportedProviders,
): Promise<string> {
  if (!work.viewer) throw forbidden();
  if (file.layout.missing.length > 0) throw withoutColumns(file.layout);
  await work.lockName("provider names");
  await refuseKnownFile(work, "provider_imports", file.hash);
  const placed = await placedProviders(work, file);
  const taken = takenProviders(placed, lineChoices(take));
  const contradicting = take
    ? []
    : taken.left.map(({ said, reason }) => ({ line: said.line, problems: [reason] }));
  const [worst] = [...file.refused, ...contradicting].sort((one, other) => one.line - other.line);
  if (worst && !leaveRefused) throw lineAtFault(worst);
  const fresh = taken.fresh
    .filter(({ said }) => !leaveDoubtful || said.doubts.length === 0)
    .map(({ key, said }) => ({ ...said, key, id: v7() }));
  const { providers } = placed;
  if (providers.length > 0 && providers.every(({ known }) => known)) throw allKnown();
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
  const left = file.refused.length + taken.left.length + providers.length - fresh.length;
  work.audit("providers.imported", id, { archivo: file.filename, lines: fresh.length, left });
  return id;
}

const allKnown = () =>
  badInput("file", "Todos los proveedores del archivo ya están: no hay nada que importar.");

type Fresh = ProviderLine & { readonly id: string; readonly key: string };

async function insertAll(work: Work, importId: string, lines: readonly Fresh[]): Promise<void> {
  const of = <K extends keyof Fresh>(key: K): Fresh[K][] => lines.map((line) => line[key]);
  const contactsOf = lines.map(({ contacts }) => JSON.stringify(contacts));
  await work.rows(
    sql`insert into providers (id, created_at, updated_at, import_id, name, nit, city, contacts, payment_days,
        notes)
      select g.id, ${work.now}::timestamptz, ${work.now}::timestamptz, ${importId}::uuid, g.name, g.nit,
        g.city, g.contacts::jsonb, g.days, g.notes
      from unnest(${of("id")}::uuid[], ${of("name")}::text[], ${of("nit")}::text[], ${of("city")}::text[],
        ${contactsOf}::text[], ${of("paymentDays")}::int[], ${of("notes")}::text[])
        as g(id, name, nit, city, contacts, days, notes)`,
  );
  await work.rows(
    sql`insert into provider_names (id, created_at, updated_at, provider_id, name, key)
      select g.id, ${work.now}::timestamptz, ${work.now}::timestamptz, g.provider, g.name, g.key
      from unnest(${lines.map(() => v7())}::uuid[], ${of("id")}::uuid[], ${of("name")}::text[],
        ${of("key")}::text[]) as g(id, provider, name, key)`,
  );
}
