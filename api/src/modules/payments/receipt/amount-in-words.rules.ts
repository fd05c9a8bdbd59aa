import type { Cop } from "../../../core/colombia/cop.ts";

const units = ["", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
const teens = [
  "diez",
  "once",
  "doce",
  "trece",
  "catorce",
  "quince",
  "dieciséis",
  "diecisiete",
  "dieciocho",
  "diecinueve",
];
const twenties = [
  "veinte",
  "veintiún",
  "veintidós",
  "veintitrés",
  "veinticuatro",
  "veinticinco",
  "veintiséis",
  "veintisiete",
  "veintiocho",
  "veintinueve",
];
const tens = ["", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"];
const hundreds = [
  "",
  "ciento",
  "doscientos",
  "trescientos",
  "cuatrocientos",
  "quinientos",
  "seiscientos",
  "setecientos",
  "ochocientos",
  "novecientos",
];

const at = (names: readonly string[], place: number): string => names[place] ?? "";

function belowHundred(value: number): string {
  if (value < 10) return at(units, value);
  if (value < 20) return at(teens, value - 10);
  if (value < 30) return at(twenties, value - 20);
  const unit = at(units, value % 10);
  return unit ? `${at(tens, Math.floor(value / 10))} y ${unit}` : at(tens, value / 10);
}

function belowThousand(value: number): string {
  if (value === 100) return "cien";
  return [at(hundreds, Math.floor(value / 100)), belowHundred(value % 100)].filter(Boolean).join(" ");
}

/** Returns a number up to 999 999 in Spanish words; `mil` is written without `un`. */
function belowMillion(value: number): string {
  const thousands = Math.floor(value / 1_000);
  return [
    thousands === 1 ? "mil" : thousands > 1 ? `${belowThousand(thousands)} mil` : "",
    belowThousand(value % 1_000),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * Returns an amount (COP, above 0) in words for a receipt: `Un millón quinientos mil pesos m/cte.`; whole
 * millions end in `de pesos`.
 */
export function amountInWords(amount: Cop): string {
  const millions = Math.floor(amount / 1_000_000);
  const rest = amount % 1_000_000;
  // A million millions is a "billón", beyond any price of a trip: it is written in millions.
  const many =
    millions > 0 ? `${belowMillion(millions % 1_000_000)} ${millions === 1 ? "millón" : "millones"}` : "";
  const words = [many, belowMillion(rest)].filter(Boolean).join(" ");
  const currency = rest === 0 ? "de pesos" : amount === 1 ? "peso" : "pesos";
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${currency} m/cte.`;
}
