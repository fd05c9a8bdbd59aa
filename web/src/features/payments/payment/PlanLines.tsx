import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { ownLineOver } from "@travesia/api/payments/client-page/own-page.rules";
import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { planChip } from "../../contracts/contract/contract.texts.ts";
import { paymentTexts } from "./payment.texts.ts";
import { PlanBar, type PlanLine } from "./PlanBar.tsx";
import { openOf } from "../registration/register.form.ts";

interface PlanLinesProps {
  readonly plan: readonly PlanLine[];
  /** True when the contract was cancelled, so that nothing is due any more. */
  readonly over?: boolean;
  /** Called to register the open amount of a line; absent when nothing can be registered. */
  readonly onPay?: (line: PlanLine) => void;
}

const noteOf = ({ estado, pagado, porVerificar, monto, fechaPago, fechaVencimiento }: PlanLine): string => {
  if (estado === "pagada") return fechaPago ? `Pagada el ${formatDay(fechaPago)}` : "Pagada";
  const due =
    estado === "vencido"
      ? `Venció el ${formatDay(fechaVencimiento)}`
      : `Vence el ${formatDay(fechaVencimiento)}`;
  const missing = pagado > 0 ? ` · faltan ${formatCop(monto - pagado)}` : "";
  return `${due}${missing}${porVerificar > 0 ? ` · ${formatCop(porVerificar)} ${paymentTexts.waits}` : ""}`;
};

/** Chip of a line that is no longer due. */
const overChip = { label: ownLineOver.text, tone: ownLineOver.tone };

const overNoteOf = ({ estado, pagado, fechaPago }: PlanLine): string => {
  if (estado === "pagada") return fechaPago ? `Pagada el ${formatDay(fechaPago)}` : "Pagada";
  return pagado > 0 ? `Se pagaron ${formatCop(pagado)}` : "";
};

/** Shows the payment plan: a bar, then each instalment with its amount, due date and paid part. */
export function PlanLines({ plan, over = false, onPay }: PlanLinesProps) {
  return (
    <>
      <PlanBar plan={plan} over={over} />
      <Stack component="ol" aria-label="Plan de pagos" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {plan.map((line, index) => {
          const late = line.estado === "vencido" && !over;
          return (
            <Box
              key={line.id}
              component="li"
              sx={{
                display: "grid",
                gridTemplateColumns: {
                  xs: "1fr auto",
                  sm: onPay ? "1fr auto 128px 132px" : "1fr auto 128px",
                },
                columnGap: 3,
                rowGap: 1,
                py: 2.5,
                alignItems: "center",
                borderTop: index ? 1 : 0,
                borderColor: "divider",
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{line.descripcion}</Typography>
                <Typography variant="body2" color={late ? "error" : "textSecondary"}>
                  {over ? overNoteOf(line) : noteOf(line)}
                </Typography>
              </Box>
              <Money amount={line.monto} strong sx={{ textAlign: "right", order: { sm: 1 } }} />
              <Box>
                <StatusChip {...(over && line.estado !== "pagada" ? overChip : planChip(line))} />
              </Box>
              {onPay && (
                <Box sx={{ textAlign: "right", order: { sm: 2 }, mr: { xs: -1.5, sm: 0 } }}>
                  {openOf(line) > 0 && (
                    <Button
                      size="small"
                      onClick={() => onPay(line)}
                      aria-label={`Registrar pago de ${line.descripcion}`}
                    >
                      Registrar pago
                    </Button>
                  )}
                </Box>
              )}
            </Box>
          );
        })}
      </Stack>
    </>
  );
}
