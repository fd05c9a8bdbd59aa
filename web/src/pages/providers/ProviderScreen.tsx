import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useNavigate, useParams } from "react-router-dom";
import { shownFailure } from "../../base/failure/failures.ts";
import { useAddress } from "../../base/routes/useAddress.ts";
import { ProviderDocuments } from "../../features/providers/ProviderDocuments.tsx";
import { ProviderFacts } from "../../features/providers/ProviderFacts.tsx";
import { ProviderFigures } from "../../features/providers/ProviderFigures.tsx";
import { ProviderDialogs } from "../../features/providers/ProviderDialogs.tsx";
import { providerTexts as texts } from "../../features/providers/provider.texts.ts";
import { providerStepActs } from "../../features/providers/provider.step-acts.ts";
import { ProviderHeader } from "../../features/providers/ProviderHeader.tsx";
import { useProviderDetailQuery } from "../../features/providers/providers.generated.ts";
import { providerPaths } from "../../features/providers/providers.paths.ts";
import { useProviderActions } from "../../features/providers/useProviderActions.ts";
import { DueList } from "../../features/purchases/dues/DueList.tsx";
import { ProviderContracts } from "../../features/purchases/dues/ProviderContracts.tsx";
import { ProviderPurchases } from "../../features/purchases/dues/ProviderPurchases.tsx";
import { useReceipt } from "../../features/purchases/purchase/useReceipt.ts";
import { ActRow } from "../../ui/dialog/ActRow.tsx";
import { RecordLayout } from "../../ui/RecordLayout.tsx";
import { HistorySection } from "../../features/history/HistorySection.tsx";
import { Section } from "../../ui/Section.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { LiveRecord } from "../../features/live/LiveRecord.tsx";

/**
 * Shows one provider: what is owed to it and when, what was bought from it for whom, and how it is reached.
 */
export function ProviderScreen() {
  const { id = "" } = useParams();
  const address = useAddress();
  const navigate = useNavigate();
  const open = useReceipt();
  const actions = useProviderActions({
    onOpened: (other) => void navigate(providerPaths.one.to({ id: other })),
  });
  const { data, error, refetch } = useProviderDetailQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const provider = data?.provider;
  if (error && !data) return <ErrorState {...shownFailure(error, refetch)} />;
  if (!data) return <RecordSkeleton />;
  if (!provider) return <MissingRecord message={texts.missing} list={providerPaths.list.to()} />;
  const edits = provider.acts.some(({ name, allowed }) => name === "addDocument" && allowed);
  const acts = providerStepActs(provider, actions);
  const pageOf = (key: string) => Math.max(1, Number(address.values[key]) || 1);
  const turn = (key: string) => (page: number) => address.set({ [key]: page > 1 ? String(page) : "" });
  return (
    <>
      <RecordLayout
        title={provider.name}
        passage={
          <LiveRecord type="provider" id={id}>
            <ProviderHeader provider={provider} acts={acts} />
          </LiveRecord>
        }
        aside={<HistorySection record="provider" id={id} />}
      >
        {provider.mergedInto && (
          <Alert severity="info">
            Se unió con{" "}
            <Link href={providerPaths.one.to({ id: provider.mergedInto.id })}>
              {provider.mergedInto.name}
            </Link>
            : sus compras están allí.
          </Alert>
        )}
        <ProviderFigures provider={provider} />
        <Section title="Por pagar">
          <DueList
            filter={{ when: "open", providerId: id }}
            page={pageOf("deuda")}
            onPage={turn("deuda")}
            withProvider={false}
          />
        </Section>
        <Section title="Compras">
          <ProviderPurchases providerId={id} page={pageOf("compras")} onPage={turn("compras")} />
        </Section>
        <Section title="Contratos">
          <ProviderContracts providerId={id} />
        </Section>
        <Box
          sx={{
            display: "grid",
            gap: 5,
            alignItems: "start",
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
          }}
        >
          <ProviderFacts provider={provider} />
          <ProviderDocuments
            documents={provider.documents}
            onOpen={(fileId) => void open(fileId)}
            onAdd={edits ? () => actions.show({ act: "addDocument", provider }) : undefined}
            onRemove={edits ? (document) => actions.show({ act: "removeDocument", document }) : undefined}
          />
        </Box>
        <ActRow acts={acts} />
      </RecordLayout>
      <ProviderDialogs actions={actions} />
    </>
  );
}
