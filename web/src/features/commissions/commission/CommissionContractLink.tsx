import Link from "@mui/material/Link";
import { may } from "@travesia/api/permissions";
import { useUser } from "../../../base/session/useSession.ts";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { commissionPaths } from "./commissions.paths.ts";

interface CommissionContractLinkProps {
  readonly id: string;
  readonly contractNumber: string;
}

/**
 * Shows a link from a commission to all commissions of its contract. For the accountant, who has no access to
 * that page, the link opens the contract.
 */
export function CommissionContractLink({ id, contractNumber }: CommissionContractLinkProps) {
  const { role } = useUser();
  const href = may(role, "followCommissions")
    ? commissionPaths.ofContract.to({ contractId: id })
    : contractPaths.detail.to({ id });
  return (
    <Link href={href} sx={{ fontWeight: 600, whiteSpace: "nowrap" }}>
      {contractNumber}
    </Link>
  );
}
