import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useId } from "react";

/** Option in a choice. */
export interface MoneyChoice {
  readonly id: string;
  readonly name: string;
  /** Full text of the facts that distinguish or support the option. */
  readonly facts?: string;
}

interface MoneyChoicesProps {
  readonly label: string;
  readonly choices: readonly MoneyChoice[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Shows a choice among a few payments or proposals, each with its full text. */
export function MoneyChoices({ label, choices, chosen, onChoose }: MoneyChoicesProps) {
  const heading = useId();
  return (
    <FormControl>
      <FormLabel id={heading}>{label}</FormLabel>
      <RadioGroup aria-labelledby={heading} value={chosen ?? ""} onChange={(_, id) => onChoose(id)}>
        {choices.map(({ id, name, facts }) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio size="small" />}
            sx={{ alignItems: "flex-start", mt: 1, "& .MuiRadio-root": { py: 0.5 } }}
            label={
              <>
                {name}
                {facts && (
                  <Typography
                    variant="body2"
                    color="textSecondary"
                    component="span"
                    sx={{ display: "block" }}
                  >
                    {facts}
                  </Typography>
                )}
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
