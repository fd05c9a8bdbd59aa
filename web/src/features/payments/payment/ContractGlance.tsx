import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { tabOf } from "@travesia/api/addresses";
import { today } from "@travesia/api/colombia/days";
import { hasSignature } from "@travesia/api/contracts/contract/contract.lifecycle";
import { CLIENTE, may } from "@travesia/api/permissions";
import { type ReactNode, useId } from "react";
import { useUser } from "../../../base/session/useSession.ts";
import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import { DebtChip } from "../../contracts/contract/DebtChip.tsx";
import { withoutItems } from "../../contracts/contract/contract.texts.ts";
import type { ContractRecordFragment } from "../../contracts/contract/contracts.generated.ts";
import { openOf } from "../registration/register.form.ts";
import { glanceTexts as texts, tripCountdown } from "./glance.texts.ts";
import { PlanBar } from "./PlanBar.tsx";

interface PartProps {
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** Shows the state of one part of the contract, with a link to its tab. */
function Part({ title, actions, children }: PartProps) {
  const heading = useId();
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{
        px: { xs: 4, md: 6 },
        py: 3,
        display: "grid",
        columnGap: 4,
        rowGap: 1,
        alignItems: "center",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "96px minmax(0, 1fr) auto" },
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
        breakInside: "avoid",
      }}
    >
      <Typography id={heading} component="h2" variant="subtitle2">
        {title}
      </Typography>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, ml: { xs: -1, sm: 0 }, displayPrint: "none" }}>
        {actions}
      </Box>
    </Box>
  );
}

interface ContractGlanceProps {
  readonly contract: ContractRecordFragment;
  /** Called to register a payment; absent when nothing is owed, or when the page header offers it. */
  readonly onRegister?: (() => void) | undefined;
}

/**
 * Shows the state of each part of a contract on one line with a link to its tab: the next amount to pay, the
 * items to purchase, and the travellers with missing data. The totals are in the page header.
 */
export function ContractGlance({ contract, onRegister }: ContractGlanceProps) {
  const { role } = useUser();
  const { id, status, plan, openItems, itemsCount, numeroPasajeros, quote, turns } = contract;
  const over = status === "cancelled";
  const next = over ? undefined : plan.find((line) => openOf(line) > 0);
  const waits = plan.some(({ porVerificar }) => porVerificar > 0);
  const late = next?.estado === "vencido";
  const to = (tab: "pagos" | "compras" | "viajeros", label: string) => (
    <Button size="small" href={tabOf("contract", id, tab)}>
      {label}
    </Button>
  );
  const missing = quote ? numeroPasajeros - quote.passengers.filter(({ completo }) => completo).length : 0;
  return (
    <Card>
      <Part
        title="Pagos"
        actions={
          <>
            {onRegister && (
              <Button size="small" onClick={onRegister}>
                Registrar pago
              </Button>
            )}
            {to("pagos", texts.payments)}
          </>
        }
      >
        {plan.length > 0 && (
          <Box sx={{ mb: -2 }}>
            <PlanBar plan={plan} over={over} />
          </Box>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1 }}>
          {role !== CLIENTE && !over && <DebtChip contract={contract} />}
          {next ? (
            <Typography component="span" color={late ? "error" : undefined}>
              {next.descripcion}: <Money amount={openOf(next)} strong />, {late ? "venció" : "vence"} el{" "}
              {formatDay(next.fechaVencimiento)}
            </Typography>
          ) : (
            <span>
              {over ? texts.over : waits ? texts.allWaits : texts.nothingDue}
              {over && turns.length > 0 && ` ${texts.unsettled}`}
            </span>
          )}
        </Box>
      </Part>
      {may(role, "readPurchases") && (
        <Part title="Compras" actions={to("compras", texts.purchases)}>
          {itemsCount === 0
            ? withoutItems[status]
            : texts.toBuy(openItems ?? 0, itemsCount, hasSignature(status))}
        </Part>
      )}
      <Part title="Viajeros" actions={to("viajeros", texts.travellers)}>
        {texts.people(numeroPasajeros, missing)} {!over && `${tripCountdown(contract, today(new Date()))}.`}
      </Part>
    </Card>
  );
}
