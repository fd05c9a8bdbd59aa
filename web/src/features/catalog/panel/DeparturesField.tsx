import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { type Control, useFieldArray, useWatch } from "react-hook-form";
import { DayField } from "../../../ui/form/DayField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { noDeparture, type PackageForm } from "./package.form.ts";
import { AddIcon, DeleteOutlineIcon } from "../../../ui/desk/deskIcons.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

const MOST = 100;

/** Shows the departures of a package: at least one, each returning on its departure day or later. */
export function DeparturesField({ control }: { readonly control: Control<PackageForm> }) {
  const { fields, append, remove } = useFieldArray({ control, name: "fechas" });
  const typed = useWatch({ control, name: "fechas" });
  return (
    <Stack sx={{ gap: 3 }}>
      {fields.map(({ id }, n) => (
        <Stack key={id} direction="row" sx={{ gap: 3, alignItems: "flex-start" }}>
          <Box
            sx={{
              flex: 1,
              display: "grid",
              gap: 3,
              gridTemplateColumns: { xs: "1fr", sm: "repeat(3, minmax(0, 1fr))" },
            }}
          >
            <DayField control={control} name={`fechas.${n}.salida`} label="Fecha de salida" required />
            <DayField
              control={control}
              name={`fechas.${n}.vuelta`}
              label="Fecha de vuelta"
              required
              min={typed[n]?.salida}
              rules={{
                validate: (vuelta) =>
                  String(vuelta) >= (typed[n]?.salida ?? "") || "La vuelta no puede ser antes de la salida",
              }}
            />
            <MoneyField
              control={control}
              name={`fechas.${n}.price`}
              label="Precio de esta salida"
              hint="Vacío: el del paquete"
            />
          </Box>
          {fields.length > 1 && (
            <IconButton aria-label={`Quitar la fecha ${n + 1}`} onClick={() => remove(n)}>
              <DeleteOutlineIcon />
            </IconButton>
          )}
        </Stack>
      ))}
      <Box>
        <ActButton
          startIcon={<AddIcon />}
          reason={fields.length < MOST ? null : `Un paquete tiene ${MOST} fechas como máximo`}
          onClick={() => append({ ...noDeparture })}
        >
          Agregar Otra Fecha
        </ActButton>
      </Box>
    </Stack>
  );
}
