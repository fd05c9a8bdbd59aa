import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { colourProblem, normalColour } from "@travesia/api/content/agency/mark.rules";
import { formatCop } from "@travesia/api/cop";
import { faces, light, radius } from "@travesia/api/look";
import type { ReactNode } from "react";
import { type Control, useWatch } from "react-hook-form";
import { AgencyBand } from "../../../base/layout/AgencyBand.tsx";
import { DottedArc } from "../../../ui/passage/DottedArc.tsx";
import { usePictureAddress } from "../usePictureAddress.ts";
import type { AgencyForm } from "./agency.form.ts";

/** Example trip of the preview. */
const example = {
  from: "Bogotá",
  to: "Cartagena",
  days: "12 al 16 de junio",
  price: 4_280_000,
  paid: 1_284_000,
};

interface SampleProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows the preview of one document that a client receives; white in both themes, like a print. */
const Sample = ({ title, children }: SampleProps) => (
  <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
    <Typography component="figcaption" variant="caption" color="textSecondary">
      {title}
    </Typography>
    <Box
      sx={{
        mt: 1,
        overflow: "hidden",
        border: 1,
        borderColor: "divider",
        borderRadius: `${radius.card}px`,
        backgroundColor: light.paper,
        color: light.ink,
      }}
    >
      {children}
    </Box>
  </Box>
);

const display = { fontFamily: faces.display, fontSize: "1.25rem", lineHeight: 1.2 } as const;
const figures = { fontWeight: 650, fontVariantNumeric: "tabular-nums" } as const;

/**
 * Previews a proposal and a receipt in the entered logo and colour; in the default colour while the entered
 * one is invalid.
 */
export function MarkPreview({ control }: { readonly control: Control<AgencyForm> }) {
  const [picture, typed, name, nit, rnt] = useWatch({
    control,
    name: ["picture", "brandColour", "name", "nit", "rntNumber"],
  });
  const logo = usePictureAddress(picture);
  const problem = typed ? colourProblem(typed) : null;
  const colour = typed && !problem ? normalColour(typed) : light.sea;
  return (
    <Stack component="section" aria-label="Así lo ven tus clientes" sx={{ gap: 3, minWidth: 0 }}>
      <Typography variant="subtitle2" component="h2">
        Así lo ven tus clientes
      </Typography>
      {problem !== null && (
        <Typography role="status" variant="body2" color="warning">
          {problem} Mientras tanto, la muestra va en el azul de Travesía.
        </Typography>
      )}
      <Box
        sx={{
          display: "grid",
          gap: 4,
          gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
        }}
      >
        <Sample title="Propuesta">
          <AgencyBand name={name} rnt={rnt} logo={logo} colour={colour} />
          <Box sx={{ p: 4, backgroundColor: light.sand }}>
            <Box sx={display}>Tu viaje a {example.to}</Box>
            <Typography variant="body2" sx={{ color: light.mist, mt: 1 }}>
              {example.days} · 2 viajeros
            </Typography>
            <Typography sx={{ ...figures, mt: 3 }}>{formatCop(example.price)}</Typography>
          </Box>
        </Sample>
        <Sample title="Recibo">
          <Box sx={{ display: "flex", alignItems: "center", gap: 3, px: 4, py: 3 }}>
            {logo === null ? (
              <Box sx={{ ...display, color: colour, flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                {name}
              </Box>
            ) : (
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box
                  component="img"
                  src={logo}
                  alt=""
                  sx={{ display: "block", height: 40, maxWidth: 180, objectFit: "contain" }}
                />
              </Box>
            )}
            <Typography variant="caption" sx={{ textAlign: "right", color: light.mist }}>
              {logo !== null && <strong style={{ display: "block", color: light.ink }}>{name}</strong>}
              NIT {nit}
            </Typography>
          </Box>
          <Box sx={{ height: 3, mx: 4, backgroundColor: colour }} />
          <Box sx={{ p: 4 }}>
            <Typography variant="caption" sx={{ fontWeight: 650, color: colour }}>
              Recibo de pago
            </Typography>
            <Box sx={{ ...display, display: "flex", alignItems: "flex-end", gap: 2, mt: 1 }}>
              {example.from}
              <DottedArc width={72} height={18} sx={{ color: colour, mb: 1 }} />
              {example.to}
            </Box>
            <Typography variant="body2" sx={{ mt: 3, color: light.mist }}>
              Recibimos
            </Typography>
            <Typography sx={{ ...figures, color: light.leaf }}>{formatCop(example.paid)}</Typography>
          </Box>
        </Sample>
      </Box>
    </Stack>
  );
}
