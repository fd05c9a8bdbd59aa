import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { InstantText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { QuoteRecordFragment } from "./quotes.generated.ts";

/** What was sent, version by version; nothing is shown before the first. */
export function QuoteVersions({
  versions,
}: {
  readonly versions: NonNullable<QuoteRecordFragment["versions"]>;
}) {
  if (versions.length === 0) return null;
  return (
    <Section title="Versiones enviadas">
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {versions.map(({ id, number, precioTotal, sentAt, sentTo, sha256 }) => (
          <Stack
            component="li"
            key={id}
            direction="row"
            title={`Huella del PDF: ${sha256}`}
            sx={{
              justifyContent: "space-between",
              gap: 4,
              py: 2,
              borderTop: 1,
              borderColor: "divider",
              "&:first-of-type": { borderTop: 0 },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>Versión {number}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
                <InstantText at={sentAt} /> · {sentTo}
              </Typography>
            </Box>
            <Money amount={precioTotal} strong />
          </Stack>
        ))}
      </Box>
    </Section>
  );
}
