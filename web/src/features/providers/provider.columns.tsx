import Typography from "@mui/material/Typography";
import { formatDocument } from "@travesia/api/colombia/documents";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import { formatDay } from "../../ui/days.ts";
import { Money } from "../../ui/Money.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import type { Column } from "../../ui/table/columns.ts";
import { statusLabels, statusTones, termText } from "./provider.texts.ts";
import type { ProviderRowFragment } from "./providers.generated.ts";

const absent = (text: string) => (
  <Typography component="span" variant="body2" color="textSecondary">
    {text}
  </Typography>
);

/** Columns of the directory. */
export const providerColumns: readonly Column<ProviderRowFragment>[] = [
  { key: "name", label: "Proveedor", card: "title", cell: ({ name }) => name },
  {
    key: "nit",
    label: "NIT",
    cell: ({ nit }) =>
      nit ? <span style={{ whiteSpace: "nowrap" }}>{formatDocument(nit)}</span> : absent("Sin NIT"),
  },
  {
    key: "paymentDays",
    label: "Plazo",
    same: ({ paymentDays }) => paymentDays,
    card: "hidden",
    cell: ({ paymentDays }) => termText(paymentDays) ?? absent("Sin acordar"),
  },
  {
    key: "purchaseCount",
    label: "N.º de compras",
    align: "right",
    card: "hidden",
    cell: ({ purchaseCount }) => purchaseCount,
  },
  {
    key: "owed",
    label: figures.porPagar.label,
    align: "right",
    card: "amount",
    cell: ({ owed }) => <Money amount={owed} />,
  },
  {
    key: "overdue",
    label: "Vencido",
    same: ({ overdue }) => overdue,
    card: "hidden",
    align: "right",
    cell: ({ overdue }) =>
      overdue > 0 ? (
        <Typography component="span" variant="body2" color="error" sx={{ fontWeight: 600 }}>
          <Money amount={overdue} />
        </Typography>
      ) : (
        "–"
      ),
  },
  {
    key: "nextDue",
    label: "Próximo pago",
    same: ({ nextDue }) => nextDue,
    card: "hidden",
    align: "right",
    cell: ({ nextDue }) => (nextDue ? formatDay(nextDue) : "–"),
  },
  {
    key: "status",
    label: "Estado",
    same: ({ status }) => status,
    card: "corner",
    cell: ({ status }) => <StatusChip label={statusLabels[status]} tone={statusTones[status]} />,
  },
];
