import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Control } from "react-hook-form";
import { Section } from "../../../ui/Section.tsx";
import type { AgencyForm } from "./agency.form.ts";
import { MarkFields } from "./MarkFields.tsx";
import { MarkPreview } from "./MarkPreview.tsx";

/**
 * Shows the logo and the brand colour of the agency, with a preview of the documents that clients receive.
 */
export function AgencyMark({ control }: { readonly control: Control<AgencyForm> }) {
  return (
    <Section title="Marca en las propuestas">
      <Typography variant="body2" color="textSecondary">
        El logo y el color abren el PDF y la página de cada cotización. Sin logo se lee el nombre comercial.
      </Typography>
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, py: 3 }}>
        <MarkFields control={control} />
      </Box>
      <MarkPreview control={control} />
    </Section>
  );
}
