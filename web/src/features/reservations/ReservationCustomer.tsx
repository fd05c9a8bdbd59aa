import Link from "@mui/material/Link";
import { mailAddress } from "@travesia/api/colombia/emails";
import { formatPhone } from "@travesia/api/colombia/phones";
import { type Fact, FactList } from "../../ui/desk/FactList.tsx";
import { Section } from "../../ui/Section.tsx";
import type { ReservationRowFragment } from "./reservations.generated.ts";

/** Shows the customer of a reservation to staff. */
export function ReservationCustomer({
  customer: { name, lastname, email, phone },
}: Pick<ReservationRowFragment, "customer">) {
  const facts: Fact[] = [["Nombre", `${name} ${lastname}`.trim()]];
  if (email)
    facts.push([
      "Correo",
      <Link key="email" href={mailAddress(email)}>
        {email}
      </Link>,
    ]);
  if (phone)
    facts.push([
      "Teléfono",
      <Link key="phone" href={`tel:${phone}`}>
        {formatPhone(phone)}
      </Link>,
    ]);
  return (
    <Section title="Cliente">
      <FactList facts={facts} />
    </Section>
  );
}
