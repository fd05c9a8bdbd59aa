import { StatusChip } from "../../../ui/StatusChip.tsx";
import { debtOf, type Owing } from "./contract.texts.ts";

interface DebtChipProps {
  readonly contract: Owing;
  /** True in the second line of a row. */
  readonly small?: boolean;
}

/** Shows the client's debt by now, apart from the agency's purchases; hidden before the contract binds. */
export function DebtChip({ contract, small = false }: DebtChipProps) {
  const debt = debtOf(contract);
  return debt && <StatusChip {...debt} small={small} />;
}
