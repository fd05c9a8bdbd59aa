import { type Day, isDay } from "./days.ts";

/** Age classes of travellers: adulto from 14 years, menor from 2 to 13, infante below 2. */
export type AgeClass = "adulto" | "menor" | "infante";

/** Bounds of each age class, inclusive: in years, for an infante in months. */
export const ageBounds = {
  adulto: { min: 14, max: 120 },
  menor: { min: 2, max: 13 },
  infante: { min: 0, max: 23 },
} as const;

/** Sentence shown when a person's age is not in the expected class. */
export const ageClassProblem: Readonly<Record<AgeClass, string>> = {
  adulto: "Los adultos deben tener entre 14 y 120 años",
  menor: "Los menores deben tener entre 2 y 13 años",
  infante: "Los infantes deben tener entre 0 y 23 meses",
};

/** Returns the completed months of age on a day; negative before birth. */
function monthsOn(birth: Day, on: Day): number {
  const [year, month] = [
    Number(on.slice(0, 4)) - Number(birth.slice(0, 4)),
    Number(on.slice(5, 7)) - Number(birth.slice(5, 7)),
  ];
  return year * 12 + month - (on.slice(8) < birth.slice(8) ? 1 : 0);
}

/** Returns the completed years of age on a day; a person born on 29 February has the birthday on 1 March. */
export const yearsOn = (birth: Day, on: Day): number => Math.floor(monthsOn(birth, on) / 12);

/** Returns the age class of a person on a day; null above 120 years or before birth. */
export function ageClassOn(birth: Day, on: Day): AgeClass | null {
  const months = monthsOn(birth, on);
  if (months < 0 || yearsOn(birth, on) > ageBounds.adulto.max) return null;
  if (months <= ageBounds.infante.max) return "infante";
  return yearsOn(birth, on) <= ageBounds.menor.max ? "menor" : "adulto";
}

/**
 * Returns the fault of a birth date as a sentence in Spanish, or null. With `expected`, the person must also
 * be in that age class on that day (the departure).
 */
export function birthDateProblem(
  birth: string | null | undefined,
  today: Day,
  expected?: { tipo: AgeClass; on: Day },
): string | null {
  if (!birth) return "La fecha de nacimiento es requerida";
  if (!isDay(birth)) return "Fecha de nacimiento inválida";
  if (birth > today) return "La fecha de nacimiento no puede ser futura";
  if (yearsOn(birth, today) > ageBounds.adulto.max)
    return expected ? ageClassProblem[expected.tipo] : "Fecha de nacimiento inválida";
  return expected && ageClassOn(birth, expected.on) !== expected.tipo ? ageClassProblem[expected.tipo] : null;
}
