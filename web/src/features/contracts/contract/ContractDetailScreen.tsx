import { CLIENTE, may } from "@travesia/api/permissions";
import type { ReactNode } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { failureText, isNotFound, requestCode } from "../../../app/failure/failures.ts";
import { useUser } from "../../../app/session/useSession.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { Figures } from "../../../ui/Figures.tsx";
import { MissingRecord } from "../../../ui/state/MissingRecord.tsx";
import { Money } from "../../../ui/Money.tsx";
import { Passage } from "../../../ui/passage/Passage.tsx";
import { RecordLayout } from "../../../ui/RecordLayout.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { type ContractAct, isOffered, offeredContractActs } from "./contract.actions.ts";
import { contractLabels, contractTones } from "./contract.texts.ts";
import { ContractDialogs } from "./ContractDialogs.tsx";
import { ContractFacts } from "./ContractFacts.tsx";
import { ContractHistory } from "./ContractHistory.tsx";
import { DebtLine } from "./DebtChip.tsx";
import { ContractNextStep } from "./ContractNextStep.tsx";
import { type ContractRecordFragment, useContractDetailQuery } from "./contracts.generated.ts";
import { contractPaths } from "./contracts.paths.ts";
import { ItemsSection } from "../item/ItemsSection.tsx";
import { PlanSection } from "../plan/PlanSection.tsx";
import { useContractActions } from "./useContractActions.ts";
import { useContractPdf } from "./useContractPdf.ts";

interface ContractDetailScreenProps {
  /** Takes the place of the plain payment plan: the payments of the contract. */
  readonly payments?: (contract: ContractRecordFragment) => ReactNode;
  /** Takes the place of the plain list of items: their purchases. */
  readonly purchases?: (contract: ContractRecordFragment) => ReactNode;
}

/** One contract: the passage, what follows, its plan, its items, and at the right what happened. */
export function ContractDetailScreen(sections: ContractDetailScreenProps) {
  const { id = "" } = useParams();
  const { data, error, refetch } = useContractDetailQuery({ variables: { id } });
  if (error && !data && !isNotFound(error))
    return (
      <ErrorState message={failureText(error)} code={requestCode(error)} onRetry={() => void refetch()} />
    );
  if (!data && !error) return <RecordSkeleton />;
  if (!data?.contract)
    return <MissingRecord message="Contrato no encontrado" list={contractPaths.list.to()} />;
  return <ContractRecord contract={data.contract} {...sections} />;
}

const percent = new Intl.NumberFormat("es-CO", { maximumFractionDigits: 1 });

function ContractRecord({
  contract,
  payments,
  purchases,
}: ContractDetailScreenProps & { readonly contract: ContractRecordFragment }) {
  const user = useUser();
  const { role } = user;
  const navigate = useNavigate();
  const actions = useContractActions(contract.id);
  const pdf = useContractPdf();
  const acts = offeredContractActs(user, contract);
  const forClient = role === CLIENTE;
  const onAct = (act: ContractAct) => {
    if (act === "edit") void navigate(contractPaths.editOwn.to({ id: contract.id }));
    else if (act === "preview") pdf.open(contract.id);
    else if (act === "makePdf") actions.makePdf();
    else actions.show(act);
  };
  const passage = (
    <Passage
      number={contract.contractNumber}
      origin={contract.origen}
      destination={contract.destino}
      departure={contract.fechaInicioViaje}
      comeback={contract.fechaFinViaje}
      travellers={contract.numeroPasajeros}
      price={contract.precioTotal}
      status={{ label: contractLabels[contract.status], tone: contractTones[contract.status] }}
    />
  );
  return (
    <RecordLayout
      title={contract.contractNumber}
      passage={passage}
      aside={!forClient && <ContractHistory contractId={contract.id} />}
    >
      {!forClient && <DebtLine contract={contract} />}
      <ContractNextStep contract={contract} acts={acts} onAct={onAct} forClient={forClient} />
      {payments?.(contract) ?? (
        <>
          <Figures
            figures={[
              { label: "Precio", value: <Money amount={contract.precioTotal} /> },
              {
                label: "Pagado",
                value: <Money amount={contract.totalPagado} />,
                note: `${percent.format(contract.progresoPago)} %`,
              },
              { label: "Saldo", value: <Money amount={contract.saldoPendiente} /> },
            ]}
          />
          <PlanSection contract={contract} />
        </>
      )}
      {!forClient &&
        (purchases?.(contract) ?? (
          <ItemsSection
            contractId={contract.id}
            withCosts={may(role, "seeCosts")}
            editable={isOffered(acts, "addItem")}
            actions={actions}
          />
        ))}
      <ContractFacts contract={contract} />
      <ContractDialogs contract={contract} actions={actions} />
    </RecordLayout>
  );
}
