import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { DayText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import { Section } from "../../ui/Section.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { paymentForms, planLabels, planTones } from "./contract.texts.ts";
import type { ContractRecordFragment } from "./contracts.generated.ts";

/** The payment plan of a contract: what is due when, and how far each line is paid. */
export function PlanSection({ contract: { plan, formaPago } }: { readonly contract: Pick<ContractRecordFragment, "plan" | "formaPago"> }) {
  return (
    <Section title={`Plan de pagos · ${paymentForms[formaPago]}`} flush>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Pago</TableCell>
            <TableCell>Fecha límite</TableCell>
            <TableCell align="right">Valor</TableCell>
            <TableCell align="right" sx={{ display: { xs: "none", sm: "table-cell" } }}>
              Pagado
            </TableCell>
            <TableCell>Estado</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {plan.map(({ id, descripcion, fechaVencimiento, monto, pagado, estado }) => (
            <TableRow key={id}>
              <TableCell>{descripcion}</TableCell>
              <TableCell>
                <DayText day={fechaVencimiento} />
              </TableCell>
              <TableCell align="right">
                <Money amount={monto} />
              </TableCell>
              <TableCell align="right" sx={{ display: { xs: "none", sm: "table-cell" } }}>
                <Money amount={pagado} />
              </TableCell>
              <TableCell>
                <StatusChip label={planLabels[estado]} tone={planTones[estado]} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
