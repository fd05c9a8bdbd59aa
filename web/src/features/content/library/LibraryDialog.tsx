import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import MuiTextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { may } from "@travesia/api/permissions";
import { pictureKindLabels } from "@travesia/api/content/picture/picture.rules";
import { useId } from "react";
import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { shownFailure } from "../../../base/failure/failures.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import type { PictureKind } from "../../../graphql/schema.generated.ts";
import { libraryTexts } from "./library.texts.ts";
import { libraryActs, libraryReads, pictureActs } from "./picture.acts.tsx";
import { LibraryTile } from "./LibraryTile.tsx";
import { useLibrary } from "./useLibrary.ts";
import { AddIcon } from "../../../ui/desk/deskIcons.tsx";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";

interface LibraryDialogProps {
  /** Kind of picture preselected in the search. */
  readonly kind?: PictureKind;
  /** Initial search text, which also becomes the name of a new picture. */
  readonly named?: string;
  /** Called with the address of the selected picture; without it the dialog only manages the library. */
  readonly onPick?: (address: string) => void;
  readonly onClose: () => void;
}

/**
 * Shows the agency's picture library: search a picture by name, add one, and, for administration, edit the
 * library.
 */
export function LibraryDialog({ kind, named, onPick, onClose }: LibraryDialogProps) {
  const heading = useId();
  const keeps = may(useUser().role, "managePage");
  const library = useLibrary(kind ?? "", named);
  const { pictures, error } = library;
  const { show, dialog } = useRecordActs(pictureActs, { reads: libraryReads, records: pictures ?? [] });
  const adding = useRecordActs(libraryActs, { reads: libraryReads });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth>
      <DialogTitle id={heading}>{libraryTexts.title}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {libraryTexts.hotels}
        </Typography>
        <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr", sm: "2fr 1fr auto" }, mb: 4 }}>
          <WrittenField
            label="Buscar por nombre"
            value={library.search}
            onChange={({ target }) => library.setSearch(target.value)}
          />
          <MuiTextField
            select
            label="Qué muestra"
            value={library.kind}
            onChange={({ target }) => library.setKind(target.value as PictureKind | "")}
          >
            <MenuItem value="">Todo</MenuItem>
            {(["hotel", "lugar"] as const).map((value) => (
              <MenuItem key={value} value={value}>
                {pictureKindLabels[value]}
              </MenuItem>
            ))}
          </MuiTextField>
          <Button startIcon={<AddIcon />} onClick={() => adding.show("add", { id: "", kind, named })}>
            {libraryActs.add.label}
          </Button>
        </Box>
        {error && !pictures ? (
          <ErrorState {...shownFailure(error, library.again)} />
        ) : !pictures ? (
          <ListSkeleton cards />
        ) : pictures.length === 0 ? (
          <Typography>{library.narrowed ? libraryTexts.noneFound : libraryTexts.none}</Typography>
        ) : (
          <Box
            component="ul"
            sx={{
              listStyle: "none",
              m: 0,
              p: 0,
              display: "grid",
              gap: 3,
              gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
            }}
          >
            {pictures.map((picture) => (
              <LibraryTile
                key={picture.id}
                picture={picture}
                onPick={onPick && (() => onPick(picture.address))}
                onAct={keeps ? (act) => show(act, picture) : undefined}
              />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
      {dialog}
      {adding.dialog}
    </Dialog>
  );
}
