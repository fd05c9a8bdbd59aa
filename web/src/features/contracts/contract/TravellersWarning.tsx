import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { papersWarnings } from "@travesia/api/quotes/passenger/travel-papers.rules";
import { Unread } from "../../../app/failure/Unread.tsx";
import { useContractTravellersQuery } from "./contracts.generated.ts";
import { missingData, moreWarnings, travellersTexts } from "./travellers.texts.ts";

interface TravellersWarningProps {
  readonly quoteId: string;
  /** What is about to be done with these data. */
  readonly step: "contract" | "purchase";
}

/** How many warnings about papers are said before the rest is counted. */
const SHOWN = 8;

/**
 * Says before a contract is made, sent or bought for whose data are missing and whose papers are short, by
 * name; data may be completed until departure, names only until it is signed.
 */
export function TravellersWarning({ quoteId, step }: TravellersWarningProps) {
  const read = useContractTravellersQuery({ variables: { quoteId }, fetchPolicy: "network-only" });
  const { data } = read;
  const trip = data?.quoteOfPassengers;
  if (!data || !trip) return <Unread of={read} what="Pasajeros" />;
  const missing = missingData(data.passengers, trip.numeroPersonas);
  const papers = data.passengers.flatMap((traveller) => papersWarnings(traveller, trip));
  if (!missing && papers.length === 0) return null;
  const shown = papers.slice(0, SHOWN);
  return (
    <Alert severity="warning">
      {missing}
      <Box component="ul" sx={{ m: 0, pl: 5, "&:empty": { display: "none" } }}>
        {shown.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </Box>
      {papers.length > SHOWN && <div>{moreWarnings(papers.length - SHOWN)}</div>}
      <div>{travellersTexts[step]}</div>
    </Alert>
  );
}
