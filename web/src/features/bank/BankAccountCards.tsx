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
import { balanceTexts, bankTexts as texts, longAccount, shortAccount } from "./bank.texts.ts";
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
 * Shows in one line each account with a statement: whether its balances fit, its unidentified money, and the
 * last day covered; then the open amounts of all accounts, and the accounts without a statement. A line that
 * is too long scrolls sideways, and fades at its end.
 */
export function BankAccountCards({
  accounts,
  books,
  counters,
  periods,
  onBalance,
  onAutomatic,
}: BankAccountCardsProps) {
  const kept = accounts.flatMap((account) => {
    const book = books.find(({ accountId }) => accountId === account.id);
    return book ? [{ account, book }] : [];
  });
  const others = accounts.filter((account) => kept.every((one) => one.account !== account));
  return (
    <Box
      component="section"
      aria-label="Cuentas"
      // The arrow keys scroll it.
      tabIndex={0}
      sx={{
        display: "flex",
        columnGap: 5,
        mb: 2,
        pr: 8,
        overflowX: "auto",
        scrollbarWidth: "none",
        whiteSpace: "nowrap",
        alignItems: "center",
        minHeight: 28,
        maskImage: "linear-gradient(to left, transparent, #000 48px)",
      }}
    >
      {kept.map(({ account, book }) => {
        const period = periods.find(({ accountId }) => accountId === account.id);
        return (
          <Stack key={account.id} direction="row" sx={{ alignItems: "center", gap: 2, flexShrink: 0 }}>
            <Typography variant="subtitle2" component="h2" title={longAccount(account)}>
              {shortAccount(account)}
            </Typography>
            {period && <PeriodBalance account={account} period={period} onBalance={onBalance} />}
            <Typography variant="body2" color="textSecondary">
              {book.lastDay
                ? `${unownedText(book)} · hasta el ${formatDay(book.lastDay)}`
                : texts.noStatement}
            </Typography>
          </Stack>
        );
      })}
      <Typography variant="body2">
        {kept.length !== 1 && (
          <>
            <Money amount={counters.unownedAmount} cents={counters.unownedCentavos} strong /> por identificar
            {" · "}
          </>
        )}
        <Money amount={counters.unbackedAmount} strong /> sin ver en el banco
        {counters.outflows > 0 && (
          <>
            {" · "}
            <Money amount={-counters.outflowsAmount} cents={-counters.outflowsCentavos} strong /> por explicar
          </>
        )}
      </Typography>
      {kept.map(({ account, book }) => (
        <Automatic
          key={account.id}
          automatic={book.automatic}
          name={kept.length > 1 ? shortAccount(account) : null}
          onSwitch={onAutomatic && ((automatic) => onAutomatic(account.id, automatic))}
        />
      ))}
      {others.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {texts.noStatement}: {others.map(longAccount).join(", ")}
        </Typography>
      )}
    </Box>
  );
}

interface AutomaticProps {
  readonly automatic: boolean;
  /** Account, where several are shown. */
  readonly name: string | null;
  /** Switches it; null for viewers without permission. */
  readonly onSwitch: ((automatic: boolean) => void) | null;
}

/** Shows whether an account's exact matches verify their payments automatically, and switches it. */
function Automatic({ automatic, name, onSwitch }: AutomaticProps) {
  const off = useChangesOff() !== null;
  const of = name ? ` (${name})` : "";
  if (!onSwitch)
    return automatic ? <Typography variant="caption">Lo exacto se verifica solo{of}</Typography> : null;
  return (
    <FormControlLabel
      sx={{ my: -3, flexShrink: 0 }}
      control={
        <Switch
          size="small"
          checked={automatic}
          disabled={off}
          onChange={({ target }) => onSwitch(target.checked)}
        />
      }
      label={<Typography variant="body2">Verificar solo lo exacto{of}</Typography>}
    />
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
