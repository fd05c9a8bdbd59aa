import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import { ownTexts as texts } from "./client-page.texts.ts";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";

interface OwnMoneyProps {
  readonly contract: Pick<
    OwnContractRecordFragment,
    "status" | "precioTotal" | "totalPagado" | "porVerificar" | "saldoPendiente"
  >;
  readonly children: ReactNode;
}

/** Shows the money of a trip as one card: three figures, then its plan, how it is paid, and the payments. */
export function OwnMoney({ contract, children }: OwnMoneyProps) {
  const { status, precioTotal, totalPagado, porVerificar, saldoPendiente } = contract;
  const figures = [
    { label: texts.price, value: <Money amount={precioTotal} /> },
    { label: texts.paid, value: <Money amount={totalPagado} /> },
    ...(porVerificar > 0 ? [{ label: texts.toVerify, value: <Money amount={porVerificar} /> }] : []),
    ...(status === "cancelled" ? [] : [{ label: texts.left, value: <Money amount={saldoPendiente} /> }]),
  ];
  return (
    <Card component="section" aria-label={texts.money} sx={{ p: { xs: 4, sm: 6 } }}>
      <Stack sx={{ gap: 5 }}>
        <Figures figures={figures} />
        {children}
      </Stack>
    </Card>
  );
}
