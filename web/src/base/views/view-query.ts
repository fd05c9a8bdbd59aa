type Values = Readonly<Record<string, string>>;

/**
 * Address parameters that a saved view leaves out because they are momentary: the page, and the dialog or
 * panel open beside the list.
 */
const passing = [
  "page",
  "accion",
  "nueva",
  "importar",
  "ventas",
  ...["nuevo", "para", "nombre", "telefono", "valor"],
  "caso",
  "devolucion",
  "documento",
  "contrato",
  "pago",
  "deuda",
  "compras",
];

/** Address parameters that choose one of several lists of a page. */
const places = ["ver", "lista", "tab"];

/** Filters and order of a list as a view keeps them: `status=sent&orden=fechaIda`, always in one order. */
export const queryOf = (values: Values): string =>
  new URLSearchParams(
    Object.entries(values)
      .filter(([key, value]) => value !== "" && !passing.includes(key))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ).toString();

/** Returns the address values of a stored query. */
export const valuesOf = (query: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(query)].filter(([key]) => !passing.includes(key)));

/** Returns whether an address has no choices of its own, so that a list may open with its standard view. */
export const isPlain = (values: Values): boolean =>
  Object.entries(values).every(([key, value]) => value === "" || places.includes(key));

/** Returns whether a view is of the list that an address shows. */
export const isOfPlace = (query: string, values: Values): boolean => {
  const kept = valuesOf(query);
  return places.every((key) => (kept[key] ?? "") === (values[key] ?? ""));
};
