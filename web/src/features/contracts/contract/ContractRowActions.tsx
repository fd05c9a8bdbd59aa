import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Tooltip from "@mui/material/Tooltip";
import { type ReactNode, useState } from "react";
import { useUser } from "../../../base/session/useSession.ts";
import { isOffered } from "../../../base/acts/offered-acts.ts";
import { offeredContractActs } from "./contract.offered-acts.ts";
import type { ContractRowFragment } from "./contracts.generated.ts";
import { contractPaths } from "./contracts.paths.ts";
import { SendContractDialog } from "./SendContractDialog.tsx";
import { useContractPdf } from "./useContractPdf.ts";
import { ActIconButton } from "../../../ui/dialog/ActIconButton.tsx";
import { DownloadOutlinedIcon, EditOutlinedIcon, SendOutlinedIcon } from "../../../ui/desk/deskIcons.tsx";
import { PictureAsPdfOutlinedIcon } from "../../../ui/icons.tsx";

interface ContractRowActionsProps {
  readonly contract: ContractRowFragment;
  /** Additional buttons, shown after the standard ones. */
  readonly children?: ReactNode;
}

/**
 * Shows the buttons of one row of /contractsList: open the PDF, edit, send, download, and additional buttons.
 */
export function ContractRowActions({ contract, children }: ContractRowActionsProps) {
  const acts = offeredContractActs(useUser(), contract);
  const pdf = useContractPdf();
  const [sending, setSending] = useState(false);
  const { id, contractNumber } = contract;
  return (
    <Stack direction="row">
      <Tooltip title="Ver PDF">
        <IconButton size="small" aria-label={`Ver el PDF de ${contractNumber}`} onClick={() => pdf.open(id)}>
          <PictureAsPdfOutlinedIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOffered(acts, "edit") && (
        <ActIconButton
          hint="Editar"
          aria-label={`Editar ${contractNumber}`}
          href={contractPaths.edit.to({ id })}
        >
          <EditOutlinedIcon fontSize="small" />
        </ActIconButton>
      )}
      {isOffered(acts, "send") && (
        <ActIconButton
          hint="Enviar para firma"
          aria-label={`Enviar ${contractNumber}`}
          onClick={() => setSending(true)}
        >
          <SendOutlinedIcon fontSize="small" />
        </ActIconButton>
      )}
      <Tooltip title="Descargar">
        <IconButton size="small" aria-label={`Descargar ${contractNumber}`} onClick={() => pdf.save(id)}>
          <DownloadOutlinedIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {children}
      {sending && <SendContractDialog contract={contract} onClose={() => setSending(false)} />}
    </Stack>
  );
}
