import Button from "@mui/material/Button";
import { RECORD_TAB, tabOf } from "@travesia/api/addresses";
import { hasSignature } from "@travesia/api/contracts/contract/contract.lifecycle";
import { CLIENTE, may } from "@travesia/api/permissions";
import { CANCELLED } from "@travesia/api/quotes/passenger/passenger.acts.rules";
import { Suspense } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { isNotFound, shownFailure } from "../../base/failure/failures.ts";
import { useAskedAct } from "../../base/records/useAskedAct.ts";
import { useRecordParts } from "../../base/records/useRecordParts.ts";
import { useUser } from "../../base/session/useSession.ts";
import { ActRow } from "../../ui/dialog/ActRow.tsx";
import type { StepAction } from "../../ui/dialog/step-action.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { RecordLayout } from "../../ui/RecordLayout.tsx";
import { RecordPanels } from "../../ui/RecordPanels.tsx";
import { type RecordPart, RecordTabs } from "../../ui/RecordTabs.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { lazyPart, useWhenQuiet } from "../../ui/lazy-part.ts";
import { isOffered, type OfferedActs } from "../../base/acts/offered-acts.ts";
import { recordAct, useRecordActs } from "../../base/acts/record-acts.tsx";
import { useOpenChat } from "../../base/saving/useOpenChat.ts";
import {
  contractActs,
  type ContractPlace,
  loadContractDialogs,
} from "../../features/contracts/contract/contract.acts.tsx";
import {
  contractStepActs,
  type ContractStepActs,
  stepTab,
} from "../../features/contracts/contract/contract.steps.ts";
import {
  mayDraftAddendum,
  type OfferedContractAct,
  offeredContractActs,
} from "../../features/contracts/contract/contract.offered-acts.ts";
import { ContractCancellation } from "../../features/contracts/cancellation/ContractCancellation.tsx";
import {
  ContractClient,
  ContractConditions,
  ContractTravellers,
} from "../../features/contracts/contract/ContractFacts.tsx";
import { ContractHead } from "../../features/contracts/contract/ContractHead.tsx";
import { ContractNextStep } from "../../features/contracts/contract/ContractNextStep.tsx";
import {
  ContractCancelDocument,
  type ContractRecordFragment,
  ContractDetailDocument,
  useContractDetailQuery,
  useContractRemindByWhatsappMutation,
} from "../../features/contracts/contract/contracts.generated.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { IncludedServices } from "../../features/contracts/contract/IncludedServices.tsx";
import { contractReads } from "../../features/contracts/contract/contract.reads.ts";
import { contractToasts } from "../../features/contracts/contract/contract.texts.ts";
import { useContractCarrying } from "../../features/contracts/contract/useContractCarrying.ts";
import { UnprintedNames } from "../../features/contracts/contract/UnprintedNames.tsx";
import { useContractPdf } from "../../features/contracts/contract/useContractPdf.ts";
import { priceChangeTexts } from "../../features/invoices/price-change/price-change.texts.ts";
import { LiveRecord } from "../../features/live/LiveRecord.tsx";
import { canBuyFor, canRegister } from "../../features/payments/payment/contract-money.acts.ts";
import { ContractGlance } from "../../features/payments/payment/ContractGlance.tsx";
import { paymentPaths } from "../../features/payments/payment/payments.paths.ts";
import { purchasePaths } from "../../features/purchases/purchase/purchases.paths.ts";

