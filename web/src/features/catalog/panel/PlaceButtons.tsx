import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { ArrowDownwardIcon, ArrowUpwardIcon, DeleteOutlineIcon } from "../../../ui/desk/deskIcons.tsx";

interface PlaceButtonsProps {
  /** Name of the entry in the buttons: `el día 2`. */
  readonly what: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Shows the buttons that move an entry of a list up and down, and remove it. */
export const PlaceButtons = ({ what, place, count, onMove, onRemove }: PlaceButtonsProps) => (
  <Stack direction="row" sx={{ flexShrink: 0 }}>
    <IconButton aria-label={`Subir ${what}`} disabled={place === 0} onClick={() => onMove(-1)}>
      <ArrowUpwardIcon fontSize="small" />
    </IconButton>
    <IconButton aria-label={`Bajar ${what}`} disabled={place === count - 1} onClick={() => onMove(1)}>
      <ArrowDownwardIcon fontSize="small" />
    </IconButton>
    <IconButton aria-label={`Quitar ${what}`} onClick={onRemove}>
      <DeleteOutlineIcon fontSize="small" />
    </IconButton>
  </Stack>
);
