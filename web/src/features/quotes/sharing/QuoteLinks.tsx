import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { may } from "@travesia/api/permissions";
import { channelLabels } from "@travesia/api/quotes/quote/sharing/quote-link.rules";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { InstantText } from "../../../ui/DayText.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { quoteLabels } from "../quote/quote.texts.ts";
import {
  type SharedQuoteLinkFragment,
  useQuoteLinkReviewMutation,
  useQuoteLinkRevokeMutation,
  useQuoteLinksQuery,
} from "./sharing.generated.ts";
import { sharingToasts } from "./sharing.texts.ts";

/**
 * Shows the links of a quote: how each reached the client, how often it was opened, and what came through it.
 */
export function QuoteLinks({ quoteId }: { readonly quoteId: string }) {
  const read = useQuoteLinksQuery({ variables: { id: quoteId } });
  const links = read.data?.quoteLinks ?? [];
  if (links.length === 0) return <Unread of={read} what="Enlaces" />;
  return (
    <Section title="Enlaces">
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {links.map((link) => (
          <LinkLine key={link.id} link={link} />
        ))}
      </Box>
    </Section>
  );
}

const openedText = (openings: number): string =>
  openings === 0 ? "Sin abrir" : openings === 1 ? "Abierto 1 vez" : `Abierto ${openings} veces`;

function LinkLine({ link }: { readonly link: SharedQuoteLinkFragment }) {
  const viewer = useUser();
  const { busy, perform } = useSaving();
  const refetched = { refetchQueries: ["QuoteLinks", "QuoteDetail", "RecordHistory"] };
  const [revoke] = useQuoteLinkRevokeMutation(refetched);
  const [review] = useQuoteLinkReviewMutation(refetched);
  const { id, channel, version, isMine, createdAt, openings, openedAt, revokedAt, decidedAs, maker } = link;
  const over = revokedAt !== null;
  const waits = link.needsReview && !link.reviewedAt;
  const leads = may(viewer.role, "decideQuotes");
  const name = `${channelLabels[channel]} · versión ${version}`;
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
          {over && <StatusChip label="Anulado" tone="neutral" />}
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
        {decidedAs && (
          <Typography variant="body2" component="div">
            Por este enlace quedó en «{quoteLabels[decidedAs]}»
            {waits && ", desde un equipo o una dirección de quien lo compartió"}.
          </Typography>
        )}
      </Box>
      <Stack direction="row" sx={{ gap: 2, flexShrink: 0, alignItems: "flex-start" }}>
        {waits && leads && (
          <ActButton
            size="small"
            variant="outlined"
            loading={busy}
            aria-label={`Ya la revisé: ${name}`}
            onClick={() => void perform(() => review({ variables: { id } }), sharingToasts.reviewed)}
          >
            Ya la revisé
          </ActButton>
        )}
        {!over && (isMine || leads) && (
          <ActButton
            size="small"
            loading={busy}
            aria-label={`Anular enlace: ${name}`}
            onClick={() => void perform(() => revoke({ variables: { id } }), sharingToasts.revoked)}
          >
            Anular enlace
          </ActButton>
        )}
      </Stack>
    </Stack>
  );
}
