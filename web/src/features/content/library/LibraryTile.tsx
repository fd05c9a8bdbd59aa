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
import { pictureActs } from "./picture.acts.tsx";

interface LibraryTileProps {
  readonly picture: LibraryPictureFragment;
  /** Called when the picture is selected; absent when the dialog only manages the library. */
  readonly onPick: (() => void) | undefined;
  /** Called to begin an act; absent for viewers without permission. */
  readonly onAct: ((act: keyof typeof pictureActs) => void) | undefined;
}

/** Shows one picture of the library, with the acts on it. */
export function LibraryTile({ picture, onPick, onAct }: LibraryTileProps) {
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
          {onPick && mayBeProposed(picture) && (
            <Button size="small" variant="outlined" aria-label={`Elegir ${name}`} onClick={onPick}>
              Elegir
            </Button>
          )}
          {onAct &&
            (["edit", "remove"] as const).map((act) => {
              const { label, color } = pictureActs[act];
              return (
                <Button
                  key={act}
                  size="small"
                  color={color ?? "primary"}
                  aria-label={`${label} ${name}`}
                  onClick={() => onAct(act)}
                >
                  {label}
                </Button>
              );
            })}
        </Stack>
      </Box>
    </Box>
  );
}
