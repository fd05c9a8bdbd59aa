import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useDeferredValue, useState } from "react";
import { Money } from "../../../ui/Money.tsx";
import { monthName } from "../commission/commission.texts.ts";
import { MonthsChoice } from "./MonthsChoice.tsx";
import { limitTexts as texts } from "./limit.texts.ts";
import { useLimitSimulationQuery } from "./limits.generated.ts";
import { Unread } from "../../../base/failure/Unread.tsx";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";

interface LimitTrialProps {
  readonly userId: number;
  /** Limit that is simulated, in COP; null while the field is empty. */
  readonly limite: number | null;
}

/** Shows the simulated effect of a limit on a seller's last months, beside the current limit. */
export function LimitTrial({ userId, limite }: LimitTrialProps) {
  const [months, setMonths] = useState(6);
  const tried = useDeferredValue(limite);
  const read = useLimitSimulationQuery({
    variables: { input: { userId, limite: tried ?? 0, months } },
    skip: tried === null,
  });
  const [seller] = lastAnswer(read)?.monthlyLimitSimulation ?? [];
  return (
    <Box component="section" aria-label={texts.trial}>
      <MonthsChoice title={texts.trial} lead={texts.trialOver} months={months} onMonths={setMonths} />
      <Unread of={read} apart />
      {seller && (
        <>
          <Typography variant="body2" aria-live="polite">
            {texts.waited(
              seller.nuevo.meses.length,
              seller.nuevo.mesesConEspera,
              seller.actual.mesesConEspera,
            )}
          </Typography>
          <Box component="table" sx={{ width: "100%", mt: 2, borderCollapse: "collapse", fontSize: 13 }}>
            <thead>
              <Box component="tr" sx={{ "& th": { textAlign: "right", py: 1, fontWeight: 600 } }}>
                <Box component="th" scope="col" sx={{ "&&": { pl: 0, textAlign: "left" } }}>
                  Mes
                </Box>
                <th scope="col">Por pagar</th>
                <th scope="col">Se paga</th>
                <th scope="col">Espera</th>
              </Box>
            </thead>
            <tbody>
              {seller.nuevo.meses.map(({ mes, porPagar, pagado, enEspera }) => (
                <Box
                  component="tr"
                  key={mes}
                  sx={{
                    "& td, & th": { textAlign: "right", py: 1, pl: 2, borderTop: 1, borderColor: "divider" },
                  }}
                >
                  <Box
                    component="th"
                    scope="row"
                    sx={{ "&&": { pl: 0, textAlign: "left", fontWeight: 400 } }}
                  >
                    {monthName(mes)}
                  </Box>
                  <td>
                    <Money amount={porPagar} />
                  </td>
                  <td>
                    <Money amount={pagado} />
                  </td>
                  <td>
                    <Money amount={enEspera} strong={enEspera > 0} />
                  </td>
                </Box>
              ))}
            </tbody>
          </Box>
        </>
      )}
    </Box>
  );
}
