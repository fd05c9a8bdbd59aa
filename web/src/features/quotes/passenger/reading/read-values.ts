import { ageClassOn, type AgeClass, yearsOn } from "@travesia/api/colombia/ages";
import type { Day } from "@travesia/api/colombia/days";
import { documentLabels } from "@travesia/api/colombia/documents";
import { unaccented } from "@travesia/api/colombia/plain";
import { spokenDay } from "@travesia/api/colombia/spoken";
import { type Letters, lettersOf, markedAll, textOf } from "../../../../base/document-scan/letters.rules.ts";
import type { ReadDay, ReadDocument } from "../../../../base/document-scan/read-document.ts";
import { documentTypeAt, type PassengerForm } from "../passenger.form.ts";

/** Fields of a traveller that a document fills. */
export type ReadField =
  "nombre" | "apellido" | "tipoDocumento" | "documentoIdentidad" | "fechaNacimiento" | "vencimientoPasaporte";

/** Value that was read for a field of the form. */
export interface ReadValue {
  readonly field: ReadField;
  readonly label: string;
  /** Value of the field. */
  readonly value: string;
  /** Value as a person reads it, its doubtful letters marked. */
  readonly shown: Letters;
  /** True when the field already has it, written with letters that documents do not print. */
  readonly isTyped: boolean;
}

/** Words inside of a surname that are written small. */
const SMALL = new Set(["de", "del", "la", "las", "los", "y"]);

/** Returns the values that a document has for the fields of a traveller, without the fixed ones. */
export function readValues(
  document: ReadDocument,
  row: PassengerForm,
  today: Day,
  fixed: readonly (keyof PassengerForm)[] = [],
): ReadValue[] {
  const { kind, number, names, surnames, birth, expiry, areNamesCut } = document;
  const type = typeOf(document, today);
  const plain = (field: ReadField, label: string, value: string, shown = lettersOf(value)): ReadValue => ({
    field,
    label,
    value,
    shown,
    isTyped: false,
  });
  const name = (field: "nombre" | "apellido", label: string, read: Letters): ReadValue => {
    const isTyped = isSameName(row[field], textOf(read), areNamesCut);
    const shown = isTyped ? lettersOf(row[field].trim()) : written(read);
    return { field, label, value: textOf(shown), shown, isTyped };
  };
  const day = (field: ReadField, label: string, { day: found, isDoubtful }: ReadDay): ReadValue => {
    const shown = lettersOf(found ? spokenDay(found) : "");
    return plain(field, label, found ?? "", isDoubtful ? markedAll(shown) : shown);
  };
  const values = [
    plain("tipoDocumento", "Tipo de documento", type ?? "", lettersOf(type ? documentLabels[type]! : "")),
    plain("documentoIdentidad", "Número de documento", textOf(number), number),
    name("nombre", "Nombres", names),
    name("apellido", "Apellidos", surnames),
    day("fechaNacimiento", "Fecha de nacimiento", birth),
    ...(kind === "passport" && expiry
      ? [day("vencimientoPasaporte", "Vencimiento del pasaporte", expiry)]
      : []),
  ];
  return values.filter(({ field, value }) => value !== "" && !fixed.includes(field));
}

function typeOf({ kind, birth }: ReadDocument, today: Day): "passport" | "cc" | "ti" | null {
  if (kind === "passport") return "passport";
  if (kind === "card") return null;
  return documentTypeAt(birth.day, today) === "cc" ? "cc" : "ti";
}

/** Returns the forms in which documents print a name: Ñ and Ü have several (Doc 9303-3, 6). */
function printedForms(name: string): string[] {
  const text = name
    .normalize("NFC")
    .toUpperCase()
    .replace(/['’.]/g, "")
    .replace(/[\s-]+/g, " ")
    .trim();
  const forms = ["N", "NXX"].flatMap((n) =>
    ["U", "UE", "UXX"].map((u) => text.replaceAll("Ñ", n).replaceAll("Ü", u)),
  );
  return forms.map(unaccented);
}

/** Returns whether a typed name is the one that was read; of a name that was cut, whether it begins so. */
function isSameName(typed: string, read: string, isCut: boolean): boolean {
  const [known] = printedForms(read);
  if (!known || !typed.trim()) return false;
  return printedForms(typed).some((form) => form === known || (isCut && form.startsWith(known)));
}

/** Returns a name in upper and lower case, its doubtful letters still marked. */
function written(read: Letters): Letters {
  let start = 0;
  return textOf(read)
    .split(" ")
    .flatMap((word, place) => {
      const letters = read.slice(start, start + word.length);
      start += word.length + 1;
      const small = word.toLowerCase();
      const cased = place > 0 && SMALL.has(small) ? small : word.slice(0, 1) + small.slice(1);
      const shown = letters.map(({ doubtful }, at) => ({ letter: cased[at] ?? "", doubtful }));
      return place > 0 ? [...lettersOf(" "), ...shown] : shown;
    });
}

/** Age class of a traveller on the day of departure, with the years; null when the birth date is unknown. */
export function readAge({ birth }: ReadDocument, departure: Day): { age: AgeClass; years: number } | null {
  const age = birth.day && ageClassOn(birth.day, departure);
  return age && birth.day ? { age, years: yearsOn(birth.day, departure) } : null;
}

/** Returns the expiry date of a document that has expired; null of a valid one. */
export const expiredOn = ({ expiry }: ReadDocument, today: Day): Day | null =>
  expiry?.day && expiry.day < today ? expiry.day : null;
