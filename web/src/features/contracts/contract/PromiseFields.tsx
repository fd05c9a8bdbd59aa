import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { type Control, useFieldArray } from "react-hook-form";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { ContractForm } from "./contract.form.ts";
import { DeleteOutlineIcon } from "../../../ui/desk/deskIcons.tsx";

/** The kinds of service that the form offers (shapes 4.4). */
export const serviceKinds = [
  { value: "tickets", label: "Tiquetes" },
  { value: "asistencia_medica", label: "Asistencia médica" },
  { value: "equipaje", label: "Equipaje" },
  { value: "alimentacion", label: "Alimentación" },
  { value: "alojamiento", label: "Alojamiento" },
  { value: "traslados", label: "Traslados" },
  { value: "excursiones", label: "Excursiones" },
  { value: "seguro", label: "Seguro" },
  { value: "extras", label: "Otros" },
] as const;

/** Shows what the contract promises, one line per service. */
export function PromiseFields({ control }: { readonly control: Control<ContractForm> }) {
  const { fields, append, remove } = useFieldArray({ control, name: "contractItem" });
  return (
    <Stack sx={{ gap: 4, pt: 2 }}>
      {fields.map(({ id }, place) => (
        <Box
          key={id}
          sx={{
            display: "grid",
            gap: 3,
            alignItems: "start",
            gridTemplateColumns: { xs: "1fr auto", md: "200px 1fr 1.4fr auto" },
          }}
        >
          <SelectField
            control={control}
            name={`contractItem.${place}.tipo`}
            label="Tipo"
            options={serviceKinds}
          />
          <IconButton
            aria-label={`Quitar el servicio ${place + 1}`}
            onClick={() => remove(place)}
            sx={{ order: { md: 4 } }}
          >
            <DeleteOutlineIcon />
          </IconButton>
          <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" } }}>
            <TextField
              control={control}
              name={`contractItem.${place}.descripcion`}
              label="Servicio"
              required
              maxLength={300}
            />
          </Box>
          <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" } }}>
            <TextField
              control={control}
              name={`contractItem.${place}.detalle`}
              label="Detalle"
              maxLength={500}
            />
          </Box>
        </Box>
      ))}
      <div>
        <Button variant="outlined" onClick={() => append({ tipo: "extras", descripcion: "", detalle: "" })}>
          Agregar servicio
        </Button>
      </div>
    </Stack>
  );
}
