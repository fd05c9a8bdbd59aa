import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { addDays, addMonths, type Month, monthBounds, monthOf } from "@travesia/api/colombia/days";
import { spokenMonth } from "@travesia/api/colombia/spoken";
import { dayInYear } from "@travesia/api/bank/statement/balance.rules";
import { type ReactNode, useState } from "react";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { Unread } from "../../base/failure/Unread.tsx";
import { useFields } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { Money } from "../../ui/Money.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { balanceFields } from "./balance.form.ts";
import { balanceTexts as texts, longAccount } from "./bank.texts.ts";
import {
  type BankOverviewQuery,
  type BankPeriodShownFragment,
  useBankBalancesQuery,
  useBankBalancesTypeMutation,
} from "./bank.generated.ts";
import { bankReads } from "./useBankActions.ts";

interface BalanceDialogProps {
  readonly account: BankOverviewQuery["bankAccounts"][number];
  /** Month that is shown first. */
  readonly begun: Month;
  readonly onClose: () => void;
}

/** Shows the balances of an account's month beside its movements, and accepts balances missing in files. */
export function BalanceDialog({ account, begun, onClose }: BalanceDialogProps) {
  const [mes, setMes] = useState(begun);
  const read = useBankBalancesQuery({ variables: { accountId: account.id, mes } });
  const period = lastAnswer(read)?.bankBalances[0];
  if (period?.mes === mes)
    return (
      <BalanceForm
        key={mes}
        account={account}
        period={period}
        onClose={onClose}
        onMonth={(by) => setMes(beside(mes, by))}
      />
    );
  return (
    <FormDialog
      open
      title={texts.title}
      submit={texts.save}
      busy={false}
      failure={null}
      reason={texts.reading}
      onSubmit={(event) => event?.preventDefault()}
      onClose={onClose}
    >
      <Unread of={{ ...read, data: period }} apart />
      {!read.error && <RecordSkeleton />}
    </FormDialog>
  );
}

const beside = (mes: Month, by: number): Month => monthOf(addMonths(`${mes}-01`, by));

interface BalanceFormProps extends Pick<BalanceDialogProps, "account" | "onClose"> {
  readonly period: BankPeriodShownFragment;
  readonly onMonth: (by: number) => void;
}

function BalanceForm({ account, period, onClose, onMonth }: BalanceFormProps) {
  const { mes, days, gaps, text, cuadra, missing } = period;
  const [type] = useBankBalancesTypeMutation({
    refetchQueries: [...bankReads, "BankBalances"],
    awaitRefetchQueries: true,
  });
  const { from, to } = monthBounds(mes);
  const { busy, failure, perform } = useSaving();
  const { control, submit } = useFields(balanceFields, {
    record: period,
    save: async ({ input }) => {
      const wrong = await perform(
        () => type({ variables: { input: { accountId: account.id, mes, ...input } } }),
        texts.saved,
      );
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title={texts.titleOf(spokenMonth(mes))}
      lead={longAccount(account)}
      submit={texts.save}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack direction="row" sx={{ justifyContent: "space-between", gap: 3 }}>
        <Button size="small" color="inherit" onClick={() => onMonth(-1)}>
          {texts.before}
        </Button>
        <Button size="small" color="inherit" onClick={() => onMonth(1)}>
          {texts.after}
        </Button>
      </Stack>
      <Alert severity={cuadra ? "success" : missing ? "warning" : "info"} aria-live="polite">
        {text}
        {gaps.map((gap) => (
          <Box key={gap}>{gap}</Box>
        ))}
      </Alert>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact label={period.openingDay ? texts.openingAt(dayInYear(period.openingDay)) : texts.opening}>
          {period.opening && <Money amount={period.opening.amount} cents={period.opening.centavos} />}
        </Fact>
        <Fact label={texts.moved}>
          <Money amount={period.moved.amount} cents={period.moved.centavos} />
        </Fact>
        <Fact label={period.closingDay ? texts.closingAt(dayInYear(period.closingDay)) : texts.closing}>
          {period.closing && <Money amount={period.closing.amount} cents={period.closing.centavos} />}
        </Fact>
        {days.slice(0, MOST_DAYS).map((one) => (
          <Fact key={one.day} label={texts.differsOn(dayInYear(one.day), one.missing)}>
            <Money amount={one.missing.amount} cents={one.missing.centavos} />
          </Fact>
        ))}
      </Box>
      <TextField
        control={control}
        name="inicial"
        label={texts.typedAt(dayInYear(addDays(from, -1)))}
        hint={texts.typedAbout}
        rules={balanceFields.rules.inicial}
      />
      <TextField
        control={control}
        name="final"
        label={texts.typedAt(dayInYear(to))}
        rules={balanceFields.rules.final}
      />
    </FormDialog>
  );
}

/** Maximum number of days listed that do not fit. */
const MOST_DAYS = 6;

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ justifyContent: "space-between", gap: 3, py: 1 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, whiteSpace: "nowrap" }}>
        {children ?? texts.unknown}
      </Box>
    </Stack>
  );
}
