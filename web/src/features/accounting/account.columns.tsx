import { StatusChip } from "../../ui/StatusChip.tsx";
import type { Column } from "../../ui/table/columns.ts";
import type { AccountLineFragment } from "./accounting.generated.ts";
import { accountingTexts as texts } from "./accounting.texts.ts";

const stateOf = ({ code, confirmedAt, confirmedByName }: AccountLineFragment): string =>
  code === null
    ? texts.without
    : confirmedAt === null
      ? texts.toConfirm
      : `Confirmada por ${confirmedByName ?? ""}`;

/** Columns of the accountant's mapping. */
export const accountColumns: readonly Column<AccountLineFragment>[] = [
  {
    key: "label",
    label: "Qué se lleva",
    card: "title",
    value: ({ label }) => label,
    cell: ({ label }) => label,
  },
  {
    key: "code",
    label: "Cuenta",
    value: ({ code }) => code ?? "",
    cell: ({ code }) => (code ? <span style={{ fontVariantNumeric: "tabular-nums" }}>{code}</span> : "—"),
  },
  { key: "name", label: "Nombre", value: ({ name }) => name, cell: ({ name }) => name },
  {
    key: "state",
    label: "Estado",
    value: stateOf,
    cell: (line) => (
      <StatusChip
        label={stateOf(line)}
        tone={line.code === null ? "clay" : line.confirmedAt === null ? "sun" : "leaf"}
      />
    ),
  },
];
