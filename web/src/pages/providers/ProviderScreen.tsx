import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import { useNavigate, useParams } from "react-router-dom";
import { sentActs } from "../../base/acts/offered-acts.ts";
import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { placedActs, stepActions } from "../../base/acts/shown-acts.ts";
import { shownFailure } from "../../base/failure/failures.ts";
import { useRecordParts } from "../../base/records/useRecordParts.ts";
import { useAddress } from "../../base/routes/useAddress.ts";
import { ProviderDocuments } from "../../features/providers/ProviderDocuments.tsx";
import { ProviderFacts } from "../../features/providers/ProviderFacts.tsx";
import { ProviderFigures } from "../../features/providers/ProviderFigures.tsx";
import {
  providerActs,
  providerDocumentActs,
  providerReads,
} from "../../features/providers/provider.acts.tsx";
import { providerTexts as texts } from "../../features/providers/provider.texts.ts";
import { ProviderHeader } from "../../features/providers/ProviderHeader.tsx";
import {
  type ProviderRecordFragment,
  useProviderDetailQuery,
} from "../../features/providers/providers.generated.ts";
import { providerPaths } from "../../features/providers/providers.paths.ts";
import { ProviderClaims } from "../../features/purchases/claim/ProviderClaims.tsx";
import { DueList } from "../../features/purchases/dues/DueList.tsx";
import { ProviderContracts } from "../../features/purchases/dues/ProviderContracts.tsx";
import { ProviderPurchases } from "../../features/purchases/dues/ProviderPurchases.tsx";
import { useReceipt } from "../../features/purchases/purchase/useReceipt.ts";
import { ActRow } from "../../ui/dialog/ActRow.tsx";
import type { StepAction } from "../../ui/dialog/step-action.ts";
import { RecordLayout } from "../../ui/RecordLayout.tsx";
import { RecordPanels } from "../../ui/RecordPanels.tsx";
import { type RecordPart, RecordTabs } from "../../ui/RecordTabs.tsx";
import { HistorySection } from "../../features/history/HistorySection.tsx";
import { Section } from "../../ui/Section.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { LiveRecord } from "../../features/live/LiveRecord.tsx";

/** Shows one provider: the header, and its parts in tabs. */
export function ProviderScreen() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useProviderDetailQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  if (error && !data) return <ErrorState page {...shownFailure(error, refetch)} />;
  if (!data) return <RecordSkeleton page />;
  if (!data.provider) return <MissingRecord message={texts.missing} list={providerPaths.list.to()} />;
  return <ProviderRecord key={id} provider={data.provider} />;
}

function ProviderRecord({ provider }: { readonly provider: ProviderRecordFragment }) {
  const { id } = provider;
  const navigate = useNavigate();
  const { show, dialog } = useRecordActs(providerActs, {
    reads: providerReads,
    records: [provider],
    navigate: (address) => void navigate(address),
  });
  const offered = sentActs(providerActs, provider.acts);
  const acts = stepActions(providerActs, placedActs(providerActs, "head"), offered, provider, show);
  const parts: readonly RecordPart[] = [
    { key: "resumen", label: "Resumen", content: <Summary provider={provider} acts={acts} /> },
    { key: "compras", label: "Compras", content: <Purchases id={id} /> },
    {
      key: "papeles",
      label: "Papeles",
      content: <Documents provider={provider} onAdd={() => show("addDocument", provider)} />,
    },
    { key: "historia", label: "Historia", content: <HistorySection record="provider" id={id} /> },
  ];
  const { open, all, onOpen } = useRecordParts(parts.map(({ key }) => key));
  return (
    <RecordLayout
      title={provider.name}
      passage={
        <LiveRecord type="provider" id={id}>
          <ProviderHeader
            provider={provider}
            acts={acts}
            tabs={<RecordTabs label="Proveedor" parts={parts} open={open} onOpen={onOpen} />}
          />
        </LiveRecord>
      }
    >
      <RecordPanels parts={parts} open={open} all={all} />
      {dialog}
    </RecordLayout>
  );
}

/**
 * Returns the page number of a table, stored under its own key in the address, and the function that changes
 * it.
 */
function usePageOf(key: string) {
  const address = useAddress();
  return {
    page: Math.max(1, Number(address.values[key]) || 1),
    onPage: (page: number) => address.set({ [key]: page > 1 ? String(page) : "" }),
  };
}

interface PartProps {
  readonly provider: ProviderRecordFragment;
}

/** Shows the amounts owed to a provider by due date, and the provider's contacts and accounts. */
function Summary({ provider, acts }: PartProps & { readonly acts: readonly StepAction[] }) {
  const turning = usePageOf("deuda");
  return (
    <>
      {provider.mergedInto && (
        <Alert severity="info">
          Se unió con{" "}
          <Link href={providerPaths.one.to({ id: provider.mergedInto.id })}>{provider.mergedInto.name}</Link>:
          sus compras están allí.
        </Alert>
      )}
      <ProviderFigures provider={provider} />
      <Section title={figures.porPagar.label}>
        <DueList filter={{ when: "open", providerId: provider.id }} {...turning} withProvider={false} />
      </Section>
      <Box
        sx={{
          display: "grid",
          gap: 5,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
        }}
      >
        <ProviderFacts provider={provider} />
      </Box>
      <ActRow acts={acts} />
    </>
  );
}

/** Shows the purchases from a provider, and their contracts. */
function Purchases({ id }: { readonly id: string }) {
  const turning = usePageOf("compras");
  return (
    <>
      <ProviderClaims providerId={id} />
      <Section title="Compras">
        <ProviderPurchases providerId={id} {...turning} />
      </Section>
      <Section title="Contratos">
        <ProviderContracts providerId={id} />
      </Section>
    </>
  );
}

/** Shows the stored documents of a provider. */
function Documents({ provider, onAdd }: PartProps & { readonly onAdd: () => void }) {
  const open = useReceipt();
  const { show, dialog } = useRecordActs(providerDocumentActs, { reads: [] });
  const edits = provider.acts.some(({ name, allowed }) => name === "addDocument" && allowed);
  return (
    <>
      <ProviderDocuments
        documents={provider.documents}
        onOpen={(fileId) => void open(fileId)}
        onAdd={edits ? onAdd : undefined}
        onRemove={edits ? (document) => show("remove", document) : undefined}
      />
      {dialog}
    </>
  );
}
