import { movementKindLabels } from "@travesia/api/bank/statement/movement-kind.rules";
import type {
  BankMovementFilter,
  MovementKind,
  MovementList,
  PaymentFilter,
} from "../../graphql/schema.generated.ts";
import { daysAsked } from "../../ui/table/day-filter.ts";
import type { Filter } from "../../ui/table/FilterBar.tsx";
import { longAccount } from "./bank.texts.ts";
import type { BankOverviewQuery } from "./bank.generated.ts";

/** List shown on the screen: movements, or payments without a movement. */
export type BankList = Exclude<MovementList, "exactas"> | "sin_plata";

const lists: readonly BankList[] = [
  "propuestas",
  "sin_dueno",
  "sin_plata",
  "asignados",
  "apartados",
  "devueltos",
  "todos",
];

/** Returns the list that an address shows; by default the proposals. */
export const listOf = (value: string | undefined): BankList =>
  lists.find((list) => list === value) ?? "propuestas";

type Account = BankOverviewQuery["bankAccounts"][number];

const days = { key: "fechas", from: "desde", to: "hasta" } as const;

/** Returns the filters of the lists, stored in the address. */
export const bankFilters = (accounts: readonly Account[], list: BankList): readonly Filter[] => [
  {
    kind: "search",
    key: "search",
    label: list === "sin_plata" ? "Contrato, cliente o referencia" : "Descripción o referencia",
  },
  ...(list === "sin_plata"
    ? []
    : ([
        {
          kind: "select",
          key: "cuenta",
          label: "Cuenta",
          ofRows: true,
          options: [
            { value: "", label: "Todas" },
            ...accounts.map((account) => ({ value: account.id, label: longAccount(account) })),
          ],
        },
        {
          kind: "select",
          key: "clase",
          label: "Clase",
          options: [
            { value: "", label: "Todas" },
            ...Object.entries(movementKindLabels).map(([value, label]) => ({ value, label })),
          ],
        },
      ] as const)),
  ...(list === "sin_plata"
    ? []
    : ([
        {
          kind: "select",
          key: "sentido",
          label: "Sentido",
          options: [
            { value: "", label: "Todos" },
            { value: "entradas", label: "Lo que entró" },
            { value: "salidas", label: "Lo que salió" },
          ],
        },
      ] as const)),
  { kind: "days", ...days, label: "Cuándo" },
];

const isKind = (value: string | undefined): value is MovementKind =>
  value !== undefined && Object.hasOwn(movementKindLabels, value);

/** Returns the filter of the movements from the address parameters. */
export function movementFilterOf(values: Readonly<Record<string, string>>): BankMovementFilter {
  const list = listOf(values.lista);
  const { from, to } = daysAsked(values, days);
  return {
    list: list === "sin_plata" ? undefined : list,
    accountId: values.cuenta || undefined,
    salidas: values.sentido ? values.sentido === "salidas" : undefined,
    kind: isKind(values.clase) ? values.clase : undefined,
    startDate: from,
    endDate: to,
    search: values.search || undefined,
  };
}

/** Returns the filter of the payments without a movement from the address parameters. */
export function unbackedFilterOf(values: Readonly<Record<string, string>>): PaymentFilter {
  const { from, to } = daysAsked(values, days);
  return { startDate: from, endDate: to, search: values.search || undefined };
}
