import Alert from "@mui/material/Alert";
import { useState } from "react";
import { failureText } from "../../../base/failure/failures.ts";
import { CompareDialog } from "../../../ui/dialog/CompareDialog.tsx";
import { type ContractVersionsQuery, useContractVersionChangesQuery } from "./versions.generated.ts";
import { versionName, versionsTexts as texts } from "./versions.texts.ts";

type Versions = NonNullable<NonNullable<ContractVersionsQuery["contract"]>["versions"]>;

interface CompareVersionsDialogProps {
  readonly contractId: string;
  /** Versions, the newest first. */
  readonly versions: Versions;
  /**
   * Index of the version to compare first: with the previous one, or for the oldest with the current state.
   */
  readonly compared: number;
  readonly onClose: () => void;
}

/** Index of the current state of the contract. */
const NOW = 0;

/** Shows two versions of a contract, and the changes between them. */
export function CompareVersionsDialog({
  contractId,
  versions,
  compared,
  onClose,
}: CompareVersionsDialogProps) {
  const [chosen, choose] = useState(
    compared > 1 ? { from: compared - 1, to: compared } : { from: compared, to: NOW },
  );
  const { data, error } = useContractVersionChangesQuery({
    variables: { contractId, from: chosen.from, to: chosen.to === NOW ? null : chosen.to },
    fetchPolicy: "network-only",
  });
  const named = versions.map((version) => ({ value: version.number, label: versionName(version) }));
  return (
    <CompareDialog
      title={texts.title}
      from={named}
      to={[{ value: NOW, label: texts.now }, ...named]}
      chosen={chosen}
      onChoose={choose}
      terms={data?.contractVersionChanges ?? null}
      failure={error && <Alert severity="info">{failureText(error)}</Alert>}
      onClose={onClose}
    />
  );
}
