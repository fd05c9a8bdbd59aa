import { formatDocument } from "@travesia/api/colombia/documents";
import type { StepAction } from "../../ui/dialog/step-action.ts";
import { formatDay } from "../../ui/days.ts";
import { Money } from "../../ui/Money.tsx";
import { RecordHead } from "../../ui/RecordHead.tsx";
import { statusLabels, statusTones } from "./provider.texts.ts";
import type { ProviderRecordFragment } from "./providers.generated.ts";

interface ProviderHeaderProps {
  readonly provider: ProviderRecordFragment;
  readonly acts: readonly StepAction[];
}

/** Shows the head of a provider: whom to call there, the status, and what is owed to it. */
export function ProviderHeader({ provider, acts }: ProviderHeaderProps) {
  const { name, nit, status, contacts, owed, overdue, nextDue } = provider;
  const contact = contacts.find(({ phone }) => phone) ?? contacts[0];
  return (
    <RecordHead
      title={name}
      subtitle={nit ? `NIT ${formatDocument(nit)}` : "Sin NIT"}
      status={{ label: statusLabels[status], tone: statusTones[status] }}
      customer={contact ? { name: contact.name ?? name, phone: contact.phone } : null}
      figures={[
        {
          label: "Le debemos",
          value: <Money amount={owed} />,
          note: nextDue ? `Próximo pago: ${formatDay(nextDue)}` : "Nada con fecha por pagar",
        },
        { label: "Vencido", value: <Money amount={overdue} /> },
      ]}
      others={acts}
    />
  );
}
