import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { documentsWarnings } from "@travesia/api/quotes/passenger/travel-documents.rules";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useContractTravellersQuery } from "./contracts.generated.ts";
import { missingData, moreWarnings, travellersTexts } from "./travellers.texts.ts";

interface TravellersWarningProps {
  readonly quoteId: string;
  /** Step that needs these data next: the contract or the purchase. */
  readonly step: "contract" | "purchase";
}

/** Maximum number of document warnings listed; the rest are counted. */
const SHOWN = 8;

/**
 * Lists the travellers with missing data or with documents that expire too early, before a contract is
 * created, sent or purchased for. Data may be completed until departure, names only until the signature.
 */
export function TravellersWarning({ quoteId, step }: TravellersWarningProps) {
  const read = useContractTravellersQuery({ variables: { quoteId }, fetchPolicy: "network-only" });
  const { data } = read;
  const trip = data?.quoteOfPassengers;
  if (!data || !trip) return <Unread of={read} what="Pasajeros" />;
  const missing = missingData(data.passengers, trip.numeroPersonas);
  const warnings = data.passengers.flatMap((traveller) => documentsWarnings(traveller, trip));
  if (!missing && warnings.length === 0) return null;
  const shown = warnings.slice(0, SHOWN);
  return (
    <Alert severity="warning">
      {missing}
      <Box component="ul" sx={{ m: 0, pl: 5, "&:empty": { display: "none" } }}>
        {shown.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </Box>
      {warnings.length > SHOWN && <div>{moreWarnings(warnings.length - SHOWN)}</div>}
      <div>{travellersTexts[step]}</div>
    </Alert>
  );
}
