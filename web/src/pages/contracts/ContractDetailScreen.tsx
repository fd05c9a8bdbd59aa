import { ownContractLabels } from "@travesia/api/payments/client-page/own-page.rules";
import { CLIENTE, may } from "@travesia/api/permissions";
import { CANCELLED } from "@travesia/api/quotes/passenger/passenger.acts.rules";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { isNotFound, shownFailure } from "../../app/failure/failures.ts";
import { useUser } from "../../app/session/useSession.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { Passage } from "../../ui/passage/Passage.tsx";
import { RecordLayout } from "../../ui/RecordLayout.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { isOffered } from "../../app/acts/offered-acts.ts";
import {
  mayDraftAddendum,
  type OfferedContractAct,
  offeredContractActs,
} from "../../features/contracts/contract/contract.offered-acts.ts";
import { contractLabels, contractTones } from "../../features/contracts/contract/contract.texts.ts";
import { ContractAddenda } from "../../features/contracts/addendum/ContractAddenda.tsx";
import { ContractCancellation } from "../../features/contracts/cancellation/ContractCancellation.tsx";
import { ContractDialogs } from "../../features/contracts/contract/ContractDialogs.tsx";
import { ContractFacts } from "../../features/contracts/contract/ContractFacts.tsx";
import { DistanceField } from "../../features/contracts/contract/DistanceField.tsx";
import { HistorySection } from "../../features/history/HistorySection.tsx";
import { DebtLine } from "../../features/contracts/contract/DebtChip.tsx";
import { ContractNextStep } from "../../features/contracts/contract/ContractNextStep.tsx";
import {
  type ContractRecordFragment,
  useContractDetailQuery,
} from "../../features/contracts/contract/contracts.generated.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { DossierSection } from "../../features/dossiers/DossierSection.tsx";
import { AddendumInvoices } from "../../features/invoices/price-change/AddendumInvoices.tsx";
import { priceChangeTexts } from "../../features/invoices/price-change/price-change.texts.ts";
import { ContractInvoice } from "../../features/invoices/of-contract/ContractInvoice.tsx";
import { ContractAnalysis } from "../../features/contracts/item/ContractAnalysis.tsx";
import { ItemsSection } from "../../features/contracts/item/ItemsSection.tsx";
import { ContractPayments } from "../../features/payments/payment/ContractPayments.tsx";
import { ContractHowToPay } from "../../features/payments/how-to-pay/ContractHowToPay.tsx";
import { OwnMoneyBack } from "../../features/payments/own-refund/OwnMoneyBack.tsx";
import { CancelContractDialog } from "../../features/payments/refund/contract/CancelContractDialog.tsx";
import { ContractRefunds } from "../../features/payments/refund/contract/ContractRefunds.tsx";
import { PassengersSection } from "../../features/quotes/passenger/PassengersSection.tsx";
import { PurchaseBoard } from "../../features/purchases/purchase/PurchaseBoard.tsx";
import { TripProfitSection } from "../../features/reports/trip-profit/TripProfitSection.tsx";
import { CancellationConsequences } from "../../features/reports/cancellation/CancellationConsequences.tsx";
import { ContractVersions } from "../../features/contracts/versions/ContractVersions.tsx";
import { useContractActions } from "../../features/contracts/contract/useContractActions.ts";
import { useContractPdf } from "../../features/contracts/contract/useContractPdf.ts";
import { LiveRecord } from "../../features/live/LiveRecord.tsx";

/**
 * One contract: the passage, what follows, its payments, what is bought for it, and at the right what
 * happened.
 */
export function ContractDetailScreen() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useContractDetailQuery({ variables: { id } });
  if (error && !data && !isNotFound(error)) return <ErrorState {...shownFailure(error, refetch)} />;
  if (!data && !error) return <RecordSkeleton />;
  if (!data?.contract)
    return <MissingRecord message="Contrato no encontrado" list={contractPaths.list.to()} />;
  return <ContractRecord contract={data.contract} />;
}

