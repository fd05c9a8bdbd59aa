import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { shownSums, sumsOf } from "@travesia/api/contracts/plan/sums.rules";
import type { ReactNode } from "react";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import { ownTexts as texts } from "./client-page.texts.ts";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";

interface OwnMoneyProps {
  readonly contract: Pick<
    OwnContractRecordFragment,
    "status" | "precioTotal" | "totalPagado" | "porVerificar"
  >;
  readonly children: ReactNode;
}

/**
 * Shows the amounts of a trip as one card: the totals, the payment plan, the payment methods, and the
 * payments.
 */
export function OwnMoney({ contract, children }: OwnMoneyProps) {
  const { status, precioTotal: price, totalPagado: paid, porVerificar: waiting } = contract;
  const figures = shownSums(sumsOf({ price, paid, waiting }), status === "cancelled").map(
    ([label, amount]) => ({ label, value: <Money amount={amount} /> }),
  );
  return (
    <Card component="section" aria-label={texts.money} sx={{ p: { xs: 4, sm: 6 } }}>
      <Stack sx={{ gap: 5 }}>
        <Figures figures={figures} />
        {children}
      </Stack>
    </Card>
  );
}
