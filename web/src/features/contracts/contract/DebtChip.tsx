import { StatusChip } from "../../../ui/StatusChip.tsx";
import { debtOf, type Owing } from "./contract.texts.ts";

interface DebtChipProps {
  readonly contract: Owing;
  /** True when the chip is shown in the second line of a row. */
  readonly small?: boolean;
}

/**
 * Shows the amount that the client owes, regardless of the agency's purchases; hidden before the contract is
 * binding.
 */
export function DebtChip({ contract, small = false }: DebtChipProps) {
  const debt = debtOf(contract);
  return debt && <StatusChip {...debt} small={small} />;
}
