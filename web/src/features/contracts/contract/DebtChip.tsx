import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { debtOf, type Owing } from "./contract.texts.ts";

interface DebtChipProps {
  readonly contract: Owing;
  /** As the second line of a row. */
  readonly small?: boolean;
}

/** What the client owes by now, apart from what the agency has bought; nothing before the contract binds. */
export function DebtChip({ contract, small = false }: DebtChipProps) {
  const debt = debtOf(contract);
  return debt && <StatusChip {...debt} small={small} />;
}

/** The chip with the word that says whose it is. */
export function DebtLine({ contract }: { readonly contract: Owing }) {
  if (!debtOf(contract)) return null;
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: "center" }}>
      <Typography variant="body2" color="textSecondary">
        Pagos del cliente
      </Typography>
      <DebtChip contract={contract} />
    </Stack>
  );
}
