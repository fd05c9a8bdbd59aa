import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { MOST_IMAGES } from "@travesia/api/catalog/package.rules";
import { type ComponentType, useId, useState } from "react";
import { type Control, useController } from "react-hook-form";
import { moved } from "../../../base/lists/moved.ts";
import { inputRing } from "../../../ui/form/input-ring.ts";
import type { PackageForm } from "./package.form.ts";
import { fittingImages, IMAGE_KINDS, tooManyImages } from "./image-files.ts";
import { PackagePicture } from "../PackagePicture.tsx";
import {
  AddPhotoAlternateOutlinedIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
} from "../../../ui/icons.tsx";

/** Component that selects a picture from the agency's library. */
export type PictureLibrary = ComponentType<{
  /** Called with the address of the selected picture. */
  readonly onPick: (address: string) => void;
  readonly onClose: () => void;
}>;

interface ImagesFieldProps {
  readonly control: Control<PackageForm>;
  readonly Library: PictureLibrary;
}

/**
 * Shows the pictures and leaflets of a package: the existing files, which can be moved and removed, and the
 * new files to upload, which come after them.
 */
export function ImagesField({ control, Library }: ImagesFieldProps) {
  const input = useId();
  const { field: images } = useController({ control, name: "images" });
  const { field: files } = useController({ control, name: "files" });
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [choosing, choose] = useState(false);
  const count = images.value.length + files.value.length;
  const add = (chosen: readonly File[]) => {
    const { fitting, problems: unfit } = fittingImages(chosen, count);
    setProblems(unfit);
    if (fitting.length > 0) files.onChange([...files.value, ...fitting]);
  };
  const pick = (address: string) => {
    choose(false);
    if (images.value.includes(address)) return;
    const full = count >= MOST_IMAGES;
    setProblems(full ? [tooManyImages] : []);
    if (!full) images.onChange([...images.value, address]);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 3, flexWrap: "wrap" }}>
        {images.value.map((address, n) => (
          <Removable
            key={address}
            what={`la imagen ${n + 1}`}
            place={n}
            count={images.value.length}
            onMove={(by) => images.onChange(moved(images.value, n, by))}
            onRemove={() => images.onChange(images.value.filter((other) => other !== address))}
          >
            {address.endsWith(".pdf") ? (
              <Named name="Folleto PDF" />
            ) : (
              <PackagePicture address={address} alt="" sizes="120px" />
            )}
          </Removable>
        ))}
        {files.value.map((file, n) => (
          <Removable
            key={`${file.name}${n}`}
            what={file.name}
            place={n}
            count={files.value.length}
            onMove={(by) => files.onChange(moved(files.value, n, by))}
            onRemove={() => files.onChange(files.value.filter((_, place) => place !== n))}
          >
            <Named name={file.name} />
          </Removable>
        ))}
      </Stack>
      <Box
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          add([...event.dataTransfer.files]);
        }}
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 3,
          p: 2,
          flexWrap: "wrap",
          border: "1px dashed",
          borderRadius: 1,
          borderColor: problems.length > 0 ? "error.main" : "text.secondary",
          ...inputRing,
        }}
      >
        <Button
          component="label"
          htmlFor={input}
          tabIndex={-1}
          role={undefined}
          startIcon={<AddPhotoAlternateOutlinedIcon />}
        >
          Agregar imágenes
        </Button>
        <Button onClick={() => choose(true)}>Elegir de la biblioteca</Button>
        <Typography variant="body2" color="textSecondary">
          JPG, PNG, WebP o PDF de hasta 10 MB; {MOST_IMAGES} como máximo. La primera es la portada.
        </Typography>
        <Box
          component="input"
          type="file"
          id={input}
          multiple
          accept={IMAGE_KINDS.join(",")}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
            add([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
          sx={{ position: "absolute", width: "1px", height: "1px", opacity: 0, pointerEvents: "none" }}
        />
      </Box>
      {choosing && <Library onPick={pick} onClose={() => choose(false)} />}
      {problems.length > 0 && (
        <FormHelperText error role="alert" component="div">
          {problems.map((problem, n) => (
            <div key={`${problem}${n}`}>{problem}</div>
          ))}
        </FormHelperText>
      )}
    </Stack>
  );
}

const Named = ({ name }: { readonly name: string }) => (
  <Box
    sx={{
      aspectRatio: "16 / 10",
      p: 2,
      backgroundColor: "tones.sea.soft",
      display: "grid",
      placeItems: "center",
      overflow: "hidden",
    }}
  >
    <Typography variant="caption" sx={{ overflowWrap: "anywhere", textAlign: "center" }}>
      {name}
    </Typography>
  </Box>
);

function Removable({
  what,
  place,
  count,
  onMove,
  onRemove,
  children,
}: {
  what: string;
  place: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children: React.ReactNode;
}) {
  return (
    <Box
      sx={{
        position: "relative",
        width: 136,
        borderRadius: 1,
        overflow: "hidden",
        border: 1,
        borderColor: "divider",
      }}
    >
      {children}
      <IconButton
        size="small"
        aria-label={`Quitar ${what}`}
        onClick={onRemove}
        sx={{
          position: "absolute",
          top: 4,
          right: 4,
          backgroundColor: "background.paper",
          "&:hover": { backgroundColor: "background.paper" },
        }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      {count > 1 && (
        <Stack direction="row" sx={{ justifyContent: "center" }}>
          <IconButton
            size="small"
            aria-label={`Mover ${what} hacia atrás`}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          >
            <ChevronLeftIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={`Mover ${what} hacia adelante`}
            disabled={place === count - 1}
            onClick={() => onMove(1)}
          >
            <ChevronRightIcon fontSize="small" />
          </IconButton>
        </Stack>
      )}
    </Box>
  );
}
