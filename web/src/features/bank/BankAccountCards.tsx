import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { spokenMonth } from "@travesia/api/colombia/spoken";
import { formatDay } from "../../ui/days.ts";
import { exactAmount } from "../../ui/exact-amount.ts";
import { Money } from "../../ui/Money.tsx";
import { balanceTexts, longAccount } from "./bank.texts.ts";
import type { BankOverviewQuery } from "./bank.generated.ts";
import { useChangesOff } from "../../ui/dialog/changes-off.ts";

interface BankAccountCardsProps {
  readonly accounts: BankOverviewQuery["bankAccounts"];
  readonly books: BankOverviewQuery["bankBooks"];
  readonly counters: BankOverviewQuery["bankCounters"];
  readonly periods: BankOverviewQuery["bankBalances"];
  /** Opens the balances of an account's month; null for viewers who may not type them. */
  readonly onBalance: ((accountId: string, mes: string) => void) | null;
  /**
   * Switches the automatic verification of an account's payments on or off; null for viewers without
   * permission.
   */
  readonly onAutomatic: ((accountId: string, automatic: boolean) => void) | null;
}

/**
 * Shows in one line the unidentified money, and the payments that no bank statement confirms. Also shows each
 * account of the agency: the last day covered by a statement, and its unidentified money.
 */
export function BankAccountCards({
  accounts,
  books,
  counters,
  periods,
  onBalance,
  onAutomatic,
}: BankAccountCardsProps) {
  const off = useChangesOff() !== null;
  return (
    <Box
      component="section"
      aria-label="Cuentas"
      sx={{
        display: "flex",
        columnGap: 6,
        mb: 2,
        overflowX: "auto",
        scrollbarWidth: "none",
        whiteSpace: "nowrap",
        alignItems: "center",
        minHeight: 28,
      }}
    >
      <Typography variant="body2">
        <Money amount={counters.unownedAmount} cents={counters.unownedCentavos} strong /> por identificar ·{" "}
        <Money amount={counters.unbackedAmount} strong /> sin ver en el banco
        {counters.outflows > 0 && (
          <>
            {" · "}
            <Money amount={-counters.outflowsAmount} cents={-counters.outflowsCentavos} strong /> por explicar
          </>
        )}
      </Typography>
      {accounts.map((account) => {
        const book = books.find(({ accountId }) => accountId === account.id);
        const period = periods.find(({ accountId }) => accountId === account.id);
        return (
          <Stack key={account.id} direction="row" sx={{ alignItems: "center", gap: 2, flexShrink: 0 }}>
            <Typography variant="subtitle2" component="h2">
              {longAccount(account)}
            </Typography>
            {book && onAutomatic === null && book.automatic && (
              <Typography variant="caption">Lo exacto se verifica solo</Typography>
            )}
            {book && onAutomatic && (
              <FormControlLabel
                sx={{ my: -3 }}
                control={
                  <Switch
                    size="small"
                    checked={book.automatic}
                    disabled={off}
                    onChange={({ target }) => onAutomatic(account.id, target.checked)}
                  />
                }
                label={<Typography variant="body2">Verificar solo lo exacto</Typography>}
              />
            )}
            <Typography variant="body2" color="textSecondary">
              {book?.lastDay
                ? `Hasta el ${formatDay(book.lastDay)} · ${unownedText(book)}`
                : "Sin extractos importados"}
            </Typography>
            {period && <PeriodBalance account={account} period={period} onBalance={onBalance} />}
          </Stack>
        );
      })}
    </Box>
  );
}

interface PeriodBalanceProps extends Pick<BankAccountCardsProps, "onBalance"> {
  readonly account: BankAccountCardsProps["accounts"][number];
  readonly period: BankAccountCardsProps["periods"][number];
}

/** Shows whether the balances of an account's month fit its movements: `noviembre: Cuadra`. */
function PeriodBalance({ account, period, onBalance }: PeriodBalanceProps) {
  const { mes, cuadra, missing, text, gaps } = period;
  const month = spokenMonth(mes).split(" de ")[0] ?? mes;
  const said = `${month}: ${text}${gaps.length > 0 ? ` · ${gaps.join(" ")}` : ""}`;
  const color = cuadra && gaps.length === 0 ? "success.main" : missing ? "error.main" : "text.secondary";
  if (!onBalance)
    return (
      <Typography variant="body2" sx={{ color }}>
        {said}
      </Typography>
    );
  return (
    <Button
      size="small"
      color="inherit"
      sx={{ color, fontWeight: 600 }}
      aria-label={`${balanceTexts.open(longAccount(account))}: ${said}`}
      onClick={() => onBalance(account.id, mes)}
    >
      {said}
    </Button>
  );
}

const unownedText = ({
  unowned,
  unownedAmount,
  unownedCentavos,
}: BankAccountCardsProps["books"][number]): string =>
  unowned === 0 ? "todo identificado" : `${exactAmount(unownedAmount, unownedCentavos)} por identificar`;
