import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { acquirerLabels, depositLabels } from "@travesia/api/bank/settlement/settlement-labels.rules";
import { type ReactNode, useState } from "react";
import { Unread } from "../../../base/failure/Unread.tsx";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { exactAmount } from "../../../ui/exact-amount.ts";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { shortAccount } from "../bank.texts.ts";
import { ChooseDepositDialog, ChoosePaymentDialog } from "./ChooseOfSettlement.tsx";
import { type SettlementShownQuery, useSettlementShownQuery } from "./settlement.generated.ts";
import { settlementTexts as texts } from "./settlement.texts.ts";
import { SettledSums } from "./SettledSums.tsx";

type Settlement = NonNullable<SettlementShownQuery["bankSettlement"]>;

interface SettlementDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Shows a settlement: its sums, the payment of each transaction or why it has none, and its movements. */
export function SettlementDialog({ id, onClose }: SettlementDialogProps) {
  const read = useSettlementShownQuery({ variables: { id } });
  const settlement = lastAnswer(read)?.bankSettlement;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="settlement-title">
      <DialogTitle id="settlement-title">
        {settlement
          ? `${acquirerLabels[settlement.acquirer]} · ${shortAccount(settlement.account)}`
          : texts.title}
      </DialogTitle>
      <DialogContent>
        <Unread of={{ ...read, data: settlement }} apart />
        {!settlement && read.loading && <RecordSkeleton />}
        {settlement && <Shown settlement={settlement} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

const isAllowed = ({ acts }: Settlement, name: string) =>
  acts.some((act) => act.name === name && act.allowed);

function Shown({ settlement }: { readonly settlement: Settlement }) {
  const [choosing, choose] = useState<Settlement["lines"][number] | "deposit" | null>(null);
  const { lines, movements, left, text, totals } = settlement;
  const isOpen = left.amount !== 0 || left.centavos !== 0;
  return (
    <Stack sx={{ gap: 4 }}>
      <Stack direction="row" sx={{ gap: 3, alignItems: "center", flexWrap: "wrap" }}>
        <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
        {isOpen && isAllowed(settlement, "deposit") && (
          <ActButton size="small" onClick={() => choose("deposit")}>
            {texts.chooseDeposit}
          </ActButton>
        )}
      </Stack>
      <SettledSums sums={totals} />
      <Rows title={texts.movements} none={texts.noMovements}>
        {movements.map(({ id, kind, part, movement }) => (
          <Row
            key={id}
            first={movement.text}
            second={
              <>
                <DayText day={movement.day} /> · {depositLabels[kind]}
                {part && ` · ${part}`}
              </>
            }
            amount={<Money amount={movement.amount} cents={movement.centavos} />}
          />
        ))}
      </Rows>
      <Rows title={texts.transactions} none={texts.noMovements}>
        {lines.map((line) => (
          <Row
            key={line.id}
            first={line.payment?.paidFor.name ?? line.reference ?? line.payer ?? "—"}
            second={
              <>
                <DayText day={line.day} />
                {line.part && ` · ${line.part}`}
                {line.cause && ` · ${line.cause}`}
              </>
            }
            amount={<Money amount={line.amounts.gross.amount} cents={line.amounts.gross.centavos} />}
          >
            {!line.payment && line.status === "aprobada" && isAllowed(settlement, "choose") && (
              <ActButton
                size="small"
                aria-label={`${texts.choosePayment} ${exactAmount(line.amounts.gross.amount, 0)}`}
                onClick={() => choose(line)}
              >
                {texts.choosePayment}
              </ActButton>
            )}
          </Row>
        ))}
      </Rows>
      {choosing === "deposit" && <ChooseDepositDialog settlement={settlement} onClose={() => choose(null)} />}
      {choosing && choosing !== "deposit" && (
        <ChoosePaymentDialog line={choosing} onClose={() => choose(null)} />
      )}
    </Stack>
  );
}

interface RowsProps {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function Rows({ title, none, children }: RowsProps) {
  return (
    <section aria-label={title}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      {children.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {none}
        </Typography>
      ) : (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {children}
        </Stack>
      )}
    </section>
  );
}

interface RowProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
  readonly amount: ReactNode;
  readonly children?: ReactNode;
}

function Row({ first, second, amount, children }: RowProps) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 3, py: 1.5, alignItems: "center", borderBottom: 1, borderColor: "divider" }}
    >
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {first}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div">
          {second}
        </Typography>
        {children && <div>{children}</div>}
      </Stack>
      {amount}
    </Stack>
  );
}
