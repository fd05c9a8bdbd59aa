import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { paymentForms, planChip } from "../contract/contract.texts.ts";
import type { ContractRecordFragment } from "../contract/contracts.generated.ts";

const wide = { display: { xs: "none", sm: "table-cell" } } as const;
const narrow = { display: { xs: "block", sm: "none" }, mt: 1 } as const;

/** The payment plan of a contract: what is due when, and how far each line is paid. */
export function PlanSection({
  contract: { plan, formaPago },
}: {
  readonly contract: Pick<ContractRecordFragment, "plan" | "formaPago">;
}) {
  return (
    <Section title={`Plan de pagos · ${paymentForms[formaPago]}`} flush>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Pago</TableCell>
            <TableCell>Fecha límite</TableCell>
            <TableCell align="right">Valor</TableCell>
            <TableCell align="right" sx={wide}>
              Pagado
            </TableCell>
            <TableCell sx={wide}>Estado</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {plan.map((line) => (
            <TableRow key={line.id}>
              <TableCell>
                {line.descripcion}
                <Box sx={narrow}>
                  <StatusChip {...planChip(line)} />
                </Box>
              </TableCell>
              <TableCell>
                <DayText day={line.fechaVencimiento} />
              </TableCell>
              <TableCell align="right">
                <Money amount={line.monto} />
              </TableCell>
              <TableCell align="right" sx={wide}>
                <Money amount={line.pagado} />
              </TableCell>
              <TableCell sx={wide}>
                <StatusChip {...planChip(line)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
