import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { movementKindLabels } from "@travesia/api/bank/statement/movement-kind.rules";
import { DayText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import type { Preview } from "./useBankImport.ts";

/** Shows how the first lines of a file are understood. */
export function PreviewedMovements({ first, lines }: Pick<Preview, "first" | "lines">) {
  return (
    <TableContainer>
      <Table size="small" aria-label={`Los primeros de ${lines.toLocaleString("es-CO")} movimientos`}>
        <TableHead>
          <TableRow>
            <TableCell>Día</TableCell>
            <TableCell>Descripción</TableCell>
            <TableCell>Referencia</TableCell>
            <TableCell>Clase</TableCell>
            <TableCell align="right">Valor</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {first.map(({ line, day, text, reference, kind, amount, centavos }) => (
            <TableRow key={line}>
              <TableCell sx={{ whiteSpace: "nowrap" }}>
                <DayText day={day} />
              </TableCell>
              <TableCell>{text}</TableCell>
              <TableCell>{reference ?? "—"}</TableCell>
              <TableCell>{movementKindLabels[kind]}</TableCell>
              <TableCell align="right">
                <Money amount={amount} cents={centavos} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
