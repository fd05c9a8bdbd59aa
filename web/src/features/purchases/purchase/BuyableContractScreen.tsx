import { may } from "@travesia/api/permissions";
import type { ComponentProps } from "react";
import { useUser } from "../../../app/session/useSession.ts";
import { ContractDetailScreen } from "../../contracts/contract/ContractDetailScreen.tsx";
import { PurchaseBoard } from "./PurchaseBoard.tsx";

type BuyableContractScreenProps = Omit<ComponentProps<typeof ContractDetailScreen>, "purchases">;

/** One contract with its purchases in the place of the plain list of items, for those who see costs. */
export function BuyableContractScreen(sections: BuyableContractScreenProps) {
  const { role } = useUser();
  return (
    <ContractDetailScreen
      {...sections}
      purchases={(contract) => (may(role, "readPurchases") ? <PurchaseBoard contract={contract} /> : null)}
    />
  );
}
