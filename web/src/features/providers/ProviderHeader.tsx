import { formatDocument } from "@travesia/api/colombia/documents";
import type { ReactNode } from "react";
import type { StepAction } from "../../ui/dialog/step-action.ts";
import { RecordHead } from "../../ui/RecordHead.tsx";
import { statusLabels, statusTones } from "./provider.texts.ts";
import type { ProviderRecordFragment } from "./providers.generated.ts";

interface ProviderHeaderProps {
  readonly provider: ProviderRecordFragment;
  readonly acts: readonly StepAction[];
  /** The record's `RecordTabs`. */
  readonly tabs: ReactNode;
}

/** Shows the header of a provider: its contact person and status. */
export function ProviderHeader({ provider, acts, tabs }: ProviderHeaderProps) {
  const { name, nit, status, contacts } = provider;
  const contact = contacts.find(({ phone }) => phone) ?? contacts[0];
  return (
    <RecordHead
      title={name}
      subtitle={nit ? `NIT ${formatDocument(nit)}` : "Sin NIT"}
      status={{ label: statusLabels[status], tone: statusTones[status] }}
      customer={contact ? { name: contact.name ?? name, phone: contact.phone } : null}
      others={acts}
      tabs={tabs}
    />
  );
}
