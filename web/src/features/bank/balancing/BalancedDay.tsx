import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import { DottedArc } from "../../../ui/passage/DottedArc.tsx";
import { bankPaths } from "../bank.paths.ts";
import type { BankOverviewQuery } from "../bank.generated.ts";
import { balancingTexts as texts, leftText } from "./balancing.texts.ts";

interface BalancedDayProps {
  readonly counted: BankOverviewQuery["bankCounters"];
  /** Restores the movements that were skipped; null when there are none. */
  readonly onAgain: (() => void) | null;
}

const listOf = (lista: string): string =>
  `${bankPaths.movements.to()}?${new URLSearchParams({ lista }).toString()}`;

/**
 * Shows the result of the day's reconciliation: everything agrees, or the remaining differences, and three
 * figures.
 */
export function BalancedDay({ counted, onAgain }: BalancedDayProps) {
  const {
    unowned,
    unownedAmount,
    unownedCentavos,
    unbacked,
    unbackedAmount,
    outflows,
    outflowsAmount,
    outflowsCentavos,
    matchedToday,
    matchedTodayAmount,
  } = counted;
  const balanced = unowned + outflows === 0 && unbacked === 0;
  return (
    <Stack sx={{ gap: 5, maxWidth: 760 }}>
      <Stack sx={{ gap: 2 }}>
        <DottedArc width={160} height={36} />
        <Typography variant="h4" component="h2">
          {balanced ? texts.balanced : `Quedan ${leftText(unowned + outflows, unbacked)}.`}
        </Typography>
      </Stack>
      <Figures
        figures={[
          {
            label: "Identificado hoy",
            value: <Money amount={matchedTodayAmount} />,
            note: matchedToday === 1 ? "1 movimiento" : `${matchedToday.toLocaleString("es-CO")} movimientos`,
            href: listOf("asignados"),
          },
          {
            label: "Por identificar",
            value: <Money amount={unownedAmount} cents={unownedCentavos} />,
            note: unowned === 1 ? "1 movimiento" : `${unowned.toLocaleString("es-CO")} movimientos`,
            href: listOf("sin_dueno"),
          },
          ...(outflows === 0
            ? []
            : [
                {
                  label: texts.outflows,
                  value: <Money amount={-outflowsAmount} cents={-outflowsCentavos} />,
                  note: outflows === 1 ? "1 movimiento" : `${outflows.toLocaleString("es-CO")} movimientos`,
                  href: `${listOf("sin_dueno")}&sentido=salidas`,
                },
              ]),
          {
            label: "Sin ver en el banco",
            value: <Money amount={unbackedAmount} />,
            note: unbacked === 1 ? "1 pago" : `${unbacked.toLocaleString("es-CO")} pagos`,
            href: listOf("sin_plata"),
          },
        ]}
      />
      {onAgain && (
        <Button variant="outlined" sx={{ alignSelf: "start" }} onClick={onAgain}>
          {texts.skippedAgain}
        </Button>
      )}
    </Stack>
  );
}
