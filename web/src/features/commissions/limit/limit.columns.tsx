import Typography from "@mui/material/Typography";
import { roleLabel } from "@travesia/api/permissions";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { limitLabels, limitTones, monthName } from "../commission/commission.texts.ts";
import type { MonthlyLimitsQuery } from "../commission/commissions.generated.ts";
import { LimitProgress } from "./LimitProgress.tsx";

/** Monthly limit of one seller. */
export type LimitLine = MonthlyLimitsQuery["monthlyLimits"][number];

/** Columns of the list of monthly limits. */
export const limitColumns: readonly Column<LimitLine>[] = [
  {
    key: "seller",
    value: ({ vendedor }) => vendedor.nombre,
    label: "Vendedor",
    card: "title",
    cell: ({ vendedor: { id, nombre, role } }) => (
      <>
        <span style={{ whiteSpace: "nowrap" }}>{nombre}</span>
        <Typography variant="caption" color="textSecondary" component="div" noWrap>
          ID {id} · {roleLabel(role)}
        </Typography>
      </>
    ),
  },
  {
    key: "month",
    label: "Mes Actual",
    cell: ({ mes }) => <span style={{ whiteSpace: "nowrap" }}>{monthName(mes)}</span>,
  },
  {
    key: "paid",
    value: ({ totalPagado }) => totalPagado,
    label: "Pagado este Mes",
    align: "right",
    cell: ({ totalPagado }) => <Money amount={totalPagado} />,
  },
  {
    key: "left",
    value: ({ disponible }) => disponible,
    label: "Límite Restante",
    align: "right",
    cell: ({ disponible, limite }) => (
      <>
        <Money amount={disponible} strong />
        <Typography variant="caption" color="textSecondary" component="div" noWrap>
          de <Money amount={limite} />
        </Typography>
      </>
    ),
  },
  {
    key: "status",
    label: "Estado",
    card: "corner",
    cell: ({ status }) => <StatusChip label={limitLabels[status]} tone={limitTones[status]} />,
  },
  {
    key: "progress",
    value: ({ porcentajeUsado }) => porcentajeUsado,
    label: "Progreso",
    cell: ({ porcentajeUsado, status }) => <LimitProgress percent={porcentajeUsado} status={status} />,
  },
];
