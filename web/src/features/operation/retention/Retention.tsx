import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { shownFailure } from "../../../base/failure/failures.ts";
import { Section } from "../../../ui/Section.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { IdlePeople } from "./IdlePeople.tsx";
import { useRetentionDetailQuery } from "./retention.generated.ts";
import { RetentionForm } from "./RetentionForm.tsx";
import { retentionTexts as texts } from "./retention.texts.ts";

/**
 * Shows the retention periods of data that no law requires, and the people whose data the owner can erase.
 */
export function Retention() {
  const { data, error, refetch } = useRetentionDetailQuery({ fetchPolicy: "network-only" });
  return (
    <Stack sx={{ gap: 6 }}>
      <Section title={texts.title}>
        {data ? (
          <RetentionForm rule={data.retentionRule} />
        ) : error ? (
          <ErrorState {...shownFailure(error, refetch)} />
        ) : (
          <ListSkeleton cards />
        )}
      </Section>
      <Section title={texts.people}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
          {texts.peopleLead}
        </Typography>
        <IdlePeople />
      </Section>
    </Stack>
  );
}
