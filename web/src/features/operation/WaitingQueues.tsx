import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { Section } from "../../ui/Section.tsx";
import type { OperationOverviewQuery } from "./operation.generated.ts";
import { operationTexts as texts, waitedText } from "./operation.texts.ts";

interface WaitingQueuesProps {
  readonly queues: OperationOverviewQuery["operationState"]["queues"];
}

/**
 * Style that avoids horizontal scrolling on the narrowest phone, because keyboard users could not scroll
 * there.
 */
const fitting = {
  "& .MuiTableCell-root": { px: { xs: 2, sm: 4 } },
};
const figures = { fontVariantNumeric: "tabular-nums" } as const;

/** Shows the number of waiting jobs in each queue, and the age of the oldest. */
export function WaitingQueues({ queues }: WaitingQueuesProps) {
  const filled = queues.filter(({ waiting, running }) => waiting + running > 0);
  return (
    <Section title={texts.waiting} flush={filled.length > 0}>
      {filled.length === 0 ? (
        <Typography color="textSecondary">{texts.noneWaiting}</Typography>
      ) : (
        <Table size="small" aria-label={texts.waiting} sx={fitting}>
          <TableHead>
            <TableRow>
              <TableCell>Cola</TableCell>
              <TableCell align="right">Esperan</TableCell>
              <TableCell align="right">En curso</TableCell>
              <TableCell align="right">La más antigua</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {filled.map(({ name, title, waiting, running, oldestSeconds }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {title}
                </TableCell>
                <TableCell align="right" sx={figures}>
                  {waiting.toLocaleString("es-CO")}
                </TableCell>
                <TableCell align="right" sx={figures}>
                  {running.toLocaleString("es-CO")}
                </TableCell>
                <TableCell align="right" sx={figures}>
                  {oldestSeconds === null ? "—" : waitedText(oldestSeconds)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  );
}
