import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { PackagePicture } from "../../catalog/PackagePicture.tsx";
import type { LibraryPictureFragment } from "./library.generated.ts";
import { pictureKindLabels } from "./library.texts.ts";

interface LibraryTileProps {
  readonly picture: LibraryPictureFragment;
  /** Absent where none is chosen. */
  readonly onPick: (() => void) | undefined;
  /** Absent for those who may not keep the library. */
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** Shows one picture of the library, with what can be done with it. */
export function LibraryTile({ picture: { name, kind, address }, ...on }: LibraryTileProps) {
  return (
    <Box component="li" sx={{ border: 1, borderColor: "divider", borderRadius: 1, overflow: "hidden" }}>
      <PackagePicture address={address} alt="" sizes="220px" />
      <Box sx={{ p: 2 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {pictureKindLabels[kind]}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: "wrap", mt: 1 }}>
          {on.onPick && (
            <Button size="small" variant="outlined" aria-label={`Elegir ${name}`} onClick={on.onPick}>
              Elegir
            </Button>
          )}
          {on.onEdit && (
            <Button size="small" aria-label={`Editar ${name}`} onClick={on.onEdit}>
              Editar
            </Button>
          )}
          {on.onRemove && (
            <Button size="small" color="error" aria-label={`Quitar ${name}`} onClick={on.onRemove}>
              Quitar
            </Button>
          )}
        </Stack>
      </Box>
    </Box>
  );
}
