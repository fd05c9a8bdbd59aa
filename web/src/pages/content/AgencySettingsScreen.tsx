import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { shownFailure } from "../../app/failure/failures.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { ApprovalRuleSection } from "../../features/approvals/ApprovalRuleSection.tsx";
import { AgencyEditor } from "../../features/content/agency/AgencyEditor.tsx";
import { AgencyAccounts } from "../../features/content/agency-account/AgencyAccounts.tsx";
import { AgencySigner } from "../../features/content/agency-signer/AgencySigner.tsx";
import { AgencyMessages } from "../../features/content/message/AgencyMessages.tsx";
import { NumberingRanges } from "../../features/numbering/NumberingRanges.tsx";
import { useAgencySettingsQuery } from "../../features/content/content.generated.ts";

/** The agency's own data, which pages, mails and documents carry. */
export function AgencySettingsScreen() {
  const { data, error, refetch } = useAgencySettingsQuery({ fetchPolicy: "network-only" });
  const settings = data?.agencySettings;
  return (
    <>
      <PageHeader
        title="Ajustes de la agencia"
        subtitle="Lo que dicen de ella las páginas, los correos y los documentos."
      />
      {error && !settings ? (
        <ErrorState {...shownFailure(error, refetch)} />
      ) : !settings ? (
        <RecordSkeleton />
      ) : (
        <Stack sx={{ gap: 5 }}>
          <AgencyEditor settings={settings} />
          <AgencySigner settings={settings} />
          <Box sx={{ maxWidth: 860 }}>
            <AgencyAccounts />
          </Box>
          <Box sx={{ maxWidth: 860 }}>
            <AgencyMessages />
          </Box>
          <NumberingRanges keeps />
          <Box sx={{ maxWidth: 860 }}>
            <ApprovalRuleSection />
          </Box>
        </Stack>
      )}
    </>
  );
}