/** Components that the first view of the record does not need: the other tabs and the dialogs. */
const later = {
  purchaseBoard: async () =>
    (await import("../../features/purchases/purchase/PurchaseBoard.tsx")).PurchaseBoard,
  tripProfitSection: async () =>
    (await import("../../features/reports/trip-profit/TripProfitSection.tsx")).TripProfitSection,
  contractAnalysis: async () =>
    (await import("../../features/contracts/item/ContractAnalysis.tsx")).ContractAnalysis,
  passengersSection: async () =>
    (await import("../../features/quotes/passenger/PassengersSection.tsx")).PassengersSection,
  contractPdfSection: async () =>
    (await import("../../features/contracts/contract/ContractPdfSection.tsx")).ContractPdfSection,
  contractAddenda: async () =>
    (await import("../../features/contracts/addendum/ContractAddenda.tsx")).ContractAddenda,
  contractInvoice: async () =>
    (await import("../../features/invoices/of-contract/ContractInvoice.tsx")).ContractInvoice,
  addendumInvoices: async () =>
    (await import("../../features/invoices/price-change/AddendumInvoices.tsx")).AddendumInvoices,
  contractLinks: async () =>
    (await import("../../features/contracts/contract/ContractLinks.tsx")).ContractLinks,
  contractVersions: async () =>
    (await import("../../features/contracts/versions/ContractVersions.tsx")).ContractVersions,
  distanceField: async () =>
    (await import("../../features/contracts/contract/DistanceField.tsx")).DistanceField,
  dossierSection: async () => (await import("../../features/dossiers/DossierSection.tsx")).DossierSection,
  historySection: async () => (await import("../../features/history/HistorySection.tsx")).HistorySection,
  contractPayments: async () =>
    (await import("../../features/payments/payment/ContractPayments.tsx")).ContractPayments,
  contractHowToPay: async () =>
    (await import("../../features/payments/how-to-pay/ContractHowToPay.tsx")).ContractHowToPay,
  contractRefunds: async () =>
    (await import("../../features/payments/refund/contract/ContractRefunds.tsx")).ContractRefunds,
  ownMoneyBack: async () =>
    (await import("../../features/payments/own-refund/OwnMoneyBack.tsx")).OwnMoneyBack,
  cancelContractDialog: async () =>
    (await import("../../features/payments/refund/contract/CancelContractDialog.tsx")).CancelContractDialog,
  cancellationConsequences: async () =>
    (await import("../../features/reports/cancellation/CancellationConsequences.tsx"))
      .CancellationConsequences,
  contractDialogs: loadContractDialogs,
  carriedLinkDialog: async () => (await import("../../base/sharing/CarriedLinkDialog.tsx")).CarriedLinkDialog,
  itemsSection: async () => (await import("../../features/contracts/item/ItemsSection.tsx")).ItemsSection,
};
const PurchaseBoard = lazyPart(later.purchaseBoard);
const TripProfitSection = lazyPart(later.tripProfitSection);
const ContractAnalysis = lazyPart(later.contractAnalysis);
const PassengersSection = lazyPart(later.passengersSection);
const ContractPdfSection = lazyPart(later.contractPdfSection);
const ContractAddenda = lazyPart(later.contractAddenda);
const ContractInvoice = lazyPart(later.contractInvoice);
const AddendumInvoices = lazyPart(later.addendumInvoices);
const ContractLinks = lazyPart(later.contractLinks);
const ContractVersions = lazyPart(later.contractVersions);
const DistanceField = lazyPart(later.distanceField);
const DossierSection = lazyPart(later.dossierSection);
const HistorySection = lazyPart(later.historySection);
const ContractPayments = lazyPart(later.contractPayments);
const ContractHowToPay = lazyPart(later.contractHowToPay);
const ContractRefunds = lazyPart(later.contractRefunds);
const OwnMoneyBack = lazyPart(later.ownMoneyBack);
const CancelContractDialog = lazyPart(later.cancelContractDialog);
const CancellationConsequences = lazyPart(later.cancellationConsequences);
const CarriedLinkDialog = lazyPart(later.carriedLinkDialog);
const ItemsSection = lazyPart(later.itemsSection);
const loadLater = (): Promise<unknown> => Promise.all(Object.values(later).map((load) => load()));

/** Acts on a contract, including the dialog about its refund. */
const contractScreenActs = {
  ...contractActs,
  cancel: recordAct<ContractRecordFragment, ContractPlace>()({
    ...contractActs.cancel,
    mutation: ContractCancelDocument,
    done: contractToasts.cancelled,
    reads: [...contractReads, "RefundsOfContract", "CancellationRequests"],
    Dialog: ({ record, frame, send }) => (
      <CancelContractDialog
        {...frame}
        contract={record}
        outcome={<CancellationConsequences contractId={record.id} />}
        onCancel={(input) => send({ input })}
      />
    ),
  }),
};

/** First query of the page; a list row that links here prefetches it. */
export const contractRead = ContractDetailDocument;

/** Shows one contract: its header, and its parts in tabs. */
export function ContractDetailScreen() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useContractDetailQuery({ variables: { id } });
  if (error && !data && !isNotFound(error)) return <ErrorState page {...shownFailure(error, refetch)} />;
  if (!data && !error) return <RecordSkeleton page />;
  if (!data?.contract)
    return <MissingRecord message="Contrato no encontrado" list={contractPaths.list.to()} />;
  return <ContractRecord key={id} contract={data.contract} />;
}

/** Contract, and the acts on it that the viewer may use. */
interface PartProps {
  readonly contract: ContractRecordFragment;
  readonly acts: OfferedActs<OfferedContractAct>;
  readonly steps: ContractStepActs;
  readonly busy: boolean;
  readonly onAct: (act: OfferedContractAct) => void;
}

