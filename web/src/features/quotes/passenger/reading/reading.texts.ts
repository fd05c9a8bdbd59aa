import type { AgeClass } from "@travesia/api/colombia/ages";
import { counted, spokenDay } from "@travesia/api/colombia/spoken";
import type { ScanProblem } from "../../../../base/document-scan/scan-document.ts";

export const readingTexts = {
  title: "Leer documento",
  lead: "Tómale una foto a la página de datos del pasaporte o al respaldo de la cédula. La foto se lee en este dispositivo y no se envía a ninguna parte.",
  camera: "Tomar foto",
  gallery: "Elegir una foto",
  reading: "Leyendo la foto…",
  use: "Usar estos datos",
  first: "Primero toma o elige una foto",
  busy: "Espera a que termine la lectura",
  picture: "Parte de la foto que se leyó",
  read: "Datos leídos",
  compare: "Compara cada dato con la foto antes de usarlo.",
  doubtful: "Lo marcado puede ser otra letra u otro número: compáralo con la foto.",
  isDoubtful: "(puede ser otra)",
  typed: "Queda como lo escribiste",
  cut: "Los nombres llegan al final de la línea y pueden estar incompletos.",
  noNames: "El documento no separa nombres y apellidos: revisa cuál es cuál.",
  noBirth: "No pudimos leer la fecha de nacimiento: escríbela tú.",
  noExpiry: "No pudimos leer el vencimiento del pasaporte: escríbelo tú.",
  whichType: "La foto no dice qué tipo de documento es: elígelo tú.",
  fixed: "Lo que ya está en el contrato no cambia.",
  holderAge: "El titular debe ser adulto.",
} as const;

/** Sentences about a picture that could not be read. */
export const scanProblems: Readonly<Record<ScanProblem, string>> = {
  "too-large": "La foto pesa más de 60 MB. Elige una más liviana.",
  "not-opened":
    "Este navegador no puede abrir esa foto; pasa, por ejemplo, con las HEIC. Tómala de nuevo aquí o elige una en JPEG o PNG.",
  "nothing-found":
    "No encontramos un documento que podamos leer. Debe verse completo y sin reflejos: la página de datos del pasaporte o el respaldo de la cédula, no el frente.",
  failed: "No pudimos leer la foto en este dispositivo. Inténtalo de nuevo o escribe los datos.",
};

/** Returns the sentence about a document that has expired. */
export const expiredText = (isPassport: boolean, day: string): string =>
  `${isPassport ? "Este pasaporte" : "Este documento"} venció el ${spokenDay(day)}.`;

const classes: Readonly<Record<AgeClass, string>> = {
  adulto: "adulto",
  menor: "menor",
  infante: "infante",
};

/** Returns the sentence about an age class: «Viaja como menor: tendrá 8 años el día de la salida.» */
export const ageText = (age: AgeClass, years: number): string =>
  `Viaja como ${classes[age]}: tendrá ${counted(years, "año", "años")} el día de la salida.`;
