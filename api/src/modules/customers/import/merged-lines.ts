import { plainWords } from "../../../core/colombia/plain.ts";
import type { CustomerLine } from "./sorted-customers.ts";
import { isSameName } from "./person-names.ts";

/** Parts of a line in which two lines of one person have to agree, each with its Spanish name. */
const compared = {
  documentoIdentidad: "otro documento",
  email: "otro correo",
  telefono: "otro teléfono",
  fechaNacimiento: "otra fecha de nacimiento",
  direccion: "otra dirección",
  ciudad: "otra ciudad",
} as const satisfies Partial<Record<keyof CustomerLine, string>>;

/** Returns the differences between a line and an earlier line of the same person: `otro correo`. */
export function contradictions(one: CustomerLine, other: CustomerLine): string[] {
  const parts = Object.entries(compared) as [keyof typeof compared, string][];
  return [
    ...(isSameName(one.name, other.name) ? [] : ["otro nombre"]),
    ...parts.flatMap(([part, said]) => {
      const [first, second] = [one[part], other[part]];
      return first && second && plainWords(first) !== plainWords(second) ? [said] : [];
    }),
  ];
}

/** Returns the first line, with missing values filled in from the other line. */
export const mergedLine = (one: CustomerLine, other: CustomerLine): CustomerLine => ({
  ...one,
  email: one.email ?? other.email,
  telefono: one.telefono ?? other.telefono,
  ...(one.documentoIdentidad === null && {
    tipoDocumento: other.tipoDocumento,
    documentoIdentidad: other.documentoIdentidad,
  }),
  fechaNacimiento: one.fechaNacimiento ?? other.fechaNacimiento,
  direccion: one.direccion ?? other.direccion,
  ciudad: one.ciudad ?? other.ciudad,
  keys: [...new Set([...one.keys, ...other.keys])],
  remarks: [...one.remarks, ...other.remarks],
});
