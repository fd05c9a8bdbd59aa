import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { failureText } from "../../../base/failure/failures.ts";
import { useCancellationOutcomeQuery } from "./cancellation-outcome.generated.ts";
import { consequencesOf, outcomeTitle } from "./cancellation-outcome.texts.ts";

/** Shows all consequences of cancelling a contract now, by name and amount, before the user confirms. */
export function CancellationConsequences({ contractId }: { readonly contractId: string }) {
  const { data, error } = useCancellationOutcomeQuery({
    variables: { contractId },
    fetchPolicy: "network-only",
  });
  if (error && !data) return <Alert severity="warning">{failureText(error)}</Alert>;
  if (!data) return <Skeleton height={72} />;
  const consequences = consequencesOf(data.cancellationOutcome);
  if (consequences.length === 0) return null;
  return (
    <Box component="section" aria-label={outcomeTitle}>
      <Typography variant="h6" component="h3">
        {outcomeTitle}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {consequences.map(({ said, lines }) => (
          <li key={said}>
            {said}
            {lines.map((line, place) => (
              <Typography key={place} variant="body2" color="textSecondary">
                {line}
              </Typography>
            ))}
          </li>
        ))}
      </Box>
    </Box>
  );
}
