import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { formatDay } from "../../ui/days.ts";
import { longAccount } from "./bank.texts.ts";
import type { BankOverviewQuery } from "./bank.generated.ts";
import { useChangesOff } from "../../ui/dialog/changes-off.ts";

interface BankAccountCardsProps {
  readonly accounts: BankOverviewQuery["bankAccounts"];
  readonly books: BankOverviewQuery["bankBooks"];
  /** Switches the automatic verification; null for whoever may not. */
  readonly onAutomatic: ((accountId: string, automatic: boolean) => void) | null;
}

/** The agency's accounts: up to which day their bank told, and what of it has no owner. */
export function BankAccountCards({ accounts, books, onAutomatic }: BankAccountCardsProps) {
  const off = useChangesOff() !== null;
  return (
    <Box
      component="section"
      aria-label="Cuentas"
      sx={{ display: "grid", gap: 3, mb: 4, gridTemplateColumns: "repeat(auto-fill, minmax(260px, 1fr))" }}
    >
      {accounts.map((account) => {
        const book = books.find(({ accountId }) => accountId === account.id);
        return (
          <Card key={account.id} sx={{ px: 4, py: 3 }}>
            <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", gap: 2 }}>
              <Typography variant="subtitle2" component="h2">
                {longAccount(account)}
              </Typography>
              {book && onAutomatic === null && book.automatic && (
                <Typography variant="caption">Lo exacto se verifica solo</Typography>
              )}
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {book?.lastDay
                ? `Hasta el ${formatDay(book.lastDay)} · ${told(book.unowned, book.unownedAmount)}`
                : "Sin extractos importados"}
            </Typography>
            {book && onAutomatic && (
              <FormControlLabel
                control={
                  <Switch
                    size="small"
                    checked={book.automatic}
                    disabled={off}
                    onChange={({ target }) => onAutomatic(account.id, target.checked)}
                  />
                }
                label={<Typography variant="body2">Verificar solo lo exacto</Typography>}
                sx={{ mt: 1 }}
              />
            )}
          </Card>
        );
      })}
    </Box>
  );
}

const told = (count: number, amount: number): string =>
  count === 0 ? "todo identificado" : `${formatCop(amount)} por identificar`;
