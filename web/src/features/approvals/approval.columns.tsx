import Typography from "@mui/material/Typography";
import { formatDay } from "../../ui/days.ts";
import { Money } from "../../ui/Money.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import type { Column } from "../../ui/table/columns.ts";
import { approvalLabels, approvalTexts, approvalTones, kindLabels } from "./approval.texts.ts";
import type { ApprovalRowFragment } from "./approvals.generated.ts";

/** Columns of the list of approvals. */
export const approvalColumns: readonly Column<ApprovalRowFragment>[] = [
  { key: "payee", label: "A quién", card: "title", cell: ({ payee }) => payee },
  {
    key: "concept",
    label: "Por qué",
    cell: ({ kind, concept }) => (
      <>
        {kindLabels[kind]}{" "}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ lineHeight: "inherit" }}>
          {concept}
        </Typography>
      </>
    ),
  },
  {
    key: "account",
    label: "Cuenta",
    cell: ({ maskedAccount }) => <span style={{ whiteSpace: "nowrap" }}>{maskedAccount}</span>,
  },
  {
    key: "createdAt",
    label: "La pidió",
    cell: ({ askedBy, createdAt }) => (
      <>
        <span style={{ whiteSpace: "nowrap" }}>
          {askedBy.name} {askedBy.lastname}
        </span>
        <Typography variant="caption" color="textSecondary" component="div" noWrap>
          {formatDay(createdAt)}
        </Typography>
      </>
    ),
  },
  {
    key: "status",
    label: "Estado",
    same: ({ status, current }) => `${status} ${String(current)}`,
    card: "corner",
    cell: ({ status, current }) =>
      !current && (status === "waiting" || status === "approved") ? (
        <StatusChip label={approvalTexts.stale} tone="clay" />
      ) : (
        <StatusChip label={approvalLabels[status]} tone={approvalTones[status]} />
      ),
  },
  { key: "monto", label: "Valor", align: "right", cell: ({ monto }) => <Money amount={monto} strong /> },
];
