import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDay } from "../days.ts";

/** Values of one part of two records, as displayed. */
export interface MergeChoice<Part extends string> {
  readonly part: Part;
  readonly label: string;
  readonly kept: string;
  readonly other: string;
}

/** Two records being merged, as `useMergeChoices` returns them. */
interface Merge<Part extends string> {
  readonly kept: { readonly name: string; readonly createdAt: string };
  readonly other: { readonly name: string };
  readonly differing: readonly MergeChoice<Part>[];
  readonly filled: readonly MergeChoice<Part>[];
  /** Parts that are taken from the record that is removed. */
  readonly taken: readonly Part[];
  readonly take: (taken: Part[]) => void;
  readonly swap: () => void;
}

interface MergeChoicesProps<Part extends string> {
  readonly merge: Merge<Part>;
  /** Text before the date since which the remaining record is known: `cliente desde`. */
  readonly since: string;
}

/**
 * Shows two records that are merged: the kept record, with a button to swap them, the choices between
 * differing values, and the values that the kept record gets.
 */
export function MergeChoices<Part extends string>({ merge, since }: MergeChoicesProps<Part>) {
  const { differing, filled, taken, take, swap } = merge;
  const [keptName, otherName] = [merge.kept.name, merge.other.name];
  const choose = (part: Part, other: boolean) =>
    take(other ? [...taken, part] : taken.filter((one) => one !== part));
  return (
    <Stack sx={{ gap: 4 }}>
      <Alert
        severity="info"
        sx={{ "& .MuiAlert-message": { minWidth: 0, overflowWrap: "anywhere" } }}
        action={
          <Button type="button" color="inherit" size="small" onClick={swap}>
            Invertir
          </Button>
        }
      >
        Queda <strong>{keptName}</strong> ({since} el {formatDay(merge.kept.createdAt)}).{" "}
        <strong>{otherName}</strong> pasa a ser parte suya.
      </Alert>
      {differing.map(({ part, label, kept, other }) => (
        <FormControl key={part}>
          <FormLabel id={`merge-${part}`}>{label}</FormLabel>
          <RadioGroup
            aria-labelledby={`merge-${part}`}
            value={taken.includes(part) ? "other" : "kept"}
            onChange={(_, value) => choose(part, value === "other")}
          >
            <FormControlLabel value="kept" control={<Radio size="small" />} label={kept} />
            <FormControlLabel value="other" control={<Radio size="small" />} label={other} />
          </RadioGroup>
        </FormControl>
      ))}
      {filled.length > 0 && (
        <Stack sx={{ gap: 1 }}>
          <Typography variant="body2">Se completa con lo que dice {otherName}:</Typography>
          <Box component="ul" sx={{ m: 0, pl: 5, typography: "body2", overflowWrap: "anywhere" }}>
            {filled.map(({ part, label, other }) => (
              <li key={part}>
                {label}: <strong>{other}</strong>
              </li>
            ))}
          </Box>
        </Stack>
      )}
    </Stack>
  );
}
