import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { tabOf } from "@travesia/api/addresses";
import { isOffered, type OfferedActs } from "../../../base/acts/offered-acts.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { OfferedContractAct } from "./contract.offered-acts.ts";
import { nameToCorrect, toCorrect } from "./contract.texts.ts";
import type { ContractRecordFragment } from "./contracts.generated.ts";

interface UnprintedNamesProps {
  readonly contract: ContractRecordFragment;
  readonly acts: OfferedActs<OfferedContractAct>;
  readonly onAct: (act: OfferedContractAct) => void;
}

/** Shows the letters in a contract's names that documents cannot print, with a link to correct them. */
export function UnprintedNames({ contract, acts, onAct }: UnprintedNamesProps) {
  const problem = nameToCorrect(contract);
  if (!problem) return null;
  return (
    <Alert severity="warning" variant="outlined" icon={false}>
      <StatusChip {...toCorrect} />
      <Typography sx={{ mt: 2 }}>{problem} Hasta entonces el contrato no se envía ni se firma.</Typography>
      <Stack direction="row" sx={{ mt: 2, gap: 2, flexWrap: "wrap", displayPrint: "none" }}>
        {isOffered(acts, "edit") && (
          <Button size="small" variant="outlined" onClick={() => onAct("edit")}>
            Editar contrato
          </Button>
        )}
        {contract.quote && (
          <Button size="small" color="inherit" href={tabOf("contract", contract.id, "viajeros")}>
            Ver viajeros
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
