import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { Unread } from "../../../base/failure/Unread.tsx";
import { InstantText } from "../../../ui/DayText.tsx";
import { Section } from "../../../ui/Section.tsx";
import { CompareVersionsDialog } from "./CompareVersionsDialog.tsx";
import { ContractVersionPdfDocument, useContractVersionsQuery } from "./versions.generated.ts";
import { codeText, versionName, versionsTexts as texts } from "./versions.texts.ts";
import { useOpenFile } from "../../../base/files/useOpenTab.tsx";

/** Shows the printed versions of a contract, the newest first, and the changes between them. */
export function ContractVersions({ contractId }: { readonly contractId: string }) {
  const read = useContractVersionsQuery({
    variables: { id: contractId },
    fetchPolicy: "cache-and-network",
  });
  const openPdf = useVersionPdf(contractId);
  const [compared, compare] = useState<number | null>(null);
  const versions = read.data?.contract?.versions ?? [];
  if (versions.length === 0) return <Unread of={read} what={texts.section} />;
  return (
    <Section title={texts.section}>
      <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {versions.map(({ id, madeAt, ...version }) => (
          <Stack
            component="li"
            key={id}
            direction="row"
            sx={{
              justifyContent: "space-between",
              alignItems: "center",
              gap: 4,
              py: 2,
              borderTop: 1,
              borderColor: "divider",
              "&:first-of-type": { borderTop: 0 },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{versionName(version)}</Typography>
              <Typography variant="body2" color="textSecondary">
                <InstantText at={madeAt} />
              </Typography>
              {version.signatureCode && codeText(version.signatureCode) && (
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
                  {codeText(version.signatureCode)}
                </Typography>
              )}
            </Box>
            <Stack direction={{ xs: "column", sm: "row" }} sx={{ flexShrink: 0 }}>
              <Button
                aria-label={`${texts.pdf}: ${versionName(version)}`}
                onClick={() => openPdf(version.number)}
              >
                {texts.pdf}
              </Button>
              <Button
                aria-label={`${texts.compare}: ${versionName(version)}`}
                onClick={() => compare(version.number)}
              >
                {texts.compare}
              </Button>
            </Stack>
          </Stack>
        ))}
      </Stack>
      {compared !== null && (
        <CompareVersionsDialog
          contractId={contractId}
          versions={versions}
          compared={compared}
          onClose={() => compare(null)}
        />
      )}
    </Section>
  );
}

/** Opens the PDF of a contract version in a new tab, as it was printed. */
function useVersionPdf(contractId: string) {
  const client = useApolloClient();
  const openFile = useOpenFile();
  return (number: number) =>
    void openFile(async () => {
      const { data } = await client.query({
        query: ContractVersionPdfDocument,
        variables: { contractId, number },
        fetchPolicy: "network-only",
      });
      return data?.contractVersionPdf.url;
    }, "generateContractPdf");
}
