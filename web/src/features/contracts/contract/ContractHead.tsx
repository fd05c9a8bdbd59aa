import { formatCop } from "@travesia/api/cop";
import { ownContractLabels } from "@travesia/api/payments/client-page/own-page.rules";
import type { ReactNode } from "react";
import type { StepAction } from "../../../ui/dialog/step-action.ts";
import { Money } from "../../../ui/Money.tsx";
import { RecordHead } from "../../../ui/RecordHead.tsx";
import { customerPaths } from "../../customers/customers.paths.ts";
import { contractLabels, contractTones } from "./contract.texts.ts";
import type { ContractRecordFragment } from "./contracts.generated.ts";

interface ContractHeadProps {
  readonly contract: ContractRecordFragment;
  /** True when the viewer is the client of the contract, whose name and telephone are then left out. */
  readonly forClient: boolean;
  readonly action: StepAction | undefined;
  readonly others: readonly StepAction[];
  readonly tabs: ReactNode;
}

/** Shows the header of a contract: its client, status, paid amount and next step. */
export function ContractHead({ contract, forClient, action, others, tabs }: ContractHeadProps) {
  const { cliente, customer, status, precioTotal, totalPagado, saldoPendiente, porVerificar } = contract;
  return (
    <RecordHead
      number={contract.contractNumber}
      trip={{
        origin: contract.origen,
        destination: contract.destino,
        departure: contract.fechaInicioViaje,
        comeback: contract.fechaFinViaje,
        travellers: contract.numeroPasajeros,
      }}
      status={{
        label: (forClient ? ownContractLabels : contractLabels)[status],
        tone: contractTones[status],
      }}
      customer={
        forClient
          ? null
          : {
              name: `${cliente.name} ${cliente.lastname}`.trim(),
              phone: cliente.phone,
              href: customer ? customerPaths.one.to({ id: customer.id }) : undefined,
            }
      }
      figures={[
        { label: "Precio", value: <Money amount={precioTotal} /> },
        { label: "Pagado", value: <Money amount={totalPagado} /> },
        {
          label: "Saldo",
          // Nothing more is due of a cancelled contract.
          value: status === "cancelled" ? "—" : <Money amount={saldoPendiente} />,
          note: porVerificar > 0 ? `${formatCop(porVerificar)} por verificar` : undefined,
        },
      ]}
      action={action}
      others={others}
      tabs={tabs}
    />
  );
}
