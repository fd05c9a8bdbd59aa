import IconButton from "@mui/material/IconButton";
import { earnedContractActs } from "@travesia/api/commissions/commission/commission.acts.rules";
import { hasSignature } from "@travesia/api/contracts/contract/contract.lifecycle";
import { may } from "@travesia/api/permissions";
import { formatCop } from "@travesia/api/cop";
import { confirming } from "../../../base/acts/confirming.tsx";
import { recordAct, useRecordActs } from "../../../base/acts/record-acts.tsx";
import { HelpTooltip } from "../../help/HelpTooltip.tsx";
import { useUser } from "../../../base/session/useSession.ts";
import type { ContractRowFragment } from "../../contracts/contract/contracts.generated.ts";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { purchasePaths } from "../../purchases/purchase/purchases.paths.ts";
import { commissionTexts as texts } from "./commission.texts.ts";
import { ContractApproveDocument } from "./commissions.generated.ts";
import { ActIconButton } from "../../../ui/dialog/ActIconButton.tsx";
import { ShoppingCartOutlinedIcon, TaskAltIcon } from "../../../ui/desk/deskIcons.tsx";

type SupervisedContract = Pick<ContractRowFragment, "id" | "contractNumber" | "status" | "precioTotal">;

/** Acts on the commissions of a contract. */
const supervisedActs = {
  approve: recordAct<SupervisedContract>()({
    label: texts.approveContract,
    mutation: ContractApproveDocument,
    done: ({ approveContract }) => texts.contractApproved(approveContract.commissionSummary.total),
    Dialog: confirming(({ contractNumber, precioTotal }) => ({
      title: texts.approveContractTitle,
      confirm: texts.approveContract,
      children: (
        <>
          Se generarán las comisiones que falten del contrato {contractNumber} por{" "}
          <strong>{formatCop(precioTotal)}</strong>. Las que ya existen no cambian.
        </>
      ),
    })),
  }),
};

/**
 * Shows the buttons on a contract's row that open its purchases and generate its commissions once it is
 * completed.
 */
export function SupervisedContractActions({ contract }: { readonly contract: SupervisedContract }) {
  const viewer = useUser();
  const { role } = viewer;
  const acts = useRecordActs(supervisedActs, { reads: ["CommissionList", "CommissionCounters"] });
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
          onClick={() => acts.show("approve", contract)}
        >
          <TaskAltIcon fontSize="small" />
        </ActIconButton>
      )}
      {acts.dialog}
    </>
  );
}
