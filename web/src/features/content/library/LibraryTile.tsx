import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import {
  mayBeProposed,
  pictureKindLabels,
  pictureLicenceLabels,
} from "@travesia/api/content/picture/picture.rules";
import { PackagePicture } from "../../catalog/PackagePicture.tsx";
import type { LibraryPictureFragment } from "./library.generated.ts";
import { libraryTexts } from "./library.texts.ts";

interface LibraryTileProps {
  readonly picture: LibraryPictureFragment;
  /** Called when the picture is selected; absent when the dialog only manages the library. */
  readonly onPick: (() => void) | undefined;
  /** Called to edit the picture; absent for viewers without permission. */
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** Shows one picture of the library, with the actions on it. */
export function LibraryTile({ picture, ...on }: LibraryTileProps) {
  const { name, kind, address, licence, author } = picture;
  const rights = licence ? pictureLicenceLabels[licence] : libraryTexts.unsaid;
  return (
    <Box component="li" sx={{ border: 1, borderColor: "divider", borderRadius: 1, overflow: "hidden" }}>
      <PackagePicture address={address} alt="" sizes="220px" />
      <Box sx={{ p: 2 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[pictureKindLabels[kind], `${libraryTexts.licence}: ${rights}`, author]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
        {!mayBeProposed(picture) && (
          <Typography variant="body2" sx={{ color: "warning.main" }}>
            {libraryTexts.unknown}
          </Typography>
        )}
        <Stack direction="row" sx={{ flexWrap: "wrap", mt: 1 }}>
          {on.onPick && mayBeProposed(picture) && (
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
