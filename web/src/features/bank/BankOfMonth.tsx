import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { shownFailure } from "../../base/failure/failures.ts";
import { Money } from "../../ui/Money.tsx";
import { Section } from "../../ui/Section.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import type { useBankOfMonthQuery } from "./bank.generated.ts";
import { bankPaths } from "./bank.paths.ts";
import { longAccount, ofMonth } from "./bank.texts.ts";

interface BankOfMonthProps {
  /** First and last day of the month. */
  readonly startDate: string;
  readonly endDate: string;
  readonly read: Pick<ReturnType<typeof useBankOfMonthQuery>, "data" | "error" | "refetch">;
}

/** Shows the differences between bank movements and payments in a month, each with a link to its list. */
export function BankOfMonth({ startDate, endDate, read: { data, error, refetch } }: BankOfMonthProps) {
  const counters = data?.bankCounters;
  const lines = counters && [
    {
      list: "sin_dueno" as const,
      count: counters.unowned,
      amount: counters.unownedAmount,
      cents: counters.unownedCentavos,
      more: { sentido: "entradas" as const },
      name: ofMonth.sin_dueno,
    },
    {
      list: "sin_dueno" as const,
      count: counters.outflows,
      amount: counters.outflowsAmount,
      cents: counters.outflowsCentavos,
      more: { sentido: "salidas" as const },
      name: ofMonth.salidas,
    },
    {
      list: "sin_plata" as const,
      count: counters.unbacked,
      amount: counters.unbackedAmount,
      cents: 0,
      name: ofMonth.sin_plata,
    },
    {
      list: "devueltos" as const,
      count: counters.returned,
      amount: null,
      cents: 0,
      name: ofMonth.devueltos,
    },
  ];
  // An account without known balances shows nothing about the month.
  const balances = (data?.bankBalances ?? []).flatMap((period) => {
    const account = data?.bankAccounts.find(({ id }) => id === period.accountId);
    return account && (period.closing || period.gaps.length > 0) ? [{ ...period, account }] : [];
  });
  const open = lines?.filter(({ count }) => count > 0) ?? [];
  return (
    <Section title={ofMonth.title}>
      {error && !counters && <ErrorState {...shownFailure(error, refetch)} />}
      {counters && counters.all === 0 && (
        <Typography color="textSecondary">
          {ofMonth.nothingImported}{" "}
          <Link href={bankPaths.movements.to()} underline="always">
            {ofMonth.toBank}
          </Link>
        </Typography>
      )}
      {balances.length > 0 && (
        <Box component="ul" aria-label={ofMonth.balances} sx={{ m: 0, p: 0, listStyle: "none" }}>
          {balances.map(({ account, text, cuadra, gaps }) => (
            <Stack
              key={account.id}
              component="li"
              direction="row"
              sx={{ justifyContent: "space-between", gap: 3, py: 1.5 }}
            >
              <span>{longAccount(account)}</span>
              <Box sx={{ textAlign: "right", color: cuadra ? "success.main" : "warning.main" }}>
                {[text, ...gaps].join(" · ")}
              </Box>
            </Stack>
          ))}
        </Box>
      )}
      {counters && counters.all > 0 && open.length === 0 && (
        <Typography color="textSecondary">{ofMonth.agrees}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {open.map(({ list, count, amount, cents, name, more }) => (
          <Stack
            key={name}
            component="li"
            direction="row"
            sx={{ justifyContent: "space-between", gap: 3, py: 1.5 }}
          >
            <Link href={bankPaths.listOf(list, startDate, endDate, more)}>
              {name} ({count.toLocaleString("es-CO")})
            </Link>
            {amount !== null && <Money amount={amount} cents={cents} />}
          </Stack>
        ))}
      </Box>
    </Section>
  );
}
