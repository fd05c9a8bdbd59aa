import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { documentKinds, formatDocument } from "@travesia/api/colombia/documents";
import type { Tone } from "@travesia/api/look";
import { type DocumentsTrip, documentsWarnings } from "@travesia/api/quotes/passenger/travel-documents.rules";
import { DayText } from "../../../ui/DayText.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { ageLabels } from "./passenger.texts.ts";
import type { PassengerFieldsFragment } from "./passengers.generated.ts";

interface PassengerListProps {
  readonly passengers: readonly PassengerFieldsFragment[];
  readonly trip: DocumentsTrip;
}

/** Shows the travellers: name, age group, document, missing data, and documents that expire too early. */
export function PassengerList({ passengers, trip }: PassengerListProps) {
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {passengers
        .map((passenger) => ({ passenger, warnings: documentsWarnings(passenger, trip) }))
        .map(({ passenger, warnings }) => (
          <Stack
            key={passenger.id}
            component="li"
            direction="row"
            sx={{
              py: 3,
              gap: 3,
              justifyContent: "space-between",
              alignItems: "center",
              borderTop: 1,
              borderColor: "divider",
              flexWrap: "wrap",
            }}
          >
            <div>
              <Typography sx={{ fontWeight: 600 }}>
                {passenger.nombre} {passenger.apellido}
              </Typography>
              <Typography variant="body2" color="textSecondary" component="div">
                {[
                  passenger.titular && "Titular",
                  passenger.tipo && ageLabels[passenger.tipo],
                  documentText(passenger),
                ]
                  .filter(Boolean)
                  .join(" · ")}
                {passenger.fechaNacimiento && (
                  <>
                    {" · nació el "}
                    <DayText day={passenger.fechaNacimiento} />
                  </>
                )}
              </Typography>
              {warnings.map((warning) => (
                <Typography key={warning} variant="body2" sx={{ color: "warning.main" }}>
                  {warning}
                </Typography>
              ))}
            </div>
            <StatusChip {...stateOf(passenger.completo, warnings.length > 0)} />
          </Stack>
        ))}
    </Box>
  );
}

/** Returns the progress of a traveller's data; complete data may still have document warnings. */
const stateOf = (complete: boolean, warned: boolean): { readonly label: string; readonly tone: Tone } =>
  complete && !warned
    ? { label: "Completo", tone: "leaf" }
    : { label: complete ? "Revisar documentos" : "Faltan datos", tone: "sun" };

function documentText({ tipoDocumento, documentoIdentidad }: PassengerFieldsFragment): string | null {
  if (!tipoDocumento || !documentoIdentidad) return null;
  return `${documentKinds[tipoDocumento].label} ${formatDocument(documentoIdentidad)}`;
}
