import { openingKindLabels } from "@travesia/api/opening/opening.rules";
import type { Column } from "../../ui/table/columns.ts";
import { pesosText } from "./opening.form.ts";
import type { OpeningBalanceFragment } from "./opening.generated.ts";
import { openingTexts as texts } from "./opening.texts.ts";

/** Columns of the opening balances. */
export const openingColumns: readonly Column<OpeningBalanceFragment>[] = [
  {
    key: "owner",
    label: "De",
    card: "title",
    value: ({ nombre }) => nombre,
    cell: ({ nombre }) => nombre,
  },
  {
    key: "kind",
    label: "Qué es",
    value: ({ clase }) => openingKindLabels[clase],
    cell: ({ clase }) => openingKindLabels[clase],
  },
  {
    key: "origin",
    label: "Origen",
    value: ({ proposed }) => (proposed ? texts.fromSystem : texts.typed),
    cell: ({ proposed }) => (proposed ? texts.fromSystem : texts.typed),
  },
  {
    key: "amount",
    label: "Saldo",
    align: "right",
    card: "amount",
    value: ({ monto, centavos }) => monto + centavos / 100,
    cell: (line) => <span style={{ fontVariantNumeric: "tabular-nums" }}>{pesosText(line)}</span>,
  },
];
