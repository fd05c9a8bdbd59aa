import { type Cop, percentOf, sum, times } from "../../../../core/colombia/cop.ts";
import { isSameText } from "../../../../core/colombia/plain.ts";
import { extraNames } from "./calculation-lines.rules.ts";
import type {
  CalculationSections,
  Equipaje,
  Excursion,
  Extra,
  IncludedPart,
  OtherPart,
  Seguros,
} from "./calculation-sections.rules.ts";

/** Kinds of services that the client may add. */
export type ExtraKind = "equipaje" | "seguro" | "excursion" | "extra";

/** Service that the client may add to a trip, with its own figures for all paying persons, in COP. */
export interface OptionalService {
  /** Place of the part in the sections: `equipaje.bodega`, `seguros.otros.0`, `excursiones.2`. */
  readonly key: string;
  readonly kind: ExtraKind;
  readonly name: string;
  readonly detail: string | null;
  readonly cost: Cop;
  readonly profit: Cop;
  readonly discount: Cop;
  /** Final price: cost and profit, after the discount. */
  readonly price: Cop;
}

/**
 * Returns the services that the client may add to a calculation for `persons` paying persons, each with the
 * profit and the discount (percent) of the calculation. They earn no commission.
 */
export const optionalServices = (
  sections: Pick<CalculationSections, "equipaje" | "seguros" | "excursiones" | "extras">,
  persons: number,
  profitPercent: number,
  discountPercent: number,
): OptionalService[] =>
  offeredParts(sections).map(({ part, isOnce, ...service }) => {
    const cost = times(part.costo, isOnce ? 1 : persons);
    const profit = percentOf(cost, profitPercent);
    const discount = percentOf(sum([cost, profit]), discountPercent);
    return { ...service, cost, profit, discount, price: cost + profit - discount };
  });

type Part = IncludedPart | OtherPart | Excursion | Extra;

interface OfferedPart extends Pick<OptionalService, "key" | "kind" | "name" | "detail"> {
  readonly part: Part;
  /** True for a service that is charged once, and not for each person. */
  readonly isOnce?: boolean;
}

function offeredParts({
  equipaje,
  seguros,
  excursiones,
  extras,
}: Parameters<typeof optionalServices>[0]): OfferedPart[] {
  const luggage = luggageNames.map(([key, name]) => {
    const part = equipaje?.[key];
    return part && service(`equipaje.${key}`, "equipaje", name, part, part.tipo);
  });
  const insurances = insuranceNames.map(([key, name]) => {
    const part = seguros?.[key];
    return part && service(`seguros.${key}`, "seguro", name, part, part.tipo);
  });
  const others = (seguros?.otros ?? []).map((row, at) =>
    service(`seguros.otros.${at}`, "seguro", row.descripcion || "Seguro", row),
  );
  const excursions = excursiones.map((row, at) =>
    service(
      `excursiones.${at}`,
      "excursion",
      row.nombre || extraNames.excursion,
      row,
      row.descripcion,
      row.duracion,
    ),
  );
  const further = extras.map((row, at) => ({
    ...service(
      `extras.${at}`,
      row.tipo === "servicio_extra" ? "extra" : "excursion",
      row.nombre || extraNames[row.tipo],
      row,
      row.descripcion,
    ),
    isOnce: row.tipo === "servicio_extra",
  }));
  return [...luggage, ...insurances, ...others, ...excursions, ...further].filter(
    (one) => one !== undefined && Boolean(one.part.opcional) && one.part.costo > 0,
  ) as OfferedPart[];
}

const luggageNames = [
  ["cabina", "Equipaje de cabina"],
  ["bodega", "Equipaje de bodega"],
  ["equipajeExtra", "Equipaje adicional"],
] as const satisfies readonly (readonly [keyof Equipaje, string])[];

const insuranceNames = [
  ["asistenciaMedica", "Asistencia médica"],
  ["cancelacion", "Seguro de cancelación"],
] as const satisfies readonly (readonly [keyof Seguros, string])[];

function service(
  key: string,
  kind: ExtraKind,
  name: string,
  part: Part,
  ...details: readonly (string | null | undefined)[]
): OfferedPart {
  const words = details.filter((word) => word && !isSameText(word, name));
  return { key, kind, name, part, detail: words.join(" · ") || null };
}

type Sections = Pick<CalculationSections, "equipaje" | "seguros" | "excursiones" | "extras">;

/**
 * Returns the sections with the optional parts of these keys included, as if the seller had included them;
 * optional parts of other keys stay as they are.
 */
export function withExtras(
  { equipaje, seguros, excursiones, extras }: Sections,
  keys: readonly string[],
): Sections {
  const isChosen = (key: string, { opcional }: Part) => Boolean(opcional) && keys.includes(key);
  const parts = <Name extends string>(
    section: string,
    names: readonly Name[],
    of: Record<Name, IncludedPart>,
  ) => {
    const chosen = names.filter((name) => isChosen(`${section}.${name}`, of[name]));
    const included = Object.fromEntries(
      chosen.map((name) => [name, { ...unmarked(of[name]), incluido: true }]),
    ) as Partial<Record<Name, IncludedPart>>;
    return { included, cost: sum(chosen.map((name) => of[name].costo)) };
  };
  const luggage = equipaje && parts("equipaje", ["cabina", "bodega", "equipajeExtra"], equipaje);
  const insurance = seguros && parts("seguros", ["asistenciaMedica", "cancelacion"], seguros);
  const others = (seguros?.otros ?? []).filter((row, at) => isChosen(`seguros.otros.${at}`, row));
  const rows = <Row extends Excursion | Extra>(section: string, list: readonly Row[]): Row[] =>
    list.map((row, at) => (isChosen(`${section}.${at}`, row) ? { ...unmarked(row), elegido: true } : row));
  return {
    equipaje: luggage && {
      ...equipaje,
      ...luggage.included,
      costoTotal: sum([equipaje.costoTotal, luggage.cost]),
    },
    seguros: insurance && {
      ...seguros,
      ...insurance.included,
      otros: seguros.otros.map((row) => (others.includes(row) ? unmarked(row) : row)),
      costoTotal: sum([seguros.costoTotal, insurance.cost, ...others.map(({ costo }) => costo)]),
    },
    excursiones: rows("excursiones", excursiones),
    extras: rows("extras", extras),
  };
}

/** Returns a part as the price includes it. */
function unmarked<Marked extends Part>({ opcional: _, ...part }: Marked): Marked {
  return part as Marked;
}
