import { ChoiceField } from "../form/ChoiceField.tsx";
import type { Column, Sort } from "./columns.ts";

interface OrderSelectProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sortable: readonly string[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** Returns the labels of both directions of a column: days by age, amounts by size, words by letter. */
function waysOf<Row>({ key, label, align }: Column<Row>) {
  if (/(At|at)$|^(fecha|dia|day)|(Fecha|On|Day|Due|Contact)$/.test(key)) {
    const by = isOfTheLine.has(label) ? "" : `${label}: `;
    return [
      ["asc", capitalized(`${by}más antiguos primero`)],
      ["desc", capitalized(`${by}más recientes primero`)],
    ] as const;
  }
  const [up, down] =
    align === "right" ? ["de menor a mayor", "de mayor a menor"] : ["de la A a la Z", "de la Z a la A"];
  return [
    ["asc", `${label}, ${up}`],
    ["desc", `${label}, ${down}`],
  ] as const;
}

/** Labels of the day on which a line itself was made. */
const isOfTheLine = new Set(["Registro", "Registrado", "Creación", "Creada", "Creado", "Fecha"]);
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Shows the order of a list where it has no headings to press. */
export function OrderSelect<Row>({ columns, sortable, sort, onSort }: OrderSelectProps<Row>) {
  const ordered = columns.filter(({ key }) => sortable.includes(key));
  const named = ordered.some(({ key }) => key === sort.by);
  return (
    <ChoiceField
      label="Ordenar por"
      value={named ? `${sort.by} ${sort.direction}` : ""}
      options={[
        ...(named ? [] : [{ value: "", label: "Lo más reciente" }]),
        ...ordered.flatMap((column) =>
          waysOf(column).map(([direction, label]) => ({ value: `${column.key} ${direction}`, label })),
        ),
      ]}
      onChange={(chosen) => {
        const [by = "", direction] = chosen.split(" ");
        onSort({ by, direction: direction === "desc" ? "desc" : "asc" });
      }}
      sx={{ flex: "1 1 100%", minWidth: 0 }}
    />
  );
}
