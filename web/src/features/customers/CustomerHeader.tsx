import Avatar from "@mui/material/Avatar";
import { formatPhone } from "@travesia/api/colombia/phones";
import type { ReactNode } from "react";
import type { StepAction } from "../../ui/dialog/step-action.ts";
import { RecordHead } from "../../ui/RecordHead.tsx";
import type { CustomerRecordFragment } from "./customers.generated.ts";

interface CustomerHeaderProps {
  readonly customer: CustomerRecordFragment;
  readonly acts: readonly StepAction[];
  /** Suggested next act; undefined when there is none. */
  readonly next: StepAction | undefined;
  /** The record's `RecordTabs`. */
  readonly tabs: ReactNode;
}

/** Shows the initials of a name in place of a picture. */
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

/** Shows the name and contact data of a customer, and the acts on the record. */
export function CustomerHeader({ customer, acts, next, tabs }: CustomerHeaderProps) {
  const { name, email, telefono } = customer;
  const contact = [email, telefono && formatPhone(telefono)].filter(Boolean).join(" · ");
  return (
    <RecordHead
      title={name}
      lead={<Initials name={name} />}
      subtitle={contact || "Sin correo ni teléfono"}
      customer={{ name, phone: telefono }}
      action={next}
      others={acts}
      tabs={tabs}
    />
  );
}