function ContractRecord({ contract }: { readonly contract: ContractRecordFragment }) {
  const user = useUser();
  const { role } = user;
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const actions = useContractActions(contract.id);
  const pdf = useContractPdf();
  const acts = offeredContractActs(user, contract);
  const forClient = role === CLIENTE;
  const client = `${contract.cliente.name} ${contract.cliente.lastname}`.trim();
  const onAct = (act: OfferedContractAct) => {
    if (act === "edit") void navigate(contractPaths.editOwn.to({ id: contract.id }));
    else if (act === "preview") pdf.open(contract.id);
    else if (act === "makePdf") actions.makePdf();
    else if (act === "remind") actions.remind();
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
      status={{
        label: (forClient ? ownContractLabels : contractLabels)[contract.status],
        tone: contractTones[contract.status],
      }}
      customer={forClient ? null : { name: client, phone: contract.cliente.phone }}
    />
  );
  return (
    <RecordLayout
      title={forClient ? contract.contractNumber : `${contract.contractNumber} · ${client}`}
      passage={
        forClient ? (
          passage
        ) : (
          <LiveRecord type="contract" id={contract.id}>
            {passage}
          </LiveRecord>
        )
      }
      aside={!forClient && <HistorySection record="contract" id={contract.id} />}
    >
      {!forClient && (
        <ContractCancellation
          contractId={contract.id}
          onCancel={isOffered(acts, "cancel") ? () => actions.show("cancel") : undefined}
        />
      )}
      {!forClient && <DebtLine contract={contract} />}
      <ContractNextStep
        contract={contract}
        acts={acts}
        onAct={onAct}
        viewer={user}
        forClient={forClient}
        busy={actions.busy}
        onWhatsApp={actions.remindByWhatsApp}
      />
      {forClient && <ContractHowToPay contractId={contract.id} />}
      {forClient && <OwnMoneyBack contractId={contract.id} />}
      <ContractPayments
        contractId={contract.id}
        asked={params.get("accion") === "pago"}
        onBegun={() => setParams({}, { replace: true, preventScrollReset: true })}
      />
      <ContractInvoice
        contractId={contract.id}
        as={forClient ? "client" : may(role, "invoice") ? "accounting" : "staff"}
      />
      <ContractAddenda
        contractId={contract.id}
        mayBegin={!forClient && mayDraftAddendum(user, contract)}
        forClient={forClient}
        {...(!forClient && {
          invoices: (addendumId, place) =>
            may(role, "invoice") ? (
              <AddendumInvoices addendumId={addendumId} place={place} />
            ) : (
              <span>{priceChangeTexts.neededOfOthers}</span>
            ),
        })}
      />
      {!forClient && <ContractRefunds contractId={contract.id} />}
      {may(role, "readPurchases") ? (
        <PurchaseBoard contract={contract} />
      ) : (
        !forClient && (
          <ItemsSection
            contract={contract}
            withCosts={may(role, "seeCosts")}
            editable={isOffered(acts, "addItem")}
            actions={actions}
          />
        )
      )}
      {may(role, "readFinancialReports") && <TripProfitSection contractId={contract.id} />}
      {may(role, "seeCosts") && contract.quote && <ContractAnalysis contractId={contract.id} />}
      {!forClient && contract.quote && (
        <PassengersSection
          quoteId={contract.quote.id}
          closed={contract.status === "cancelled" ? CANCELLED : null}
        />
      )}
      <ContractFacts contract={contract} forClient={forClient} />
      {!forClient && <ContractVersions contractId={contract.id} />}
      {!forClient && <DistanceField contract={contract} editable={isOffered(acts, "stateDistance")} />}
      {contract.status !== "draft" && (forClient || may(role, "takeDossiers")) && (
        <DossierSection contractId={contract.id} full={may(role, "seeCosts")} />
      )}
      <ContractDialogs contract={contract} actions={actions} />
      {actions.open === "cancel" && (
        <CancelContractDialog
          contract={contract}
          outcome={<CancellationConsequences contractId={contract.id} />}
          busy={actions.busy}
          failure={actions.failure}
          onCancel={actions.cancel}
          onClose={actions.close}
        />
      )}
    </RecordLayout>
  );
}
