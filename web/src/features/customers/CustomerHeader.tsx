import Button from "@mui/material/Button";
import { formatPhone } from "@travesia/api/colombia/phones";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { actLabels, customerTexts } from "./customer.texts.ts";
import type { CustomerRecordFragment } from "./customers.generated.ts";
import type { CustomerActions } from "./useCustomerActions.ts";

const shown = ["edit", "addNote", "merge"] as const;

interface CustomerHeaderProps {
  readonly customer: CustomerRecordFragment;
  readonly actions: CustomerActions;
  /** Begins a quote for them; absent where none can be made. */
  readonly onQuote?: (() => void) | undefined;
}

/** Who a customer is, how to reach them, and what can be done with their record. */
export function CustomerHeader({ customer, actions, onQuote }: CustomerHeaderProps) {
  const { name, email, telefono } = customer;
  const contact = [email, telefono && formatPhone(telefono)].filter(Boolean).join(" · ");
  return (
    <PageHeader
      title={name}
      subtitle={contact || "Sin correo ni teléfono"}
      actions={
        <>
          {telefono && (
            <Button
              size="small"
              variant="outlined"
              href={`https://wa.me/${telefono.replace(/\D/g, "")}`}
              target="_blank"
              rel="noopener"
            >
              WhatsApp
            </Button>
          )}
          {onQuote && (
            <ActButton size="small" variant="contained" onClick={onQuote}>
              {customerTexts.newQuote}
            </ActButton>
          )}
          {shown.map((act) => {
            const offered = customer.acts.find((one) => one.name === act);
            return (
              offered && (
                <ActButton
                  key={act}
                  size="small"
                  variant={act === "edit" ? "outlined" : "text"}
                  reason={offered.reason ?? null}
                  onClick={() => actions.show({ act, customer })}
                >
                  {actLabels[act]}
                </ActButton>
              )
            );
          })}
        </>
      }
    />
  );
}
