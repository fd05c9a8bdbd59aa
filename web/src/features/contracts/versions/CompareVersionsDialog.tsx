import Alert from "@mui/material/Alert";
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
import { useId, useState } from "react";
import { failureText } from "../../../app/failure/failures.ts";
import { ChangedTerms } from "../../../ui/ChangedTerms.tsx";
import { type ContractVersionsQuery, useContractVersionChangesQuery } from "./versions.generated.ts";
import { versionName, versionsTexts as texts } from "./versions.texts.ts";

type Versions = NonNullable<NonNullable<ContractVersionsQuery["contract"]>["versions"]>;

interface CompareVersionsDialogProps {
  readonly contractId: string;
  /** The newest first. */
  readonly versions: Versions;
  /** Whose changes are shown first: against the one before it; the oldest against what stands now. */
  readonly compared: number;
  readonly onClose: () => void;
}

/** Stands for the contract as it is now. */
const NOW = 0;

/** Two versions of a contract, and what changed from the one to the other. */
export function CompareVersionsDialog({
  contractId,
  versions,
  compared,
  onClose,
}: CompareVersionsDialogProps) {
  const heading = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const [{ from, to }, choose] = useState(
    compared > 1 ? { from: compared - 1, to: compared } : { from: compared, to: NOW },
  );
  const { data, error } = useContractVersionChangesQuery({
    variables: { contractId, from, to: to === NOW ? null : to },
    fetchPolicy: "network-only",
  });
  const named = versions.map((version) => ({ value: version.number, label: versionName(version) }));
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={heading}
      maxWidth="md"
      fullWidth
      fullScreen={phone}
      // A wide word of a clause does not push the dialog.
      sx={{ overflowWrap: "anywhere" }}
    >
      <DialogTitle id={heading}>{texts.title}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 5, alignContent: "start" }}>
        <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { sm: "1fr 1fr" }, pt: 2 }}>
          <Choice
            label={texts.from}
            value={from}
            options={named}
            onChange={(value) => choose({ from: value, to })}
          />
          <Choice
            label={texts.to}
            value={to}
            options={[{ value: NOW, label: texts.now }, ...named]}
            onChange={(value) => choose({ from, to: value })}
          />
        </Box>
        {error ? (
          <Alert severity="info">{failureText(error)}</Alert>
        ) : !data ? (
          <Skeleton height={72} />
        ) : data.contractVersionChanges.length === 0 ? (
          <Typography color="textSecondary">{texts.same}</Typography>
        ) : (
          <ChangedTerms terms={data.contractVersionChanges} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly options: readonly { readonly value: number; readonly label: string }[];
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
