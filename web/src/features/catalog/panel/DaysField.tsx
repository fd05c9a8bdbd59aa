import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { partLimits } from "@travesia/api/catalog/package-parts.rules";
import { useState } from "react";
import { type Control, useController, useFieldArray, useFormState, useWatch } from "react-hook-form";
import { AddIcon } from "../../../ui/desk/deskIcons.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { PackagePicture } from "../PackagePicture.tsx";
import type { PictureLibrary } from "./ImagesField.tsx";
import type { PackageForm } from "./package.form.ts";
import { PlaceButtons } from "./PlaceButtons.tsx";

interface DaysFieldProps {
  readonly control: Control<PackageForm>;
  readonly Library: PictureLibrary;
}

/** Shows the days of a package as a list: one is open at a time, and each can be moved. */
export function DaysField({ control, Library }: DaysFieldProps) {
  const { fields, append, remove, move } = useFieldArray({ control, name: "itinerario" });
  const [open, setOpen] = useState<string | null>(null);
  const typed = useWatch({ control, name: "itinerario" });
  const { errors } = useFormState({ control, name: "itinerario" });
  const [added, add] = useState(false);
  const last = fields.at(-1);
  // The new day opens once it is in the list.
  if (added && last) {
    add(false);
    setOpen(last.id);
  }
  return (
    <Stack sx={{ gap: 3, alignItems: "flex-start" }}>
      <Stack component="ol" sx={{ listStyle: "none", m: 0, p: 0, width: "100%" }}>
        {fields.map(({ id }, n) => (
          <Stack
            key={id}
            component="li"
            direction="row"
            sx={{ gap: 2, borderBottom: 1, borderColor: "divider", alignItems: "flex-start" }}
          >
            <Box
              component="details"
              open={open === id || errors.itinerario?.[n] !== undefined}
              onToggle={({ currentTarget }) => {
                if (currentTarget.open) setOpen(id);
                else setOpen((before) => (before === id ? null : before));
              }}
              sx={{ flex: 1, minWidth: 0 }}
            >
              <Typography
                component="summary"
                sx={{ cursor: "pointer", py: 2, overflowWrap: "anywhere" }}
              >{`Día ${n + 1} · ${typed[n]?.titulo.trim() || "Sin título"}`}</Typography>
              <DayFields control={control} place={n} Library={Library} />
            </Box>
            <PlaceButtons
              what={`el día ${n + 1}`}
              place={n}
              count={fields.length}
              onMove={(by) => move(n, n + by)}
              onRemove={() => remove(n)}
            />
          </Stack>
        ))}
      </Stack>
      <ActButton
        startIcon={<AddIcon />}
        reason={
          fields.length < partLimits.days ? null : `Un paquete tiene ${partLimits.days} días como máximo`
        }
        onClick={() => {
          append({ titulo: "", lugar: "", texto: "", imagen: "" }, { shouldFocus: false });
          add(true);
        }}
      >
        Agregar día
      </ActButton>
    </Stack>
  );
}

function DayFields({ control, place, Library }: DaysFieldProps & { readonly place: number }) {
  const { field: picture } = useController({ control, name: `itinerario.${place}.imagen` });
  const [choosing, choose] = useState(false);
  return (
    <Stack sx={{ gap: 3, pb: 3 }}>
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr", sm: "2fr 1fr" } }}>
        <TextField
          control={control}
          name={`itinerario.${place}.titulo`}
          label="Título del día"
          required
          maxLength={partLimits.dayTitle}
        />
        <TextField
          control={control}
          name={`itinerario.${place}.lugar`}
          label="Lugar"
          maxLength={partLimits.place}
        />
      </Box>
      <TextField
        control={control}
        name={`itinerario.${place}.texto`}
        label="Qué se hace"
        multiline
        maxLength={partLimits.dayText}
      />
      <Stack direction="row" sx={{ gap: 3, alignItems: "center", flexWrap: "wrap" }}>
        {picture.value && (
          <Box sx={{ width: 96, borderRadius: 1, overflow: "hidden" }}>
            <PackagePicture address={picture.value} alt="" sizes="96px" />
          </Box>
        )}
        <Button onClick={() => choose(true)}>{picture.value ? "Cambiar imagen" : "Elegir imagen"}</Button>
        {picture.value && (
          <Button color="inherit" onClick={() => picture.onChange("")}>
            Quitar imagen
          </Button>
        )}
      </Stack>
      {choosing && (
        <Library
          onPick={(address) => {
            choose(false);
            picture.onChange(address);
          }}
          onClose={() => choose(false)}
        />
      )}
    </Stack>
  );
}
