import { StatusChip } from "../../../ui/StatusChip.tsx";
import { debtOf, type Owing } from "./contract.texts.ts";

interface DebtChipProps {
  readonly contract: Owing;
  /** As the second line of a row. */
  readonly small?: boolean;
}

/**
 * Shows what the client owes by now, apart from what the agency has bought; nothing before the contract
 * binds.
 */
export function DebtChip({ contract, small = false }: DebtChipProps) {
  const debt = debtOf(contract);
  return debt && <StatusChip {...debt} small={small} />;
}
