import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TipoVendedor } from "../../../graphql/schema.generated.ts";
import { useDeferredValue, useState } from "react";
import { Money } from "../../../ui/Money.tsx";
import { earnerLabels } from "../commission/commission.texts.ts";
import { MonthsChoice } from "../limit/MonthsChoice.tsx";
import {
  type TermsSimulationQueryVariables,
  useTermsSimulationQuery,
} from "./commission-configs.generated.ts";
import { configTexts as texts } from "./config.texts.ts";
import { Unread } from "../../../base/failure/Unread.tsx";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";

/** Commission terms of a role and trip type, in the form the simulation takes them. */
type Tried = Omit<TermsSimulationQueryVariables["input"], "months">;

/**
 * Shows a simulation of the sellers' earnings under other terms, beside the actual earnings; null while the
 * terms are incomplete.
 */
export function TermsTrial({ role, terms }: { readonly role: TipoVendedor; readonly terms: Tried | null }) {
  const [months, setMonths] = useState(6);
  const tried = useDeferredValue(terms);
  const read = useTermsSimulationQuery({
    variables: { input: { ...(tried as Tried), months } },
    skip: tried === null,
  });
  const found = lastAnswer(read)?.commissionTermsSimulation;
  return (
    <Box component="section" aria-label={texts.trial}>
      <MonthsChoice title={texts.trial} lead={texts.trialOver} months={months} onMonths={setMonths} />
      <Unread of={read} apart />
      {terms === null && <Typography variant="body2">{texts.trialWaits}</Typography>}
      {terms !== null && found && found.total.contratos === 0 && (
        <Typography variant="body2">{texts.trialEmpty}</Typography>
      )}
      {terms !== null && found && found.total.contratos > 0 && (
        <Box component="table" sx={{ width: "100%", borderCollapse: "collapse", fontSize: 13 }}>
          <thead>
            <Box component="tr" sx={{ "& th": { textAlign: "right", py: 1, fontWeight: 600 } }}>
              <Box component="th" scope="col" sx={{ "&&": { pl: 0, textAlign: "left" } }}>
                Rol
              </Box>
              <th scope="col">Ganó</th>
              <th scope="col">Habría ganado</th>
              <th scope="col">Diferencia</th>
            </Box>
          </thead>
          <tbody>
            {[
              ...found.roles.map((one) => ({
                ...one,
                label: earnerLabels[one.role],
                own: one.role === role,
              })),
              { ...found.total, label: "Total", own: false },
            ].map(({ label, contratos, ganado, seria, diferencia, own }) => (
              <Box
                component="tr"
                key={label}
                sx={{
                  "& td, & th": { textAlign: "right", py: 1, pl: 2, borderTop: 1, borderColor: "divider" },
                }}
              >
                <Box
                  component="th"
                  scope="row"
                  sx={{ "&&": { pl: 0, textAlign: "left", fontWeight: own ? 600 : 400 } }}
                >
                  {label} · {contratos === 1 ? "1 contrato" : `${contratos} contratos`}
                </Box>
                <td>
                  <Money amount={ganado} />
                </td>
                <td>
                  <Money amount={seria} />
                </td>
                <td>
                  <Money amount={diferencia} strong={diferencia !== 0} />
                </td>
              </Box>
            ))}
          </tbody>
        </Box>
      )}
      {terms !== null && found?.recortado && (
        <Typography variant="caption" color="textSecondary">
          {texts.trialCut}
        </Typography>
      )}
    </Box>
  );
}
