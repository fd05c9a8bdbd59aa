import { counted } from "../../ui/counted.ts";

/** Requirements of a file of customers. */
export const importAbout =
  "Un archivo XLSX o CSV de hasta 10.000 líneas con la columna Nombre y al menos Correo, Teléfono o " +
  "Documento. También se leen Tipo de documento, Fecha de nacimiento, Dirección y Ciudad.";

/** Returns how many customers, in words. */
export const countedCustomers = (count: number): string => counted(count, "cliente", "clientes");

/**
 * Returns the summary of a file before its import: `45 clientes nuevos. 1 ya existe: solo completamos lo que
 * …`
 */
export function foundText({ fresh, known }: { readonly fresh: number; readonly known: number }): string {
  const added = `${countedCustomers(fresh)} ${fresh === 1 ? "nuevo" : "nuevos"}.`;
  if (known === 0) return added;
  return known === 1
    ? `${added} 1 ya existe: solo completamos lo que le falta.`
    : `${added} ${known.toLocaleString("es-CO")} ya existen: solo completamos lo que les falta.`;
}

/** Returns the result of an import. */
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
        ? " Una línea con errores quedó sin importar."
        : ` ${left.toLocaleString("es-CO")} líneas con errores quedaron sin importar.`;
  return `${countedCustomers(added)} por primera vez y ${countedCustomers(known)} que ya estaban.${others}`;
};
