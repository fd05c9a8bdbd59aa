type Values = Readonly<Record<string, string>>;

/**
 * Address parameters that a saved view does not include because they are temporary: the page, and the dialog
 * or panel open beside the list.
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

/** Address parameters that select one of several lists on a page. */
const places = ["ver", "lista", "tab"];

/**
 * Returns the filters and order of a list in the form a view stores: `status=sent&orden=fechaIda`, always in
 * the same sequence.
 */
export const queryOf = (values: Values): string =>
  new URLSearchParams(
    Object.entries(values)
      .filter(([key, value]) => value !== "" && !passing.includes(key))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ).toString();

/** Returns the address parameters of a stored view. */
export const valuesOf = (query: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(query)].filter(([key]) => !passing.includes(key)));

/** Returns whether an address sets no filters or order, so that the list may open with its default view. */
export const isPlain = (values: Values): boolean =>
  Object.entries(values).every(([key, value]) => value === "" || places.includes(key));

/** Returns whether a view belongs to the list that an address shows. */
export const isOfPlace = (query: string, values: Values): boolean => {
  const kept = valuesOf(query);
  return places.every((key) => (kept[key] ?? "") === (values[key] ?? ""));
};
