import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { addDays } from "@travesia/api/colombia/days";
import { spokenDay } from "@travesia/api/colombia/spoken";
import { longestDay, longestDayTitle } from "@travesia/api/providers/library/day-text.rules";
import type { Control } from "react-hook-form";
import { TextField } from "../../../ui/form/TextField.tsx";
import { DayPicture } from "./DayPicture.tsx";
import { dayFields, type ItineraryForm } from "./itinerary.form.ts";
import { ArrowDownwardIcon, ArrowUpwardIcon, DeleteIcon } from "../../../ui/desk/deskIcons.tsx";

interface ItineraryDayRowProps {
  readonly control: Control<ItineraryForm>;
  readonly at: number;
  readonly count: number;
  /** Number of the day, from 1. */
  readonly dia: number;
  /** Departure date of the trip. */
  readonly departure: string;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Shows the edit fields of one day. */
export function ItineraryDayRow({ control, at, count, dia, departure, ...on }: ItineraryDayRowProps) {
  const name = `Día ${dia}`;
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 3, display: "grid", gap: 3 }}
    >
      <Stack direction="row" sx={{ alignItems: "center", gap: 1 }}>
        <Typography sx={{ flex: 1, fontWeight: 650 }}>
          {name} · {spokenDay(addDays(departure, dia - 1))}
        </Typography>
        <IconButton
          size="small"
          aria-label={`Subir ${name}`}
          disabled={at === 0}
          onClick={() => on.onMove(-1)}
        >
          <ArrowUpwardIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={`Bajar ${name}`}
          disabled={at === count - 1}
          onClick={() => on.onMove(1)}
        >
          <ArrowDownwardIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={`Quitar ${name}`} onClick={on.onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Stack>
      <TextField
        control={control}
        name={`itinerario.${at}.titulo`}
        label="Título"
        required
        maxLength={longestDayTitle}
        rules={dayFields.rules.titulo}
      />
      <TextField
        control={control}
        name={`itinerario.${at}.texto`}
        label="Qué pasa ese día"
        multiline
        maxLength={longestDay}
        rules={dayFields.rules.texto}
      />
      <DayPicture control={control} at={at} />
    </Box>
  );
}
