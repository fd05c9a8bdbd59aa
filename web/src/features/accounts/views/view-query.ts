type Values = Readonly<Record<string, string>>;

/** What of an address passes with the moment: its page, and what stands open beside the list. */
const passing = [
  "page",
  "accion",
  "nueva",
  "caso",
  "devolucion",
  "documento",
  "contrato",
  "pago",
  "deuda",
  "compras",
];

/** Which of several lists of a page an address shows. */
const places = ["ver", "lista", "tab"];

/** Filters and order of a list as a view keeps them: `status=sent&orden=fechaIda`, always in one order. */
export const queryOf = (values: Values): string =>
  new URLSearchParams(
    Object.entries(values)
      .filter(([key, value]) => value !== "" && !passing.includes(key))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ).toString();

/** What a kept query puts into the address. */
export const valuesOf = (query: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(query)].filter(([key]) => !passing.includes(key)));

/** Whether an address says nothing of its own, so that a list may open with its standard view. */
export const isPlain = (values: Values): boolean =>
  Object.entries(values).every(([key, value]) => value === "" || places.includes(key));

/** Whether a view is of the list that an address shows. */
export const isOfPlace = (query: string, values: Values): boolean => {
  const kept = valuesOf(query);
  return places.every((key) => (kept[key] ?? "") === (values[key] ?? ""));
};
