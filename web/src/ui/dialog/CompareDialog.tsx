import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import Skeleton from "@mui/material/Skeleton";
import type { Theme } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useId } from "react";
import { ChangedTerms, type ChangedTermText } from "../ChangedTerms.tsx";

/** A state that can be compared with another one. */
export interface ComparedState {
  readonly value: number;
  readonly label: string;
}

/** Indexes of the two states to compare. */
export interface ComparedPair {
  readonly from: number;
  readonly to: number;
}

interface CompareDialogProps {
  readonly title: string;
  readonly from: readonly ComparedState[];
  readonly to: readonly ComparedState[];
  readonly chosen: ComparedPair;
  readonly onChoose: (chosen: ComparedPair) => void;
  /** Changes from the first to the second state; null while loading. */
  readonly terms: readonly ChangedTermText[] | null;
  /** Content shown instead when the two states cannot be compared. */
  readonly failure?: ReactNode;
  readonly onClose: () => void;
}

const words = { from: "De", to: "A", same: "Las dos dicen lo mismo.", close: "Cerrar" } as const;

/** Shows two selected states of an agreement, and the changes from the first to the second. */
export function CompareDialog({ title, chosen, onChoose, terms, failure, ...rest }: CompareDialogProps) {
  const heading = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  return (
    <Dialog
      open
      onClose={rest.onClose}
      aria-labelledby={heading}
      maxWidth="md"
      fullWidth
      fullScreen={phone}
      // A wide word of a clause does not push the dialog.
      sx={{ overflowWrap: "anywhere" }}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 5, alignContent: "start" }}>
        <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { sm: "1fr 1fr" }, pt: 2 }}>
          <Choice
            label={words.from}
            value={chosen.from}
            options={rest.from}
            onChange={(from) => onChoose({ ...chosen, from })}
          />
          <Choice
            label={words.to}
            value={chosen.to}
            options={rest.to}
            onChange={(to) => onChoose({ ...chosen, to })}
          />
        </Box>
        {failure ??
          (terms === null ? (
            <Skeleton height={72} />
          ) : terms.length === 0 ? (
            <Typography color="textSecondary">{words.same}</Typography>
          ) : (
            <ChangedTerms terms={terms} />
          ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={rest.onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly options: readonly ComparedState[];
  readonly onChange: (value: number) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(Number(target.value))}
    sx={{ "& .MuiSelect-select": { whiteSpace: "normal" } }}
  >
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
);
