import { may } from "@travesia/api/permissions";
import { isOffered } from "../../../base/acts/offered-acts.ts";
import type { BulkAct, BulkDialogProps } from "../../../base/lists/bulk-act.ts";
import { ConfirmEach } from "../../../base/lists/ConfirmEach.tsx";
import { offeredContractActs } from "./contract.offered-acts.ts";
import {
  type ContractRowFragment,
  useContractsCompleteMutation,
  useContractsSendMutation,
} from "./contracts.generated.ts";

type Props = BulkDialogProps<ContractRowFragment>;

const many = (count: number) => (count === 1 ? "1 contrato" : `${count} contratos`);

function SendContracts({ rows, ...dialog }: Props) {
  const [send] = useContractsSendMutation();
  const again = rows.filter(({ status }) => status === "active").length;
  return (
    <ConfirmEach
      {...dialog}
      title={`Enviar ${many(rows.length)}`}
      confirm="Enviar a firmar"
      perform={(slice) => send({ variables: slice })}
    >
      Cada cliente recibe por correo su contrato en PDF y el enlace para firmarlo
      {again > 0 && `; ${many(again)} ${again === 1 ? "va" : "van"} de nuevo`}.
    </ConfirmEach>
  );
}

function CompleteContracts({ rows, ...dialog }: Props) {
  const [complete] = useContractsCompleteMutation();
  return (
    <ConfirmEach
      {...dialog}
      title={`Completar ${many(rows.length)}`}
      confirm="Completar"
      perform={(slice) => complete({ variables: slice })}
    >
      Se generan las comisiones de cada uno.
    </ConfirmEach>
  );
}

/** Returns the bulk acts on contracts that the viewer may use. */
export function contractBulkActs(viewer: {
  readonly id: number;
  readonly role: number;
}): readonly BulkAct<ContractRowFragment>[] {
  const allows = (act: "send" | "complete") => (contract: ContractRowFragment) =>
    isOffered(offeredContractActs(viewer, contract), act);
  return [
    ...(may(viewer.role, "sendContracts")
      ? [{ key: "send", label: "Enviar a firmar", allows: allows("send"), Dialog: SendContracts }]
      : []),
    ...(may(viewer.role, "completeContracts")
      ? [{ key: "complete", label: "Completar", allows: allows("complete"), Dialog: CompleteContracts }]
      : []),
  ];
}
