import Alert from "@mui/material/Alert";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { settledStatusLabels } from "@travesia/api/bank/settlement/settlement-labels.rules";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { SettlementPreviewedMutation } from "./settlement.generated.ts";
import { SettledSums } from "./SettledSums.tsx";
import { reportCounts, settlementTexts as texts } from "./settlement.texts.ts";

export type ReportPreview = SettlementPreviewedMutation["previewSettlement"];

/** Shows the effect of importing an acquirer's report: its sums, and the payment of each transaction. */
export function PreviewedSettlement({ preview }: { readonly preview: ReportPreview }) {
  const { acquirer, totals, transactions, problem } = preview;
  if (problem) return <Alert severity="warning">{problem}</Alert>;
  return (
    <>
      <Typography component="p" aria-live="polite" sx={{ fontWeight: 600 }}>
        {texts.report(acquirer)} {reportCounts(preview)}
      </Typography>
      <SettledSums sums={totals} />
      <TableContainer sx={{ maxHeight: 320 }}>
        <Table size="small" aria-label={texts.transactions}>
          <TableHead>
            <TableRow>
              <TableCell>Día</TableCell>
              <TableCell>Referencia</TableCell>
              <TableCell>Pago</TableCell>
              <TableCell align="right">Venta</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {transactions.map(({ line, day, reference, payer, status, known, paymentName, gross }) => (
              <TableRow key={line}>
                <TableCell sx={{ whiteSpace: "nowrap" }}>
                  <DayText day={day} />
                </TableCell>
                <TableCell sx={{ overflowWrap: "anywhere" }}>{reference ?? payer ?? "—"}</TableCell>
                <TableCell>
                  {known
                    ? texts.known
                    : status === "aprobada"
                      ? (paymentName ?? texts.noPayment)
                      : settledStatusLabels[status]}
                </TableCell>
                <TableCell align="right">
                  <Money amount={gross.amount} cents={gross.centavos} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
