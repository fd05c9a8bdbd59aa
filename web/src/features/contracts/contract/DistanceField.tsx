import FormControl from "@mui/material/FormControl";
import InputLabel from "@mui/material/InputLabel";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { formatDay } from "../../../ui/days.ts";
import { Section } from "../../../ui/Section.tsx";
import { type ContractRecordFragment, useContractStateDistanceMutation } from "./contracts.generated.ts";

interface DistanceFieldProps {
  readonly contract: Pick<ContractRecordFragment, "id" | "soldAtDistance" | "retractoUntil" | "retractoOpen">;
  /** True when the viewer may set the sales channel. */
  readonly editable: boolean;
}

const words = (sold: boolean | null | undefined) =>
  sold == null
    ? "Sin definir: si el cliente firma por el enlace, es a distancia"
    : sold
      ? "A distancia"
      : "Presencial";

/**
 * Shows whether a contract was sold at a distance, which determines the client's right of withdrawal
 * (retracto).
 */
export function DistanceField({ contract, editable }: DistanceFieldProps) {
  const label = useId();
  const { busy, perform } = useSaving();
  const [state] = useContractStateDistanceMutation();
  const { id, soldAtDistance, retractoUntil, retractoOpen } = contract;
  const say = (value: string) =>
    void perform(
      () => state({ variables: { id, soldAtDistance: value === "yes" } }),
      "Forma de venta actualizada",
    );
  return (
    <Section title="Forma de venta">
      {editable ? (
        <FormControl fullWidth sx={{ mt: 2, maxWidth: 360 }}>
          <InputLabel id={label}>¿Cómo se vendió?</InputLabel>
          <Select
            labelId={label}
            label="¿Cómo se vendió?"
            value={soldAtDistance == null ? "" : soldAtDistance ? "yes" : "no"}
            disabled={busy}
            onChange={({ target }) => say(target.value)}
          >
            <MenuItem value="yes">A distancia (con derecho de retracto)</MenuItem>
            <MenuItem value="no">Presencial</MenuItem>
          </Select>
        </FormControl>
      ) : (
        <Typography>{words(soldAtDistance)}</Typography>
      )}
      {retractoUntil && retractoOpen && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          El cliente puede retractarse hasta el {formatDay(retractoUntil)}.
        </Typography>
      )}
    </Section>
  );
}
