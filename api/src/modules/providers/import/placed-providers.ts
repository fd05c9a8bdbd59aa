import { formatDocument } from "../../../core/colombia/documents.ts";
import { type Rows, sql } from "../../../core/read/sql.ts";
import type { ProviderFile } from "./read-providers.ts";
import type { ProviderLine, RefusedProvider } from "./sorted-providers.ts";

/** A line of a file with the name as names are compared; `known` is a provider that is there already. */
export interface PlacedProvider extends ProviderLine {
  readonly key: string;
  readonly known: boolean;
}

/** Lines of a file held against the directory and against each other. */
interface PlacedProviders {
  readonly good: readonly PlacedProvider[];
  /** By their line. */
  readonly refused: readonly RefusedProvider[];
}

interface Known {
  readonly name: string;
  readonly nit: string | null;
  readonly city: string | null;
}

/**
 * Returns the lines of a file with what the directory says of them: a provider that is there already, by NIT
 * or by name, is doubtful and stays as it is; a line that repeats another cannot be imported.
 */
export async function placedProviders(
  asker: Rows,
  file: Pick<ProviderFile, "good" | "refused">,
): Promise<PlacedProviders> {
  const keys = await keysOf(asker, file.good);
  const byNit = await ownersOfNit(asker, file.good);
  const seen = new Map<string, number>();
  const good: PlacedProvider[] = [];
  const refused = [...file.refused];
  for (const line of file.good) {
    const { key, owner } = keys.get(line.name)!;
    const marks = [key, ...(line.nit === null ? [] : [`nit ${line.nit}`])];
    const first = marks.find((mark) => seen.has(mark));
    if (first !== undefined) {
      const what = first === key ? "el nombre" : "el NIT";
      refused.push({
        line: line.line,
        name: line.name,
        problems: [`Repite ${what} de la línea ${seen.get(first)}`],
      });
      continue;
    }
    for (const mark of marks) seen.set(mark, line.line);
    const known = (line.nit !== null && byNit.get(line.nit)) || owner;
    good.push({
      ...line,
      key,
      known: known !== null,
      doubts: known ? [knownDoubt(line, known), ...line.doubts] : line.doubts,
    });
  }
  return { good, refused: refused.sort((one, other) => one.line - other.line) };
}

/** Returns what is said of a line whose provider is there already. */
function knownDoubt(line: ProviderLine, { name, nit, city }: Known): string {
  const facts = [nit && `NIT ${formatDocument(nit)}`, city].filter(Boolean).join(", ");
  const there = `Ya está en tus proveedores: ${name}${facts && ` (${facts})`}`;
  return line.nit !== null && nit !== null && line.nit !== nit
    ? `${there}, con otro NIT. Se queda como está`
    : `${there}. Se queda como está`;
}

async function keysOf(asker: Rows, lines: readonly ProviderLine[]) {
  const names = [...new Set(lines.map(({ name }) => name))];
  const found = await asker.rows<{ written: string; key: string; owner: Known | null }>(
    sql`select g.written, provider_key(g.written) as key,
        case when p.id is not null then json_build_object('name', p.name, 'nit', p.nit, 'city', p.city) end
          as owner
      from unnest(${names}::text[]) g(written)
      left join provider_names n on n.key = provider_key(g.written)
      left join providers p on p.id = n.provider_id`,
  );
  return new Map(found.map(({ written, ...one }) => [written, one]));
}

async function ownersOfNit(asker: Rows, lines: readonly ProviderLine[]): Promise<ReadonlyMap<string, Known>> {
  const nits = lines.flatMap(({ nit }) => nit ?? []);
  const found = await asker.rows<Known & { nit: string }>(
    sql`select name, nit, city from providers where nit = any(${nits}::text[]) and merged_into_id is null`,
  );
  return new Map(found.map((one) => [one.nit, one]));
}
