import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { partLimits } from "@travesia/api/catalog/package-parts.rules";
import { type Control, useFieldArray } from "react-hook-form";
import { AddIcon } from "../../../ui/desk/deskIcons.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { PackageForm } from "./package.form.ts";
import { PlaceButtons } from "./PlaceButtons.tsx";

const nights = (value: unknown) =>
  value === null || (Number(value) >= 1 && Number(value) <= partLimits.nights)
    ? true
    : `Entre 1 y ${partLimits.nights}`;

/** Shows the hotels of a package, which can be moved. */
export function HotelsField({ control }: { readonly control: Control<PackageForm> }) {
  const { fields, append, remove, move } = useFieldArray({ control, name: "hoteles" });
  return (
    <Stack sx={{ gap: 3, alignItems: "flex-start" }}>
      {fields.map(({ id }, n) => (
        <Stack
          key={id}
          role="group"
          aria-label={`Hotel ${n + 1}`}
          direction={{ xs: "column", sm: "row" }}
          sx={{ gap: 2, width: "100%", alignItems: { xs: "flex-end", sm: "flex-start" } }}
        >
          <Box
            sx={{
              flex: 1,
              width: "100%",
              display: "grid",
              gap: 3,
              gridTemplateColumns: { xs: "1fr 1fr", sm: "2fr 1fr" },
            }}
          >
            <TextField
              control={control}
              name={`hoteles.${n}.nombre`}
              label="Hotel"
              required
              maxLength={partLimits.hotelName}
            />
            <TextField
              control={control}
              name={`hoteles.${n}.ciudad`}
              label="Ciudad del hotel"
              maxLength={partLimits.city}
            />
            <TextField
              control={control}
              name={`hoteles.${n}.categoria`}
              label="Categoría del hotel"
              hint="Por ejemplo, 4 estrellas"
              maxLength={partLimits.category}
            />
            <TextField
              control={control}
              name={`hoteles.${n}.noches`}
              label="Noches"
              type="number"
              rules={{ validate: nights }}
            />
          </Box>
          <PlaceButtons
            what={`el hotel ${n + 1}`}
            place={n}
            count={fields.length}
            onMove={(by) => move(n, n + by)}
            onRemove={() => remove(n)}
          />
        </Stack>
      ))}
      <ActButton
        startIcon={<AddIcon />}
        reason={
          fields.length < partLimits.hotels
            ? null
            : `Un paquete tiene ${partLimits.hotels} hoteles como máximo`
        }
        onClick={() => append({ nombre: "", ciudad: "", noches: null, categoria: "" })}
      >
        Agregar hotel
      </ActButton>
    </Stack>
  );
}