function ContractRecord({ contract }: { readonly contract: ContractRecordFragment }) {
  const user = useUser();
  const navigate = useNavigate();
  const pdf = useContractPdf();
  const carrying = useContractCarrying(contract.id, contract.cliente.phone);
  const [remindByWhatsApp] = useContractRemindByWhatsappMutation({
    refetchQueries: ["ContractDetail", "ContractLinks", "RecordHistory"],
  });
  const { show, dialog, busy, performHere } = useRecordActs(contractScreenActs, {
    reads: contractReads,
    records: [contract],
    own: {
      edit: ({ id }) => void navigate(contractPaths.editOwn.to({ id })),
      preview: ({ id }) => pdf.open(id),
      share: () => void carrying.copyLink(),
      remindByWhatsapp: ({ id }) =>
        openChat(async () => (await remindByWhatsApp({ variables: { id } })).data?.remindContractByWhatsapp),
    },
    navigate: (address) => void navigate(address),
  });
  const openChat = useOpenChat(performHere);
  useWhenQuiet(loadLater);
  const [params, setParams] = useSearchParams();
  const forClient = user.role === CLIENTE;
  const acts = offeredContractActs(user, contract);
  const onAct = (act: OfferedContractAct) => show(act, contract);
  const steps = contractStepActs(contract, acts, onAct);
  useAskedAct(isOffered(acts, "send") ? ["send"] : [], onAct);
  // A link for registering a payment opens the tab that does it.
  const pays = params.get("accion") === "pago";
  const register = canRegister(user, contract)
    ? () => void navigate(paymentPaths.register(contract.id))
    : undefined;
  /** Returns the next act for the header, unless the open tab already offers it. */
  const nextIn = (open: string): StepAction | undefined => {
    if (forClient) return undefined;
    const way = stepTab(contract, user);
    if (way && open !== way.tab)
      return {
        label: way.label,
        onPress: () => void navigate(tabOf("contract", contract.id, way.tab)),
      };
    if (steps.main) return steps.main;
    const buys = canBuyFor(user, contract);
    if (!hasSignature(contract.status) || open === "pagos" || (buys && open === "compras")) return undefined;
    if (buys && contract.turns.some(({ act }) => act === "buy"))
      return {
        label: "Comprar servicios",
        onPress: () => void navigate(tabOf("contract", contract.id, "compras")),
      };
    return register && { label: "Registrar pago", onPress: register };
  };
  const part = { contract, acts, steps, busy, onAct };
  const payments = (
    <ContractPayments
      contractId={contract.id}
      asked={pays}
      onBegun={() =>
        setParams(
          (current) => {
            const next = new URLSearchParams(current);
            next.delete("accion");
            next.set(RECORD_TAB, "pagos");
            return next;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
  const parts: readonly RecordPart[] = [
    {
      key: "resumen",
      label: "Resumen",
      content: (
        <Summary {...part} onRegister={nextIn("resumen")?.onPress === register ? undefined : register} />
      ),
    },
    {
      key: "pagos",
      label: "Pagos",
      content: (
        <>
          {payments}
          {forClient ? (
            <OwnMoneyBack contractId={contract.id} />
          ) : (
            <ContractRefunds contractId={contract.id} />
          )}
        </>
      ),
    },
    ...(may(user.role, "readPurchases")
      ? [{ key: "compras", label: "Compras", content: <Purchases {...part} /> }]
      : []),
    { key: "viajeros", label: "Viajeros", content: <Travellers {...part} /> },
    { key: "papeles", label: "Papeles", content: <Documents {...part} /> },
    ...(forClient
      ? []
      : [
          {
            key: "historia",
            label: "Historia",
            content: <HistorySection record="contract" id={contract.id} />,
          },
        ]),
  ];
  const { open, all, onOpen } = useRecordParts(
    parts.map(({ key }) => key),
    { asked: pays ? "pagos" : undefined },
  );
  const head = (
    <ContractHead
      contract={contract}
      forClient={forClient}
      action={nextIn(open)}
      others={forClient ? steps.at("ofClient") : steps.at("menu")}
      tabs={<RecordTabs label="Contrato" parts={parts} open={open} onOpen={onOpen} />}
    />
  );
  const client = `${contract.cliente.name} ${contract.cliente.lastname}`.trim();
  return (
    <RecordLayout
      title={forClient ? contract.contractNumber : `${contract.contractNumber} · ${client}`}
      passage={
        forClient ? (
          head
        ) : (
          <LiveRecord type="contract" id={contract.id}>
            {head}
          </LiveRecord>
        )
      }
    >
      <RecordPanels parts={parts} open={open} all={all} />
      {dialog}
      <Suspense fallback={null}>
        {carrying.created && <CarriedLinkDialog created={carrying.created} onClose={carrying.forget} />}
      </Suspense>
    </RecordLayout>
  );
}

/**
 * Returns whether the summary must load the state of each service, for staff who have no access to purchases.
 */
const readsItems = (role: number, { itemsCount }: ContractRecordFragment): boolean =>
  role !== CLIENTE && !may(role, "readPurchases") && itemsCount > 0;

interface SummaryProps extends PartProps {
  /** Called to register a payment; undefined for viewers without permission. */
  readonly onRegister: (() => void) | undefined;
}

/** Shows the pending steps of a contract, the state of its parts, and its people. */
function Summary({ contract, acts, steps, busy, onAct, onRegister }: SummaryProps) {
  const user = useUser();
  const forClient = user.role === CLIENTE;
  return (
    <>
      {!forClient && (
        <ContractCancellation
          contractId={contract.id}
          onCancel={isOffered(acts, "cancel") ? () => onAct("cancel") : undefined}
        />
      )}
      {!forClient && <UnprintedNames contract={contract} acts={acts} onAct={onAct} />}
      <ContractNextStep
        contract={contract}
        acts={acts}
        onAct={onAct}
        viewer={user}
        forClient={forClient}
        busy={busy}
        onWhatsApp={() => onAct("remindByWhatsapp")}
      />
      <ContractGlance contract={contract} onRegister={onRegister} />
      {forClient && <ContractHowToPay contractId={contract.id} />}
      <ContractClient contract={contract} named={forClient} acts={forClient ? [] : steps.at("client")} />
      {readsItems(user.role, contract) ? (
        <ItemsSection
          contract={contract}
          withCosts={may(user.role, "seeCosts")}
          editable={isOffered(acts, "addItem")}
          onAdd={() => onAct("addItem")}
        />
      ) : (
        <IncludedServices services={contract.contractItem} excluded={contract.noIncluye} />
      )}
      {!forClient && <ActRow acts={steps.at("end")} />}
    </>
  );
}

/** Shows the purchases for a contract and its margin, to viewers who may see costs. */
function Purchases({ contract, steps }: PartProps) {
  const { role } = useUser();
  const trip = may(role, "readFinancialReports");
  return (
    <>
      {may(role, "overseePurchases") && (
        <Button
          variant="outlined"
          href={purchasePaths.management.to({ contractId: contract.id })}
          sx={{ alignSelf: "start", displayPrint: "none" }}
        >
          Abrir la gestión de compras
        </Button>
      )}
      {trip && <TripProfitSection contractId={contract.id} />}
      <PurchaseBoard contract={contract} />
      <ActRow acts={steps.at("purchases")} />
      {contract.quote && (
        <ContractAnalysis contractId={contract.id} profitStands={trip && contract.signedAt !== null} />
      )}
    </>
  );
}

/**
 * Shows the travellers: for the agency with the link to their form, for the client as the contract names
 * them.
 */
function Travellers({ contract }: PartProps) {
  const { role } = useUser();
  if (role === CLIENTE || !contract.quote) return <ContractTravellers contract={contract} />;
  return (
    <PassengersSection
      quoteId={contract.quote.id}
      closed={contract.status === "cancelled" ? CANCELLED : null}
    />
  );
}

/** Shows the documents of a contract: its PDF, its addenda, its invoice, and the file that combines them. */
function Documents({ contract, acts, steps }: PartProps) {
  const user = useUser();
  const { role } = user;
  const forClient = role === CLIENTE;
  return (
    <>
      <ContractPdfSection
        contract={contract}
        acts={forClient ? steps.at("ofClient") : steps.at("document")}
      />
      {readsItems(role, contract) && (
        <IncludedServices services={contract.contractItem} excluded={contract.noIncluye} />
      )}
      <ContractConditions contract={contract} />
      <ContractAddenda
        contractId={contract.id}
        mayBegin={!forClient && mayDraftAddendum(user, contract)}
        forClient={forClient}
        {...(!forClient && {
          invoices: ({ id, esperaAutorizacion }, place) =>
            may(role, "invoice") ? (
              <AddendumInvoices addendumId={id} place={place} />
            ) : (
              esperaAutorizacion && <span>{priceChangeTexts.neededOfOthers}</span>
            ),
        })}
      />
      <ContractInvoice
        contractId={contract.id}
        as={forClient ? "client" : may(role, "invoice") ? "accounting" : "staff"}
      />
      {may(role, "resendContracts") && contract.status !== "draft" && (
        <ContractLinks contractId={contract.id} />
      )}
      {!forClient && <ContractVersions contractId={contract.id} />}
      {!forClient && <DistanceField contract={contract} editable={isOffered(acts, "stateDistance")} />}
      {contract.status !== "draft" && (forClient || may(role, "takeDossiers")) && (
        <DossierSection contractId={contract.id} full={may(role, "seeCosts")} />
      )}
    </>
  );
}
