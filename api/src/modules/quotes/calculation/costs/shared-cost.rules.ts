import { type Cop, divideUp, formatCop, times } from "../../../../core/colombia/cop.ts";
import { badInput } from "../../../../core/failure.ts";
import type { PostedSections } from "./calculation-sections.rules.ts";
import type { Cobro, SharedBase } from "./shared-cost.types.ts";
import { costPosted } from "./posted-values.rules.ts";

export type { Cobro, SharedBase } from "./shared-cost.types.ts";

/** Text after an amount that names its unit. */
const baseLabels: Readonly<Record<SharedBase, string>> = {
  habitacion: "por habitación",
  grupo: "por grupo",
};

/** Maximum number of rooms or groups of a shared amount. */
export const mostUnits = 999;

/** Returns each person's share of an amount divided among `persons`, in COP, rounded up to the peso. */
export const shareOfCost = ({ monto, unidades }: Cobro, persons: number): Cop =>
  divideUp(times(monto, unidades), persons);

/**
 * Returns the text of a shared price with each person's share: `$ 1.000.000 por habitación × 2 = $ 666.667
 * por persona`.
 */
export function sharedCostText(shared: Cobro, persons: number): string {
  const { base, monto, unidades } = shared;
  const times = base === "grupo" && unidades === 1 ? "" : ` × ${unidades}`;
  const share = formatCop(shareOfCost(shared, persons));
  return `${formatCop(monto)} ${baseLabels[base]}${times} = ${share} por persona`;
}

/** Pairs of a shared amount's key and the key of the cost that it belongs to. */
const beside = [
  ["cobroIda", "costoIda"],
  ["cobroVuelta", "costoVuelta"],
] as const;

type Rec = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Rec =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the pairs of shared amount and cost in an object of a section, by its path. */
function pairsIn(path: string): readonly (readonly [string, string])[] {
  if (path === "tiquetes") return beside;
  if (path === "alimentacion" || path === "asistenciaMedica") return [["cobro", "costoTotal"]];
  return [["cobro", /^hotel(\.estadias\.\d+)?$/.test(path) ? "costoNoche" : "costo"]];
}

/**
 * Returns the sent sections with each shared price divided among `persons` paying persons: the share becomes
 * the cost, and the price is kept next to it. A cost that is charged once is never shared.
 * @throws Refusal BAD_USER_INPUT, on the dotted field, for an invalid amount or number of units.
 */
export const sharedOut = (posted: PostedSections, persons: number): PostedSections =>
  Object.fromEntries(
    Object.entries(posted).map(([name, section]) => [name, divided(section, name, persons)]),
  );

function divided(value: unknown, path: string, persons: number): unknown {
  if (Array.isArray(value)) return value.map((row, index) => divided(row, `${path}.${index}`, persons));
  if (!isRecord(value)) return value;
  const pairs = pairsIn(path);
  const shared = new Set(pairs.map(([key]) => key));
  const result: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      shared.has(key) ? [] : [[key, divided(part, `${path}.${key}`, persons)]],
    ),
  );
  if (/^extras\./.test(path) && (value["tipo"] ?? "servicio_extra") === "servicio_extra") return result;
  for (const [key, cost] of pairs) {
    const amount = sharedAmount(value[key], `${path}.${key}`);
    // A base that was chosen is kept before its amount is typed.
    if (!amount) continue;
    result[key] = amount;
    result[cost] = shareOfCost(amount, persons);
  }
  return result;
}

function sharedAmount(posted: unknown, field: string): Cobro | null {
  if (!isRecord(posted) || !posted["base"]) return null;
  const { base, monto, unidades } = posted as unknown as Partial<Cobro>;
  const count = unidades ?? 1;
  if (!Number.isInteger(count) || count < 1 || count > mostUnits)
    throw badInput(`${field}.unidades`, `El número de unidades debe estar entre 1 y ${mostUnits}`);
  return { base: base!, monto: costPosted(monto, `${field}.monto`), unidades: count };
}

/**
 * Returns an object with the shared amount of a section, part or row; without the key when the cost is per
 * person.
 */
export const sharedBeside = (posted: { readonly cobro?: unknown } | null | undefined): { cobro?: Cobro } =>
  posted?.cobro ? { cobro: posted.cobro as Cobro } : {};

/**
 * Returns sent values, completed with stored shared prices and marks of optional parts that the caller's
 * program does not know. They are kept when their key is absent: a price while the cost next to it is
 * unchanged, a mark while the row has the same name.
 */
export function keptShares<Value>(posted: Value, kept: unknown, path: string): Value {
  if (Array.isArray(posted) && Array.isArray(kept))
    return posted.map((row, index): unknown => keptShares(row, kept[index], `${path}.${index}`)) as Value;
  if (!isRecord(posted) || !isRecord(kept)) return posted;
  const parts = Object.entries(posted).map(([key, part]) => [
    key,
    keptShares(part, kept[key], `${path}.${key}`),
  ]);
  const result = Object.fromEntries(parts) as Record<string, unknown>;
  for (const [key, cost] of pairsIn(path))
    if (posted[key] === undefined && kept[key] && same(posted, kept, [cost, ...namesAt(path)]))
      result[key] = kept[key];
  if (posted["opcional"] === undefined && kept["opcional"] && same(posted, kept, namesAt(path)))
    result["opcional"] = true;
  return result as Value;
}

/** Returns the keys of a row's name, which must equal the name of the previous row at the same position. */
const namesAt = (path: string): readonly string[] => (/\.\d+$/.test(path) ? ["nombre", "descripcion"] : []);

const same = (one: Rec, other: Rec, keys: readonly string[]): boolean =>
  keys.every((key) => (one[key] || null) === (other[key] || null));
