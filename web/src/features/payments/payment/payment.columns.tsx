import { meansText } from "@travesia/api/payments/payment/means/means.rules";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { titledPayable } from "@travesia/api/payments/payable/payable.rules";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { followLabel, followTone, paymentTexts } from "./payment.texts.ts";
import { markOf, PaymentStanding } from "./PaymentChips.tsx";
import type { PaymentFollowUpQuery, PaymentQueueQuery } from "./payments.generated.ts";

export type QueuedPayment = PaymentQueueQuery["payments"]["items"][number];
export type FollowedContract = PaymentFollowUpQuery["paymentFollowUp"]["items"][number];

const wide = 152;
const narrow = 120;
const twoLines = (first: ReactNode, second: string | null) => (
  <TwoLines second={second} width={narrow} cutsFirst>
    {first}
  </TwoLines>
);

const registrar = ({ createdBy }: QueuedPayment) =>
  createdBy ? `Registró ${createdBy.name} ${createdBy.lastname.split(" ")[0] ?? ""}` : "En línea";

/** Columns of the verification queue: all of them fit beside the buttons from 1280 px up. */
export const queueColumns: readonly Column<QueuedPayment>[] = [
  {
    key: "contrato",
    label: "Por",
    card: "title",
    cell: ({ paidFor }) => (
      <TwoLines second={`${paidFor.clientTrip.nombreCliente} · ${paidFor.clientTrip.destino}`} width={wide}>
        {paidFor.contractId ? paidFor.name : titledPayable(paidFor)}
      </TwoLines>
    ),
  },
  { key: "monto", label: "Valor", align: "right", cell: ({ monto }) => <Money amount={monto} strong /> },
  {
    key: "fechaPago",
    label: "Fecha de pago",
    cell: (payment) => twoLines(<DayText day={payment.fechaPago} />, registrar(payment)),
  },
  {
    key: "medio",
    label: "Medio",
    cell: (payment) => twoLines(meansText(payment), payment.referenciaPago ?? null),
  },
  {
    key: "status",
    label: "Estado",
    card: "corner",
    mark: markOf,
    cell: (payment) => <PaymentStanding payment={payment} />,
  },
];

/** Columns of the follow-up of payments. */
export const followColumns: readonly Column<FollowedContract>[] = [
  {
    key: "contrato",
    label: "Contrato",
    card: "title",
    cell: ({ contractNumber }) => (
      <Box component="span" sx={{ whiteSpace: "nowrap" }}>
        {contractNumber}
      </Box>
    ),
  },
  {
    key: "cliente",
    label: "Cliente",
    cell: ({ cliente, destino }) => (
      <TwoLines second={destino} width={120} wholeFirst>
        {cliente}
      </TwoLines>
    ),
  },
  { key: "viaje", label: "Viaje", cell: ({ fechaInicioViaje }) => <DayText day={fechaInicioViaje} /> },
  {
    key: "proximo",
    label: "Próximo pago",
    cell: ({ proximoPago }) =>
      proximoPago ? (
        <Box component="span" sx={{ lineHeight: 1.35 }}>
          <Money amount={proximoPago.monto} />{" "}
          <Typography
            variant="caption"
            color="textSecondary"
            component="span"
            sx={{ display: { xs: "inline", md: "block" } }}
          >
            <DayText day={proximoPago.fechaVencimiento} />
          </Typography>
        </Box>
      ) : (
        "—"
      ),
  },
  {
    key: "estado",
    label: "Estado",
    card: "corner",
    cell: ({ estado, prioridad }) => (
      <StatusChip label={followLabel(estado, prioridad)} tone={followTone(estado, prioridad)} />
    ),
  },
  {
    key: "precio",
    label: "Precio",
    align: "right",
    cell: ({ precioTotal }) => <Money amount={precioTotal} />,
  },
  {
    key: "pagado",
    label: "Pagado",
    align: "right",
    cell: ({ totalPagado }) => <Money amount={totalPagado} />,
  },
  {
    key: "saldo",
    label: "Saldo",
    align: "right",
    cell: ({ saldoPendiente, porVerificar }) => (
      <Box sx={{ lineHeight: 1.35 }}>
        <Money amount={saldoPendiente} strong />
        {porVerificar > 0 && (
          <Typography
            variant="caption"
            color="textSecondary"
            component="div"
            sx={{ whiteSpace: { md: "nowrap" } }}
          >
            <Money amount={porVerificar} /> {paymentTexts.waits}
          </Typography>
        )}
      </Box>
    ),
  },
];
