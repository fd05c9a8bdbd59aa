import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { light } from "@travesia/api/look";
import { type Control, useController } from "react-hook-form";
import { ColourField } from "../../../ui/form/ColourField.tsx";
import { Section } from "../../../ui/Section.tsx";
import { PictureField } from "../PictureField.tsx";
import { agencyFields, type AgencyForm } from "./agency.form.ts";

/** Shows the logo and the one colour that a client sees on a proposal. */
export function AgencyMark({ control }: { readonly control: Control<AgencyForm> }) {
  const { field, fieldState } = useController({ control, name: "picture" });
  return (
    <Section title="Marca en las propuestas">
      <Typography variant="body2" color="textSecondary">
        El logo y el color abren el PDF y la página de cada cotización. Sin logo se lee el nombre comercial.
      </Typography>
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, pt: 3 }}>
        <PictureField
          label="Elegir logo"
          value={field.value}
          error={fieldState.error?.message}
          optional
          onChange={(value) => field.onChange(value)}
        />
        <ColourField
          control={control}
          name="brandColour"
          label="Color"
          hint="Usa un tono oscuro. Si lo dejas vacío, usamos el azul de Travesía."
          fallback={light.sea}
          rules={agencyFields.rules.brandColour}
        />
      </Box>
    </Section>
  );
}
