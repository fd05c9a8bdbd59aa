import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { Money } from "../../ui/Money.tsx";
import type { FigureLine } from "./figure-lines.ts";

interface MonthFiguresProps {
  readonly lines: readonly FigureLine[];
  readonly isClosed: boolean;
}

/** The figures of a month; of a closed one those that its closing kept beside the present ones. */
export function MonthFigures({ lines, isClosed }: MonthFiguresProps) {
  return (
    <Table size="small" aria-label="Cifras del mes">
      <TableHead>
        <TableRow>
          <TableCell component="th">Concepto</TableCell>
          {isClosed && (
            <TableCell component="th" align="right">
              Al cerrar
            </TableCell>
          )}
          <TableCell component="th" align="right">
            {isClosed ? "Hoy" : "Total"}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ key, label, strong = false, kept, now }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row" sx={{ fontWeight: strong ? 600 : 400 }}>
              {label} ({now.cantidad})
            </TableCell>
            {isClosed && (
              <TableCell align="right">
                <Money amount={kept?.total ?? 0} strong={strong} />
              </TableCell>
            )}
            <TableCell align="right">
              <Money amount={now.total} strong={strong} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
