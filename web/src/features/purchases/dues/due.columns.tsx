import { tabOf } from "@travesia/api/addresses";
import Checkbox from "@mui/material/Checkbox";
import Link from "@mui/material/Link";
import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { providerPaths } from "../../providers/providers.paths.ts";
import { installmentTones, installmentWords } from "../purchase/purchase.texts.ts";
import { dueName, dueTexts } from "./dues.texts.ts";
import type { DueRowFragment } from "./dues.generated.ts";

/** Rows selected for payment, and the function that toggles a row. */
export interface DueChoice {
  readonly chosen: ReadonlyMap<string, DueRowFragment>;
  readonly toggle: (due: DueRowFragment) => void;
}

/**
 * Returns the columns of the debts. With `choice` each open debt has a checkbox; without it nothing can be
 * paid here.
 */
export function dueColumns(
  choice: DueChoice | null,
  { withProvider = true, paid = false } = {},
): readonly Column<DueRowFragment>[] {
  return [
    ...(choice
      ? [
          {
            key: "chosen",
            label: dueTexts.pay,
            card: "corner" as const,
            cell: (due: DueRowFragment) =>
              due.paidOn === null && (
                <Checkbox
                  size="small"
                  checked={choice.chosen.has(due.id)}
                  onChange={() => choice.toggle(due)}
                  slotProps={{ input: { "aria-label": dueTexts.choose(`${due.provider}: ${dueName(due)}`) } }}
                  sx={{ p: 1 }}
                />
              ),
          },
        ]
      : []),
    ...(withProvider
      ? [
          {
            key: "provider",
            label: "Proveedor",
            card: "title" as const,
            cell: ({ provider, providerId }: DueRowFragment) => (
              <Link href={providerPaths.one.to({ id: providerId })} sx={{ fontWeight: 600 }}>
                {provider}
              </Link>
            ),
          },
        ]
      : []),
    {
      key: "contract",
      label: "Contrato",
      ...(withProvider ? {} : { card: "title" as const }),
      cell: ({ contractId, contractNumber }) => (
        <Link href={tabOf("contract", contractId, "compras")} sx={{ whiteSpace: "nowrap" }}>
          {contractNumber}
        </Link>
      ),
    },
    { key: "item", label: "Servicio", cell: dueName },
    {
      key: "dueOn",
      label: paid ? "Pagado" : "Vence",
      align: "right",
      cell: ({ dueOn, paidOn }) => {
        const day = paid ? paidOn : dueOn;
        return <span style={{ whiteSpace: "nowrap" }}>{day ? formatDay(day) : dueTexts.undated}</span>;
      },
    },
    {
      key: "estado",
      label: "Estado",
      same: ({ estado }) => estado,
      cell: ({ estado }) => <StatusChip label={installmentWords[estado]} tone={installmentTones[estado]} />,
    },
    { key: "monto", label: "Valor", align: "right", cell: ({ monto }) => <Money amount={monto} /> },
  ];
}
