import { upgradeFindingLabels } from "@travesia/api/operation/upgrade-finding/upgrade-finding.rules";
import { DayText, InstantText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import { bankPaths } from "../../bank/bank.paths.ts";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { customerPaths } from "../../customers/customers.paths.ts";
import { paymentPaths } from "../../payments/payment/payments.paths.ts";
import { providerPaths } from "../../providers/providers.paths.ts";
import type { UpgradeFindingLineFragment } from "../operation.generated.ts";

/** Returns the address of a finding's record; for a bank movement, the list of its account and day. */
export function addressOfFinding(finding: UpgradeFindingLineFragment): string {
  const { kind, subjectId: id, accountId, day } = finding;
  if (kind === "signed_by_word") return paymentPaths.one.to({ id });
  if (kind === "twin_customer") return customerPaths.one.to({ id });
  if (kind === "boxed_letters") return contractPaths.detail.to({ id });
  if (kind === "borrowed_hotel") return providerPaths.list.to();
  const asked = {
    lista: "todos",
    cuenta: accountId ?? "",
    fechas: "otras",
    desde: day ?? "",
    hasta: day ?? "",
  };
  return `${bankPaths.movements.to()}?${new URLSearchParams(asked).toString()}`;
}

/** Columns of the findings of an upgrade. */
export const upgradeColumns: readonly Column<UpgradeFindingLineFragment>[] = [
  {
    key: "title",
    label: "Qué",
    card: "title",
    cell: ({ title, second }) => <TwoLines second={second}>{title}</TwoLines>,
  },
  {
    key: "kind",
    label: "Por qué",
    cell: ({ kind, fact }) => <TwoLines second={fact}>{upgradeFindingLabels[kind]}</TwoLines>,
  },
  { key: "day", label: "Día", cell: ({ day }) => (day ? <DayText day={day} /> : "—") },
  {
    key: "amount",
    label: "Valor",
    align: "right",
    card: "amount",
    cell: ({ amount }) => (amount === null ? "—" : <Money amount={amount} />),
  },
  {
    key: "reviewedAt",
    label: "Revisión",
    card: "corner",
    cell: ({ reviewedAt, reviewedBy }) =>
      reviewedAt ? (
        <TwoLines second={<InstantText at={reviewedAt} />}>{reviewedBy}</TwoLines>
      ) : (
        <StatusChip label="Por revisar" tone="sun" />
      ),
  },
];
