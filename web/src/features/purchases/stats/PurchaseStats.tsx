import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import { useId, useState } from "react";
import { Money } from "../../../ui/Money.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { itemKinds } from "../../contracts/contract/contract.texts.ts";
import { DifferenceAmount, differenceWord } from "../purchase/DifferenceAmount.tsx";
import type { PurchaseItemFragment } from "../purchase/purchases.generated.ts";
import { type KindStats, purchaseStats } from "./purchase.stats.ts";

const columns: readonly Column<KindStats>[] = [
  { key: "tipo", label: "Servicio", cell: ({ tipo }) => itemKinds[tipo] },
  { key: "total", label: "Servicios", align: "right", cell: ({ total }) => total },
  { key: "bought", label: "Comprados", align: "right", cell: ({ bought }) => bought },
  { key: "paid", label: "Pagados", align: "right", cell: ({ paid }) => paid },
  { key: "quoted", label: "Cotizado", align: "right", cell: ({ quoted }) => <Money amount={quoted} /> },
  {
    key: "cost",
    label: figures.compras.label,
    align: "right",
    cell: ({ cost }) => <Money amount={cost} />,
  },
  {
    key: "difference",
    label: "Diferencia de lo comprado",
    align: "right",
    cell: ({ difference }) => (
      <>
        {difference !== 0 && `${differenceWord(difference)} `}
        <DifferenceAmount amount={difference} />
      </>
    ),
  },
];

/** Shows the purchases of a contract by kind of service, on demand. */
export function PurchaseStats({ items }: { readonly items: readonly PurchaseItemFragment[] }) {
  const [open, setOpen] = useState(false);
  const table = useId();
  return (
    <Stack sx={{ gap: 3 }}>
      <Button
        aria-expanded={open}
        aria-controls={table}
        onClick={() => setOpen(!open)}
        sx={{ alignSelf: "flex-start" }}
      >
        {open ? "Ocultar las cifras por servicio" : "Ver las cifras por servicio"}
      </Button>
      <div id={table} hidden={!open}>
        {open && (
          <DataTable
            label="Compras por servicio"
            columns={columns}
            rows={purchaseStats(items)}
            rowKey={({ tipo }) => tipo}
            empty={null}
          />
        )}
      </div>
    </Stack>
  );
}
