import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type CalculationType, promisedRoles } from "@travesia/api/quotes/calculation/calculation.rules";
import { Money } from "../../../ui/Money.tsx";
import { commissionKinds, sellerLabels } from "./calculation.texts.ts";

interface Figure {
  readonly porcentaje: number | null;
  readonly valorFijo: number | null;
  readonly valorPorPersona: number | null;
  readonly tipoCalculo: CalculationType | null;
  readonly total: number | null;
}

/** Shows the commission of each seller: its calculation and its amount. */
export function CalculationCommissions({
  commissions,
  present,
}: {
  readonly commissions: {
    readonly asesor: Figure | null;
    readonly lider: Figure | null;
    readonly gerente: Figure | null;
    readonly totalComisiones: number | null;
  };
  readonly present: Readonly<Record<(typeof promisedRoles)[number], boolean>>;
}) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {promisedRoles.map((role) => {
        const figure = commissions[role];
        return (
          <Box
            key={role}
            sx={{
              display: "flex",
              justifyContent: "space-between",
              gap: 4,
              py: 2.5,
              borderBottom: 1,
              borderColor: "divider",
            }}
          >
            <Box component="dt">
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {sellerLabels[role]}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="div">
                {present[role] && figure ? <Terms figure={figure} /> : "No participa en esta cotización"}
              </Typography>
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <Money amount={figure?.total ?? 0} />
            </Box>
          </Box>
        );
      })}
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 4, pt: 3 }}>
        <Typography component="dt" sx={{ fontWeight: 650 }}>
          Total comisiones
        </Typography>
        <Box component="dd" sx={{ m: 0 }}>
          <Money amount={commissions.totalComisiones ?? 0} strong />
        </Box>
      </Box>
    </Box>
  );
}

function Terms({ figure }: { readonly figure: Figure }) {
  const kind = figure.tipoCalculo ?? "fixed_per_person";
  return (
    <>
      {commissionKinds[kind]}:{" "}
      {kind === "percentage" ? (
        `${figure.porcentaje ?? 0} %`
      ) : (
        <Money amount={kind === "fixed_total" ? figure.valorFijo : figure.valorPorPersona} />
      )}
    </>
  );
}
