import { repeatedText } from "../../base/imports/import.texts.ts";
import { counted } from "../../ui/counted.ts";

/** Text with the requirements of a file of customers. */
export const importAbout =
  "Un archivo XLSX o CSV de hasta 10.000 líneas con la columna Nombre y al menos Correo, Teléfono o " +
  "Documento. También se leen Apellidos, Tipo de documento, Fecha de nacimiento, Dirección y Ciudad, y los " +
  "archivos de contactos de Google y Outlook.";

/** Returns the number of customers as text. */
export const countedCustomers = (count: number): string => counted(count, "cliente", "clientes");

/**
 * Returns the summary of a file before its import: `45 clientes nuevos. 1 ya existe: solo completamos lo que
 * …`
 */
export function foundText({
  fresh,
  known,
  repeated,
}: {
  readonly fresh: number;
  readonly known: number;
  readonly repeated: number;
}): string {
  return [
    `${countedCustomers(fresh)} ${fresh === 1 ? "nuevo" : "nuevos"}.`,
    ...(known === 0
      ? []
      : known === 1
        ? ["1 ya existe: solo completamos lo que le falta."]
        : [`${known.toLocaleString("es-CO")} ya existen: solo completamos lo que les falta.`]),
    ...repeatedText(repeated, "una sola persona"),
  ].join(" ");
}

/** Labels of the choices for a doubtful line's person. */
export const doubtLabels = { own: "Es otra persona", same: "Es la misma persona" } as const;

/** Returns the text with the result of an import. */
export const importedText = (imported: {
  readonly added: number;
  readonly known: number;
  readonly left: number;
}): string => {
  const { added, known, left } = imported;
  const others =
    left === 0
      ? ""
      : left === 1
        ? " Una línea quedó sin importar."
        : ` ${left.toLocaleString("es-CO")} líneas quedaron sin importar.`;
  return `${countedCustomers(added)} por primera vez y ${countedCustomers(known)} que ya estaban.${others}`;
};
