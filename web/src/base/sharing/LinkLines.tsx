import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { InstantText } from "../../ui/DayText.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { Section } from "../../ui/Section.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";

/** A link to a record, in the form a list shows it. */
export interface LinkLine {
  readonly id: string;
  /** Channel by which the link was sent, and the version: `WhatsApp · versión 2`. */
  readonly name: string;
  readonly maker: { readonly name: string | null; readonly lastname: string | null } | null;
  readonly createdAt: string;
  readonly openings: number;
  readonly openedAt: string | null;
  readonly isOver: boolean;
  /** True when an act performed through the link must be reviewed. */
  readonly waits: boolean;
  /** Sentence with the result of the link; null when there is none. */
  readonly outcome: string | null;
  /** Revokes the link; undefined for viewers without permission. */
  readonly onRevoke?: (() => void) | undefined;
  /** Records the review of the link; undefined for viewers without permission. */
  readonly onReview?: (() => void) | undefined;
}

/** Shows the links to a record: the channel of each, how often it was opened, and its result. */
export function LinkLines({ lines, busy }: { readonly lines: readonly LinkLine[]; readonly busy: boolean }) {
  return (
    <Section title="Enlaces">
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {lines.map((line) => (
          <Line key={line.id} line={line} busy={busy} />
        ))}
      </Box>
    </Section>
  );
}

const openedText = (openings: number): string =>
  openings === 0 ? "Sin abrir" : openings === 1 ? "Abierto 1 vez" : `Abierto ${openings} veces`;

function Line({ line, busy }: { readonly line: LinkLine; readonly busy: boolean }) {
  const { name, maker, createdAt, openings, openedAt, isOver, waits, outcome, onRevoke, onReview } = line;
  return (
    <Stack
      component="li"
      direction={{ xs: "column", sm: "row" }}
      sx={{
        justifyContent: "space-between",
        gap: 3,
        py: 3,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          {waits && <StatusChip label="Revisar" tone="clay" />}
          {isOver && <StatusChip label="Anulado" tone="neutral" />}
        </Stack>
        <Typography variant="body2" color="textSecondary" component="div">
          {maker && `${maker.name} ${maker.lastname} · `}
          <InstantText at={createdAt} /> · {openedText(openings)}
          {openedAt && (
            <>
              , la última <InstantText at={openedAt} />
            </>
          )}
        </Typography>
        {outcome && (
          <Typography variant="body2" component="div">
            {outcome}
          </Typography>
        )}
      </Box>
      <Stack direction="row" sx={{ gap: 2, flexShrink: 0, alignItems: "flex-start" }}>
        {onReview && (
          <ActButton
            size="small"
            variant="outlined"
            loading={busy}
            aria-label={`Ya la revisé: ${name}`}
            onClick={onReview}
          >
            Ya la revisé
          </ActButton>
        )}
        {onRevoke && (
          <ActButton size="small" loading={busy} aria-label={`Anular enlace: ${name}`} onClick={onRevoke}>
            Anular enlace
          </ActButton>
        )}
      </Stack>
    </Stack>
  );
}
