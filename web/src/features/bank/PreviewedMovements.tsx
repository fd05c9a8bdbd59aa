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

/** Style that hides a column on a phone, so that day, text and value fit without horizontal scrolling. */
const onWide = { display: { xs: "none", sm: "table-cell" } } as const;

/** Shows how the first lines of a file are interpreted. */
export function PreviewedMovements({ first, lines }: Pick<Preview, "first" | "lines">) {
  return (
    <TableContainer>
      <Table
        size="small"
        sx={{ "& .MuiTableCell-root": { px: { xs: 1, sm: 4 } } }}
        aria-label={`Los primeros de ${lines.toLocaleString("es-CO")} movimientos`}
      >
        <TableHead>
          <TableRow>
            <TableCell>Día</TableCell>
            <TableCell>Descripción</TableCell>
            <TableCell sx={onWide}>Referencia</TableCell>
            <TableCell sx={onWide}>Clase</TableCell>
            <TableCell align="right">Valor</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {first.map(({ line, day, text, reference, kind, amount, centavos }) => (
            <TableRow key={line}>
              <TableCell sx={{ whiteSpace: "nowrap" }}>
                <DayText day={day} />
              </TableCell>
              <TableCell sx={{ overflowWrap: "anywhere" }}>{text}</TableCell>
              <TableCell sx={onWide}>{reference ?? "—"}</TableCell>
              <TableCell sx={onWide}>{movementKindLabels[kind]}</TableCell>
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
