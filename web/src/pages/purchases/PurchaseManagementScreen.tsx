import Button from "@mui/material/Button";
import { useParams } from "react-router-dom";
import { isNotFound, shownFailure } from "../../base/failure/failures.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { Passage } from "../../ui/passage/Passage.tsx";
import { RecordLayout } from "../../ui/RecordLayout.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { contractLabels, contractTones } from "../../features/contracts/contract/contract.texts.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { MarginSection } from "../../features/purchases/margin/MarginSection.tsx";
import { PurchaseBoard } from "../../features/purchases/purchase/PurchaseBoard.tsx";
import { usePurchaseContractQuery } from "../../features/purchases/purchase/purchases.generated.ts";
import { LiveRecord } from "../../features/live/LiveRecord.tsx";

/**
 * Shows the purchase management of one contract: its header, each item with its acts, and the remaining
 * part of the price.
 */
export function PurchaseManagementScreen() {
  const { contractId = "" } = useParams();
  const { data, error, refetch } = usePurchaseContractQuery({ variables: { id: contractId } });
  if (error && !data && !isNotFound(error)) return <ErrorState page {...shownFailure(error, refetch)} />;
  if (!data && !error) return <RecordSkeleton page />;
  const contract = data?.contract;
  if (!contract) return <MissingRecord message="Contrato no encontrado" list={contractPaths.list.to()} />;
  const client = `${contract.cliente.name} ${contract.cliente.lastname}`.trim();
  return (
    <RecordLayout
      title={`Compras ${contract.contractNumber} · ${client}`}
      passage={
        <LiveRecord type="contract" id={contract.id}>
          <Passage
            number={contract.contractNumber}
            origin={contract.origen}
            destination={contract.destino}
            departure={contract.fechaInicioViaje}
            comeback={contract.fechaFinViaje}
            travellers={contract.numeroPasajeros}
            price={contract.precioTotal}
            status={{ label: contractLabels[contract.status], tone: contractTones[contract.status] }}
            customer={{ name: client, phone: contract.cliente.phone }}
          />
        </LiveRecord>
      }
      aside={
        <>
          <MarginSection contractId={contract.id} />
          <Button href={contractPaths.detail.to({ id: contract.id })} variant="outlined">
            Ver contrato
          </Button>
        </>
      }
    >
      <PurchaseBoard contract={contract} />
    </RecordLayout>
  );
}
