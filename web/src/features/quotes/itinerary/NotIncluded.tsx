import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ItineraryAct, itineraryActs } from "./itinerary.acts.tsx";
import { itineraryTexts } from "./itinerary.texts.ts";

interface NotIncludedProps {
  readonly calculation: { readonly noIncluyePropio: boolean; readonly noIncluye: readonly string[] | null };
  readonly editable: boolean;
  readonly busy: boolean;
  readonly onAct: (act: ItineraryAct) => void;
}

/**
 * Shows the list of services not included in the price as the client sees it, and the controls to edit it.
 */
export function NotIncluded({ calculation, editable, busy, onAct }: NotIncludedProps) {
  const { noIncluye, noIncluyePropio } = calculation;
  const lines = noIncluye ?? [];
  if (!editable && lines.length === 0) return null;
  return (
    <Box component="section" aria-label={itineraryTexts.notIncluded} sx={{ mt: 6, display: "grid", gap: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>{itineraryTexts.notIncluded}</Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        {notIncludedText(noIncluye)}
      </Typography>
      {editable && (
        <div>
          <Button size="small" disabled={busy} onClick={() => onAct("editNotIncluded")}>
            {itineraryActs.editNotIncluded.label}
          </Button>
          {(noIncluyePropio || noIncluye === null) && (
            <Button size="small" disabled={busy} onClick={() => onAct("proposeNotIncluded")}>
              {itineraryActs.proposeNotIncluded.label}
            </Button>
          )}
        </div>
      )}
    </Box>
  );
}

const notIncludedText = (lines: readonly string[] | null): string => {
  if (lines === null) return itineraryTexts.notIncludedProposed;
  return lines.length > 0 ? `${lines.join(", ")}.` : itineraryTexts.notIncludedNone;
};
