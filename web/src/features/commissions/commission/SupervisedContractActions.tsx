import IconButton from "@mui/material/IconButton";
import { earnedContractActs } from "@travesia/api/commissions/commission/commission.acts.rules";
import { hasSignature } from "@travesia/api/contracts/contract/contract.lifecycle";
import { may } from "@travesia/api/permissions";
import { useState } from "react";
import { HelpTooltip } from "../../help/HelpTooltip.tsx";
import { useUser } from "../../../base/session/useSession.ts";
import type { ContractRowFragment } from "../../contracts/contract/contracts.generated.ts";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { purchasePaths } from "../../purchases/purchase/purchases.paths.ts";
import { ApproveContractDialog } from "./ApproveContractDialog.tsx";
import { commissionTexts as texts } from "./commission.texts.ts";
import { ActIconButton } from "../../../ui/dialog/ActIconButton.tsx";
import { ShoppingCartOutlinedIcon, TaskAltIcon } from "../../../ui/desk/deskIcons.tsx";

interface SupervisedContractActionsProps {
  readonly contract: Pick<ContractRowFragment, "id" | "contractNumber" | "status" | "precioTotal">;
}

/**
 * Shows the buttons on a contract's row that open its purchases and generate its commissions once it is
 * completed.
 */
export function SupervisedContractActions({ contract }: SupervisedContractActionsProps) {
  const viewer = useUser();
  const { role } = viewer;
  const [approving, setApproving] = useState(false);
  const { id, contractNumber, status } = contract;
  // The screen of its purchases is the owner's; the administration manages them on the contract itself.
  const purchases = may(role, "overseePurchases")
    ? purchasePaths.management.to({ contractId: id })
    : contractPaths.detail.to({ id });
  return (
    <>
      {hasSignature(status) && may(role, "readPurchases") && (
        <HelpTooltip topic="contract-purchase-manager-btn">
          <IconButton size="small" aria-label={`${texts.purchases} de ${contractNumber}`} href={purchases}>
            <ShoppingCartOutlinedIcon fontSize="small" />
          </IconButton>
        </HelpTooltip>
      )}
      {earnedContractActs.allows("approve", { viewer }, contract) && (
        <ActIconButton
          hint={texts.approveContract}
          aria-label={`${texts.approveContract} ${contractNumber}`}
          onClick={() => setApproving(true)}
        >
          <TaskAltIcon fontSize="small" />
        </ActIconButton>
      )}
      {approving && <ApproveContractDialog contract={contract} onClose={() => setApproving(false)} />}
    </>
  );
}
