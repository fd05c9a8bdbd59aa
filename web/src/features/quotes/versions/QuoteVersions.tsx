import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { InstantText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { QuoteRecordFragment } from "../quote/quotes.generated.ts";
import { CompareOffersDialog } from "./CompareOffersDialog.tsx";

interface QuoteVersionsProps {
  readonly quoteId: string;
  /** Versions, the newest first. */
  readonly versions: NonNullable<QuoteRecordFragment["versions"]>;
}

const openedText = (openings: number): string =>
  openings === 0 ? "Sin abrir" : openings === 1 ? "Abierta 1 vez" : `Abierta ${openings} veces`;

const COMPARE = "Qué cambió";

/** Shows the sent versions of an offer, and the changes between them; hidden before the first. */
export function QuoteVersions({ quoteId, versions }: QuoteVersionsProps) {
  const [compared, compare] = useState<number | null>(null);
  if (versions.length === 0) return null;
  return (
    <Section title="Versiones enviadas">
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {versions.map(({ id, number, precioTotal, sentAt, sentTo, sha256, openings, unfolded }) => (
          <Box
            component="li"
            key={id}
            title={`Huella del PDF: ${sha256}`}
            sx={{ py: 2, borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}
          >
            <Stack direction="row" sx={{ justifyContent: "space-between", gap: 4 }}>
              <Typography sx={{ fontWeight: 600 }}>Versión {number}</Typography>
              <Money amount={precioTotal} strong />
            </Stack>
            <Stack direction="row" sx={{ columnGap: 4, flexWrap: "wrap", justifyContent: "flex-end" }}>
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{ flex: "1 1 240px", minWidth: 0, overflowWrap: "anywhere" }}
              >
                <InstantText at={sentAt} /> · {sentTo}
                {openings !== null && ` · ${openedText(openings)}`}
                {unfolded && ` · Miró en detalle: ${unfolded.join(", ")}`}
              </Typography>
              {number > 1 && (
                <Button
                  size="small"
                  aria-label={`${COMPARE}: Versión ${number}`}
                  onClick={() => compare(number)}
                >
                  {COMPARE}
                </Button>
              )}
            </Stack>
          </Box>
        ))}
      </Box>
      {compared !== null && (
        <CompareOffersDialog
          quoteId={quoteId}
          numbers={versions.map(({ number }) => number)}
          compared={compared}
          onClose={() => compare(null)}
        />
      )}
    </Section>
  );
}
