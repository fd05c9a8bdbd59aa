/** Fields that contain the number of travellers. */
export const personKeys = [
  "numeroPersonas",
  "adultos",
  "menores",
  "infantes",
  "edadesMenores",
  "edadesInfantes",
] as const;

/** Travellers of a quote: menores with ages in years, infantes with ages in months. */
export interface QuotePersons {
  readonly numeroPersonas: number;
  readonly adultos: number;
  readonly menores: number;
  readonly infantes: number;
  readonly edadesMenores: readonly number[];
  readonly edadesInfantes: readonly number[];
}

type Given<T> = { readonly [K in keyof T]?: T[K] | null };

/** Travellers as sent: any of the fields, or the older form with `ninos` and `edadesNinos` (years). */
export interface PersonsInput extends Given<QuotePersons> {
  readonly ninos?: number | null;
  readonly edadesNinos?: readonly number[] | null;
}

/** Returns the ages of all children in whole years, as in the older form: menores first, then infantes. */
const childrenYears = ({
  edadesMenores,
  edadesInfantes,
}: Pick<QuotePersons, "edadesMenores" | "edadesInfantes">): number[] => [
  ...edadesMenores,
  ...edadesInfantes.map((months) => Math.floor(months / 12)),
];

/**
 * Returns the changes of travellers in an edit that may contain both forms, because forms send back the
 * values that they received. The older form is ignored when it only repeats the stored children. Otherwise it
 * applies, with only those values of the newer form that differ from the stored values.
 */
export function settleChildren(
  stored: QuotePersons,
  { ninos, edadesNinos, ...newer }: PersonsInput,
): PersonsInput {
  const repeats = edadesNinos
    ? same(edadesNinos, childrenYears(stored))
    : (ninos ?? null) === null || ninos === stored.menores + stored.infantes;
  if (repeats) return newer;
  const count = Math.max(edadesNinos?.length ?? 0, edadesNinos ? 0 : (ninos ?? 0));
  const numeroPersonas = newer.numeroPersonas ?? (newer.adultos ?? stored.adultos) + count;
  const changed = personKeys.filter(
    (key) => newer[key] !== undefined && newer[key] !== null && !same(newer[key], stored[key]),
  );
  return {
    ...Object.fromEntries(changed.map((key) => [key, newer[key]])),
    numeroPersonas,
    ninos: count,
    edadesNinos: edadesNinos ?? [],
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Fills in absent values: counts follow from the ages, missing persons are adults, and an empty input is one
 * adult. In the older form a child of 14 or over is an adult, of 2 to 13 a menor, under 2 an infante (months
 * = years × 12). An inconsistent input is returned unchanged, for `refuseIncoherentPersons` to refuse.
 */
export function completePersons(input: PersonsInput): QuotePersons {
  const children = childrenOf(input);
  const edadesMenores = input.edadesMenores ?? children.filter((age) => age >= 2 && age < 14).map(Math.floor);
  const edadesInfantes =
    input.edadesInfantes ?? children.filter((age) => age < 2).map((age) => Math.floor(age * 12));
  const menores = input.menores ?? edadesMenores.length;
  const infantes = input.infantes ?? edadesInfantes.length;
  const legacy = input.ninos != null || children.length > 0;
  const counted = legacy
    ? (input.adultos ?? 0) + Math.max(input.ninos ?? 0, children.length, menores + infantes)
    : (input.adultos ?? 0) + menores + infantes;
  const numeroPersonas = input.numeroPersonas ?? Math.max(counted, 1);
  const missing = Math.max(numeroPersonas - menores - infantes, 0);
  const adultos = legacy ? missing : (input.adultos ?? missing);
  return { numeroPersonas, adultos, menores, infantes, edadesMenores, edadesInfantes };
}

const childrenOf = ({ edadesNinos }: PersonsInput): readonly number[] =>
  (edadesNinos ?? []).filter((age) => age >= 0);
