import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { type Control, useController } from "react-hook-form";
import { PackagePicture } from "../../catalog/PackagePicture.tsx";
import { LibraryDialog } from "../../content/library/LibraryDialog.tsx";
import type { ItineraryForm } from "./itinerary.form.ts";
import { AddPhotoAlternateOutlinedIcon } from "../../../ui/icons.tsx";

interface DayPictureProps {
  readonly control: Control<ItineraryForm>;
  readonly at: number;
}

/** Shows the picture of a day, selected from the agency's library. */
export function DayPicture({ control, at }: DayPictureProps) {
  const { field } = useController({ control, name: `itinerario.${at}.imagen` });
  const [choosing, choose] = useState(false);
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
      {field.value && (
        <Box sx={{ width: 128, borderRadius: 1, overflow: "hidden" }}>
          <PackagePicture address={field.value} alt="" sizes="128px" />
        </Box>
      )}
      <Button size="small" startIcon={<AddPhotoAlternateOutlinedIcon />} onClick={() => choose(true)}>
        {field.value ? "Cambiar imagen" : "Elegir imagen"}
      </Button>
      {field.value && (
        <Button size="small" color="inherit" onClick={() => field.onChange("")}>
          Quitar imagen
        </Button>
      )}
      {choosing && (
        <LibraryDialog
          onPick={(address) => {
            field.onChange(address);
            choose(false);
          }}
          onClose={() => choose(false)}
        />
      )}
    </Stack>
  );
}
