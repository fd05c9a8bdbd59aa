import Alert from "@mui/material/Alert";
import { useContractTravellersQuery } from "./contracts.generated.ts";
import { missingData } from "./travellers.texts.ts";

/**
 * Says before a contract is made or sent whose data are missing; they may be completed until departure, names
 * only until it is signed.
 */
export function TravellersWarning({ quoteId }: { readonly quoteId: string }) {
  const { data } = useContractTravellersQuery({ variables: { quoteId }, fetchPolicy: "network-only" });
  const missing = data && missingData(data.passengers, data.quoteOfPassengers?.numeroPersonas ?? 0);
  if (!missing) return null;
  return (
    <Alert severity="warning">
      {missing} Puedes seguir: los documentos se completan hasta la salida; los nombres, solo hasta la firma.
    </Alert>
  );
}
