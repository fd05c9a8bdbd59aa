import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { claimPaths } from "./claims.paths.ts";
import { contentPaths } from "../content/content.paths.ts";
import { touchLine } from "../../ui/touch.ts";
import { useSettings } from "../../base/settings.ts";

/**
 * Shows the agency's identity and its legal notices in compact form, for public pages without the full
 * footer.
 */
export function LegalLine() {
  const { agency } = useSettings();
  if (!agency) return null;
  const { legalName, nit, rnt, notices } = agency;
  return (
    <Box component="footer" sx={{ color: "text.secondary", typography: "caption" }}>
      {legalName} · NIT {nit} · RNT n.º {rnt}
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: { xs: 0, md: 1 }, mt: 1 }}>
        <Link href={contentPaths.policies.to()} color="inherit" underline="always" sx={touchLine}>
          Tratamiento de datos
        </Link>
        <Link href={contentPaths.terms.to()} color="inherit" underline="always" sx={touchLine}>
          Términos y condiciones
        </Link>
        <Link href={claimPaths.public.to()} color="inherit" underline="always" sx={touchLine}>
          Peticiones, quejas y reclamos
        </Link>
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: "pointer", py: { xs: 3.5, md: 1 } }}>
          Avisos legales
        </Box>
        {notices.map(({ title, text }) => (
          <Typography key={title} variant="caption" component="p" sx={{ mt: 1 }}>
            <strong>{title}.</strong> {text}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
