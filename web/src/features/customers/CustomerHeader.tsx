import Avatar from "@mui/material/Avatar";
import Button from "@mui/material/Button";
import { formatPhone } from "@travesia/api/colombia/phones";
import { whatsAppOf } from "../../ui/passage/whatsapp.ts";
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

/** Shows the first letters of a name, as a picture would stand there. */
const Initials = ({ name }: { readonly name: string }) => (
  <Avatar
    aria-hidden="true"
    sx={(theme) => ({
      width: 40,
      height: 40,
      fontSize: "0.9375rem",
      fontWeight: 650,
      color: theme.vars.palette.tones.sea.main,
      backgroundColor: theme.vars.palette.tones.sea.soft,
    })}
  >
    {name
      .split(/\s+/)
      .slice(0, 2)
      .map((word) => word.charAt(0))
      .join("")
      .toUpperCase()}
  </Avatar>
);

/** Shows who a customer is, how to reach them, and what can be done with their record. */
export function CustomerHeader({ customer, actions, onQuote }: CustomerHeaderProps) {
  const { name, email, telefono } = customer;
  const chat = telefono ? whatsAppOf(telefono) : null;
  const contact = [email, telefono && formatPhone(telefono)].filter(Boolean).join(" · ");
  return (
    <PageHeader
      title={name}
      lead={<Initials name={name} />}
      subtitle={contact || "Sin correo ni teléfono"}
      actions={
        <>
          {chat && (
            <Button size="small" variant="outlined" href={chat} target="_blank" rel="noopener noreferrer">
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
