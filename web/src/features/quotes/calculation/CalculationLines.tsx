import { PageBar } from "../../../ui/table/PageBar.tsx";
import { usePages } from "../../../ui/table/usePages.ts";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { CostLine } from "@travesia/api/quotes/calculation/costs/calculation-lines.rules";
import { Money } from "../../../ui/Money.tsx";
import { costTypeLabels } from "./calculation.texts.ts";

const figure = { whiteSpace: "nowrap" } as const;
const desk = { display: { xs: "none", sm: "table-cell" } } as const;

/** Number of lines on one page. */
const SHOWN = 20;

/** Shows the costs of the trip line by line, paginated, with the urgency of each purchase. */
export function CalculationLines({ lines }: { readonly lines: readonly CostLine[] }) {
  const { shown, bar } = usePages(lines, SHOWN);
  if (lines.length === 0) {
    return (
      <Typography color="textSecondary">
        Aún no hay costos. Escríbelos en las otras pestañas y aparecen aquí.
      </Typography>
    );
  }
  return (
    <Box sx={{ overflowX: "auto", mx: { xs: -4, md: 0 } }}>
      <Table size="small" aria-label="Costos del viaje">
        <TableHead>
          <TableRow>
            <TableCell>Servicio</TableCell>
            <TableCell align="right" sx={desk}>
              Unitario
            </TableCell>
            <TableCell align="right" sx={desk}>
              Cantidad
            </TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((line, index) => (
            <TableRow key={`${line.tipo}-${index}`}>
              <TableCell>
                {line.descripcion}
                <Typography variant="caption" color="textSecondary" component="div">
                  {[
                    line.descripcion === costTypeLabels[line.tipo] ? null : costTypeLabels[line.tipo],
                    line.proveedor,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </Typography>
                <Typography variant="caption" color="textSecondary" sx={{ display: { sm: "none" } }}>
                  <Money amount={line.unitario} /> × {line.cantidad}
                </Typography>
              </TableCell>
              <TableCell align="right" sx={{ ...figure, ...desk }}>
                <Money amount={line.unitario} />
              </TableCell>
              <TableCell align="right" sx={desk}>
                {line.cantidad}
              </TableCell>
              <TableCell align="right" sx={figure}>
                <Money amount={line.total} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <PageBar {...bar} />
    </Box>
  );
}
