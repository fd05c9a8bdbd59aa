import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { useEffect, useRef } from "react";
import { FactList } from "../../../../ui/desk/FactList.tsx";
import { KeysLegend } from "../../../../ui/desk/KeysLegend.tsx";
import { ActButton } from "../../../../ui/dialog/ActButton.tsx";
import { formatAgo, formatDay } from "../../../../ui/days.ts";
import { FormFailure } from "../../../../ui/form/FormFailure.tsx";
import { useLetters } from "../../../../ui/letter-keys.ts";
import { Money } from "../../../../ui/Money.tsx";
import { useContactOpens } from "../../../../ui/passage/useContactOpens.ts";
import { whatsAppOf } from "@travesia/api/colombia/phones";
import { StatusChip } from "../../../../ui/StatusChip.tsx";
import type { ReceivableRowFragment } from "../receivables.generated.ts";
import { ageLabel, debtAgeTones, receivableTexts as texts } from "../receivable.texts.ts";
import type { ReceivableActions } from "../receivable.acts.tsx";

interface CollectedDebtProps {
  readonly row: ReceivableRowFragment;
  /** Number of remaining clients, including this one. */
  readonly left: number;
  readonly actions: ReceivableActions;
  /** Address of the contract. */
  readonly contract: string;
  readonly onSkip: () => void;
}

const keys = [
  ["Enter", "Escribir"],
  ["P", "Promesa"],
  ["S", "Después"],
] as const;

/**
 * Shows one client's debt. The focused button opens WhatsApp with a message that contains the amount, account
 * and payment link, and records the reminder; the next client follows.
 */
export function CollectedDebt({ row, left, actions, contract, onSkip }: CollectedDebtProps) {
  const opens = useContactOpens();
  const primary = useRef<HTMLButtonElement>(null);
  useEffect(() => primary.current?.focus(), []);
  const { cliente, telefono, saldo, saldoVencido, age, daysOverdue, porVerificar } = row;
  const writes = telefono !== null && telefono !== undefined && whatsAppOf(telefono) !== null;
  useLetters(({ letter, held }) => {
    if (held) return false;
    if (letter === "p") actions.onAct("promise", row);
    else if (letter === "s") onSkip();
    else return false;
    return true;
  });
  return (
    <Stack component="section" aria-label={`Deuda de ${cliente}`} sx={{ gap: 3, maxWidth: 640 }}>
      <Box>
        <Typography variant="caption" color="textSecondary" component="p" aria-live="polite">
          {left === 1 ? "Queda 1" : `Quedan ${left.toLocaleString("es-CO")}`}
        </Typography>
        <Typography variant="h5" component="h2">
          {cliente}
        </Typography>
        <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
          <Money amount={saldoVencido} strong sx={{ fontSize: "1.75rem" }} />
          <StatusChip label={ageLabel(age, daysOverdue)} tone={debtAgeTones[age]} />
        </Stack>
      </Box>
      <FactList
        facts={[
          [
            "Viaje",
            <Link key="viaje" href={contract}>
              {row.contractNumber} · {row.destino}
            </Link>,
          ],
          ["Saldo", formatCop(saldo)],
          ...(porVerificar > 0 ? [["Por verificar", formatCop(porVerificar)] as const] : []),
          ["Último contacto", row.lastContact ? formatAgo(row.lastContact) : "Nunca"],
          ...(row.promisedDay
            ? [
                [
                  "Prometió",
                  `${formatCop(row.promisedAmount ?? 0)} para el ${formatDay(row.promisedDay)}`,
                ] as const,
              ]
            : []),
          ...(telefono
            ? [
                [
                  "Teléfono",
                  <Link key="telefono" href={`tel:${telefono}`}>
                    {telefono}
                  </Link>,
                ] as const,
              ]
            : []),
        ]}
      />
      {porVerificar > 0 && (
        <Alert severity="info">Ya reportó {formatCop(porVerificar)}: verifícalo antes de cobrarle.</Alert>
      )}
      <FormFailure failure={actions.failure} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
        {writes ? (
          <ActButton
            ref={primary}
            variant="contained"
            loading={actions.busy}
            reason={opens}
            onClick={() => actions.onAct("remindByWhatsapp", row)}
          >
            {texts.whatsapp}
          </ActButton>
        ) : (
          <ActButton
            ref={primary}
            variant="contained"
            loading={actions.busy}
            reason={opens}
            onClick={() => actions.onAct("remind", row)}
          >
            {texts.remind}
          </ActButton>
        )}
        <ActButton variant="outlined" onClick={() => actions.onAct("promise", row)}>
          {texts.promise}
        </ActButton>
        {writes && (
          <ActButton color="inherit" reason={opens} onClick={() => actions.onAct("remind", row)}>
            {texts.remind}
          </ActButton>
        )}
        <Button color="inherit" onClick={onSkip}>
          {texts.later}
        </Button>
      </Stack>
      <KeysLegend keys={keys} />
    </Stack>
  );
}
