import Link from "@mui/material/Link";
import { formatCop } from "@travesia/api/cop";
import { formatPhone } from "@travesia/api/colombia/phones";
import { DayText } from "../../../ui/DayText.tsx";
import { formatAgo, formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import { ageLabel, debtAgeTones } from "./receivable.texts.ts";
import type { ReceivableRowFragment } from "./receivables.generated.ts";

/** Columns of the debts: client, amount, first overdue day, next payment, and promise. */
export const receivableColumns: readonly Column<ReceivableRowFragment>[] = [
  {
    key: "cliente",
    label: "Cliente",
    card: "title",
    cell: ({ cliente, contractNumber, destino }) => (
      <TwoLines second={`${contractNumber} · ${destino}`}>{cliente}</TwoLines>
    ),
  },
  {
    key: "telefono",
    label: "Teléfono",
    cell: ({ telefono }) =>
      telefono && (
        <Link href={`tel:${telefono}`} sx={{ whiteSpace: "nowrap" }}>
          {formatPhone(telefono)}
        </Link>
      ),
  },
  { key: "vendedor", label: "Asesor", optional: true, cell: ({ vendedor }) => vendedor },
  {
    key: "oldestDue",
    label: "Mora",
    card: "corner",
    cell: ({ age, daysOverdue }) => (
      <StatusChip label={ageLabel(age, daysOverdue)} tone={debtAgeTones[age]} />
    ),
  },
  {
    key: "saldoVencido",
    named: true,
    label: "Vencido",
    align: "right",
    cell: ({ saldoVencido, porVerificar }) => (
      <TwoLines second={porVerificar > 0 && `${formatCop(porVerificar)} por verificar`}>
        <Money amount={saldoVencido} />
      </TwoLines>
    ),
  },
  {
    key: "saldo",
    named: true,
    label: "Saldo",
    align: "right",
    card: "amount",
    cell: ({ saldo }) => <Money amount={saldo} />,
  },
  {
    key: "nextDue",
    named: true,
    label: "Próximo",
    align: "right",
    cell: ({ nextDue, nextAmount }) =>
      nextDue && (
        <TwoLines second={<Money amount={nextAmount} />}>
          <DayText day={nextDue} />
        </TwoLines>
      ),
  },
  {
    key: "lastContact",
    named: true,
    label: "Último contacto",
    cell: ({ lastContact, promisedDay, promisedAmount, promisedTo }) => (
      <TwoLines
        second={
          promisedDay && (
            <span title={promisedTo ? `Lo anotó ${promisedTo}` : undefined}>
              Promete <Money amount={promisedAmount} /> el {formatDay(promisedDay)}
            </span>
          )
        }
      >
        {lastContact ? formatAgo(lastContact) : "Nunca"}
      </TwoLines>
    ),
  },
];
