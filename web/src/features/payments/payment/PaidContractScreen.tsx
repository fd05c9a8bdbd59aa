import { BuyableContractScreen } from "../../purchases/purchase/BuyableContractScreen.tsx";
import { ContractPayments } from "./ContractPayments.tsx";

/** One contract with its payments in the place of the plain payment plan. */
export function PaidContractScreen() {
  return <BuyableContractScreen payments={({ id }) => <ContractPayments contractId={id} />} />;
}
