import type { Wish } from "./request.form.ts";

/** Address parameters of the requested trip. */
const names = {
  destino: "destino",
  fechaIda: "ida",
  fechaRegreso: "regreso",
  observaciones: "notas",
} as const;
const entries = Object.entries(names) as [keyof typeof names, string][];

const shape: Readonly<Record<keyof typeof names, RegExp>> = {
  destino: /^.{1,120}$/,
  fechaIda: /^\d{4}-\d\d-\d\d$/,
  fechaRegreso: /^\d{4}-\d\d-\d\d$/,
  observaciones: /^.{1,500}$/,
};

/** Address parameters that clear the requested trip. */
export const noWish: Readonly<Record<string, string>> = Object.fromEntries(
  entries.map(([, name]) => [name, ""]),
);

/** Returns the requested trip from the address parameters; invalid values are left out. */
export const wishOf = (address: Readonly<Record<string, string | undefined>>): Wish =>
  Object.fromEntries(
    entries.flatMap(([field, name]) => {
      const value = address[name];
      return value && shape[field].test(value) ? [[field, value]] : [];
    }),
  );

/** Returns the address of the request form for this destination: `/?cotizar=1&destino=Cartagena`. */
export const requestTo = (wish: Wish): string => {
  const said = entries.flatMap(([field, name]) => (wish[field] ? [[name, wish[field]]] : []));
  return `/?${new URLSearchParams([["cotizar", "1"], ...said])}`;
};
