import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { type Control, useFieldArray } from "react-hook-form";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { serviceKinds } from "../contract/PromiseFields.tsx";
import type { AddendumForm } from "./addendum.form.ts";
import { addendumTexts as texts } from "./addendum.texts.ts";
import { DeleteOutlineIcon } from "../../../ui/desk/deskIcons.tsx";

/** Shows what the contract would promise, one line per service. */
export function AddendumServices({ control }: { readonly control: Control<AddendumForm> }) {
  const { fields, append, remove } = useFieldArray({ control, name: "servicios" });
  return (
    <Stack sx={{ gap: 4 }}>
      {fields.map(({ id }, place) => (
        <Box
          key={id}
          role="group"
          aria-label={`Servicio ${place + 1}`}
          sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr auto", md: "180px 1fr 1fr auto" } }}
        >
          <SelectField
            control={control}
            name={`servicios.${place}.tipo`}
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
              name={`servicios.${place}.descripcion`}
              label="Servicio"
              required
              maxLength={300}
            />
          </Box>
          <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" } }}>
            <TextField
              control={control}
              name={`servicios.${place}.detalle`}
              label="Detalle"
              maxLength={500}
            />
          </Box>
        </Box>
      ))}
      <div>
        <Button variant="outlined" onClick={() => append({ tipo: "extras", descripcion: "", detalle: "" })}>
          {texts.addService}
        </Button>
      </div>
    </Stack>
  );
}
