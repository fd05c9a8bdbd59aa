import { ContractSupervisionScreen } from "../../contracts/contract/ContractSupervisionScreen.tsx";
import { SupervisedContractActions } from "./SupervisedContractActions.tsx";

/** /contractsList with what follows a contract: its purchases, and its commissions. */
export function SupervisedContractsScreen() {
  return <ContractSupervisionScreen more={(contract) => <SupervisedContractActions contract={contract} />} />;
}
