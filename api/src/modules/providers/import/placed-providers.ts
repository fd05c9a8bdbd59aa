import { formatDocument } from "../../../core/colombia/documents.ts";
import { type Rows, sql } from "../../../core/read/sql.ts";
import type { ProviderFile } from "./read-providers.ts";
import { contradictions, mergedLine } from "./merged-providers.ts";
import type { ProviderLine } from "./sorted-providers.ts";

/** Provider of a file, with its normalized name; `known` is the existing provider in the directory. */
export interface PlacedProvider {
  readonly key: string;
  readonly known: boolean;
  /** Combined content of the provider's lines, with the number of the first line. */
  said: ProviderLine;
}

/** Line that contradicts an earlier line of apparently the same provider. */
export interface AskedProvider {
  readonly said: ProviderLine;
  readonly same: PlacedProvider;
  readonly reason: string;
}

/** Result of comparing a file with the directory and with itself. */
export interface PlacedProviders {
  /** Providers, each under its first line. */
  readonly providers: readonly PlacedProvider[];
  readonly asked: readonly AskedProvider[];
  /** Number of lines that repeat another line. */
  readonly repeated: number;
}

interface Known {
  readonly name: string;
  readonly nit: string | null;
  readonly city: string | null;
}

/**
 * Returns the providers of a file, each identified by its NIT, or by its name without a NIT. An existing
 * provider is marked as doubtful and is not changed. A line that contradicts an earlier line of the same
 * provider raises a question.
 */
export async function placedProviders(
  caller: Rows,
  { good }: Pick<ProviderFile, "good">,
): Promise<PlacedProviders> {
  const keys = await keysOf(caller, good);
  const byNit = await ownersOfNit(caller, good);
  const byMark = new Map<string, PlacedProvider>();
  const providers: PlacedProvider[] = [];
  const asked: AskedProvider[] = [];
  let repeated = 0;
  for (const line of good) {
    const { key, owner } = keys.get(line.name)!;
    const marks = [...(line.nit === null ? [] : [`nit ${line.nit}`]), key];
    const same = marks.map((mark) => byMark.get(mark)).find(Boolean);
    const owned = line.nit === null ? undefined : byNit.get(line.nit);
    const others = same && !same.known ? [...contradictions(same.said, line), ...ofAnother(owned)] : [];
    if (same && others.length > 0) {
      for (const mark of marks) byMark.set(mark, byMark.get(mark) ?? same);
      const reason = `Parece el proveedor de la línea ${same.said.line}, con ${others.join(", ")}`;
      asked.push({ said: owned ? { ...line, nit: null } : line, same, reason });
      continue;
    }
    if (same) {
      repeated += 1;
      same.said = mergedLine(same.said, line);
    }
    const known = same ? null : (owned ?? owner);
    const doubts = known ? [knownDoubt(line, known), ...line.doubts] : line.doubts;
    const placed = same ?? { key, known: known !== null, said: { ...line, doubts } };
    if (!same) providers.push(placed);
    for (const mark of marks) byMark.set(mark, byMark.get(mark) ?? placed);
  }
  return { providers, asked, repeated };
}

const ofAnother = (owner: Known | undefined): string[] => (owner ? [`el NIT de ${owner.name}`] : []);

/** Returns the remark on a line whose provider already exists. */
function knownDoubt(line: ProviderLine, { name, nit, city }: Known): string {
  const facts = [nit && `NIT ${formatDocument(nit)}`, city].filter(Boolean).join(", ");
  const there = `Ya está en tus proveedores: ${name}${facts && ` (${facts})`}`;
  return line.nit !== null && nit !== null && line.nit !== nit
    ? `${there}, con otro NIT. Se queda como está`
    : `${there}. Se queda como está`;
}

async function keysOf(caller: Rows, lines: readonly ProviderLine[]) {
  const names = [...new Set(lines.map(({ name }) => name))];
  const found = await caller.rows<{ written: string; key: string; owner: Known | null }>(
    sql`select g.written, provider_key(g.written) as key,
        case when p.id is not null then json_build_object('name', p.name, 'nit', p.nit, 'city', p.city) end
          as owner
      from unnest(${names}::text[]) g(written)
      left join provider_names n on n.key = provider_key(g.written)
      left join providers p on p.id = n.provider_id`,
  );
  return new Map(found.map(({ written, ...one }) => [written, one]));
}

async function ownersOfNit(
  caller: Rows,
  lines: readonly ProviderLine[],
): Promise<ReadonlyMap<string, Known>> {
  const nits = lines.flatMap(({ nit }) => nit ?? []);
  const found = await caller.rows<Known & { nit: string }>(
    sql`select name, nit, city from providers where nit = any(${nits}::text[]) and merged_into_id is null`,
  );
  return new Map(found.map((one) => [one.nit, one]));
}
