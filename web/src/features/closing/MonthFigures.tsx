import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
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

const wide = { display: { xs: "none", sm: "table-cell" } } as const;

/**
 * Shows the figures of a month. For a closed month, the figures stored at its closing are shown beside the
 * current ones, with the difference.
 */
export function MonthFigures({ lines, isClosed }: MonthFiguresProps) {
  const heads = isClosed ? ["Al cerrar", "Hoy", "Diferencia"] : ["Total"];
  return (
    <Table size="small" aria-label="Cifras del mes" sx={{ "& td, & th": { px: { xs: 2, sm: 4, md: 6 } } }}>
      <TableHead>
        <TableRow>
          <TableCell component="th" scope="col">
            Concepto
          </TableCell>
          {heads.map((head, place) => (
            <TableCell key={head} component="th" scope="col" align="right" sx={place === 2 ? wide : {}}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ key, label, strong = false, kept, now, href }) => {
          const moved = now.total - (kept?.total ?? 0);
          return (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ fontWeight: strong ? 600 : 400 }}>
                {href && now.cantidad > 0 ? <Link href={href}>{label}</Link> : label}{" "}
                <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
                  ({now.cantidad.toLocaleString("es-CO")})
                </Box>
              </TableCell>
              {isClosed && (
                <TableCell align="right">
                  <Money amount={kept?.total ?? 0} strong={strong} />
                </TableCell>
              )}
              <TableCell align="right">
                <Money amount={now.total} strong={strong} />
              </TableCell>
              {isClosed && (
                <TableCell align="right" sx={wide}>
                  {moved === 0 ? "—" : <Money amount={moved} strong={strong} />}
                </TableCell>
              )}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
