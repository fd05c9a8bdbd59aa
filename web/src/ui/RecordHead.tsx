import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import GlobalStyles from "@mui/material/GlobalStyles";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { travellersText } from "@travesia/api/colombia/spoken";
import { type Tone, faces, radius } from "@travesia/api/look";
import type { ReactNode } from "react";
import { shortTrip } from "@travesia/api/passage-facts";
import { ActButton } from "./dialog/ActButton.tsx";
import { MoreActs } from "./dialog/MoreActs.tsx";
import type { StepAction } from "./dialog/step-action.ts";
import { type Figure, FigureParts } from "./FigureParts.tsx";
import { barHeight } from "./lane.ts";
import { ContactButtons } from "./passage/ContactButtons.tsx";
import type { Customer } from "./passage/CustomerLine.tsx";
import { DottedArc } from "./passage/DottedArc.tsx";
import { StatusChip } from "./StatusChip.tsx";

/** Trip named in the title of a record. */
interface Trip {
  readonly origin?: string | null;
  readonly destination: string;
  /** Days `YYYY-MM-DD`. */
  readonly departure?: string | null;
  readonly comeback?: string | null;
  readonly travellers?: number | null;
}

interface RecordHeadProps {
  /** Human-readable number of the record: `COT-2026-000123`. */
  readonly number?: string | null;
  /** Trip that the title names. */
  readonly trip?: Trip;
  /** Title of a record that is not a trip. */
  readonly title?: string;
  /** Picture before the title: the initials of a person. */
  readonly lead?: ReactNode;
  /** Line beside the title of a record that is not a trip. */
  readonly subtitle?: string;
  readonly status?: { readonly label: string; readonly tone: Tone };
  /** Chips shown instead of the status. */
  readonly chips?: ReactNode;
  /** Customer of the record, with the address of their page. */
  readonly customer?: (Customer & { readonly href?: string | undefined }) | null;
  /** Price, paid and balance. */
  readonly figures?: readonly Figure[];
  /** The one act that advances the sale, in coral; only an act that the server allows. */
  readonly action?: StepAction | undefined;
  /** All other acts, in a menu; each is also a button in its section. */
  readonly others?: readonly StepAction[];
  /** The record's `RecordTabs`. */
  readonly tabs?: ReactNode;
}

const place = {
  fontFamily: faces.display,
  fontWeight: 500,
  fontSize: { xs: "1.25rem", md: "1.5rem" },
  lineHeight: 1.15,
} as const;

/** Maximum height in px of the sticky part; focused elements are scrolled into view below it. */
const STANDING = { xs: 190, md: 130 } as const;

type TitleProps = Pick<RecordHeadProps, "number" | "trip" | "title" | "subtitle" | "lead">;

function Title({ number, trip, title, subtitle, lead }: TitleProps) {
  const facts = [
    number,
    subtitle,
    trip?.departure && shortTrip(trip.departure, trip.comeback),
    trip?.travellers != null && travellersText(trip.travellers),
  ].filter(Boolean);
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: "wrap",
        alignItems: lead ? "center" : "baseline",
        columnGap: lead ? 3 : 4,
        rowGap: 1,
        mb: -2,
      }}
    >
      {lead}
      <Stack
        component="h1"
        direction="row"
        sx={{ ...place, m: 0, alignItems: "flex-end", columnGap: 3, flexWrap: "wrap", minWidth: 0 }}
      >
        {trip ? (
          <>
            {trip.origin && <span>{trip.origin}</span>}
            {trip.origin && <DottedArc width={72} height={16} sx={{ mb: 1 }} />}
            <span>{trip.destination}</span>
          </>
        ) : (
          title
        )}
      </Stack>
      {facts.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
          {facts.join(" · ")}
        </Typography>
      )}
    </Stack>
  );
}

/** Shows the totals of a record: side by side on a computer, each below its label on a phone. */
const Sums = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      ml: { md: "auto" },
      width: { xs: 1, md: "auto" },
      display: { xs: "grid", md: "flex" },
      gridTemplateColumns: `repeat(${figures.length}, auto)`,
      justifyContent: figures.length > 2 ? "space-between" : "start",
      columnGap: { xs: figures.length > 2 ? 2 : 6, md: 5 },
      minHeight: { md: 28 },
      alignItems: { md: "baseline" },
    }}
  >
    {figures.map((figure) => (
      <Box key={figure.label} sx={{ display: { md: "flex" }, alignItems: "baseline", columnGap: 1.5 }}>
        <FigureParts figure={figure} />
      </Box>
    ))}
  </Box>
);

/**
 * Shows the header of a record. The title scrolls away; the sticky part contains the customer with telephone
 * and WhatsApp, the status, the next act, the totals and the tabs: `<RecordHead
 * number={contract.contractNumber} trip={…} status={…} customer={…} figures={…} act={{ label: "Enviar para
 * firma", onPress: send }} tabs={<RecordTabs … />} />`
 */
export function RecordHead(props: RecordHeadProps) {
  const {
    number,
    trip,
    title,
    subtitle,
    lead,
    status,
    chips,
    customer,
    figures = [],
    action,
    others = [],
    tabs,
  } = props;
  const where = trip && `Viaje ${trip.origin ? `de ${trip.origin} ` : ""}a ${trip.destination}`;
  return (
    // It makes no box of its own: the sticky part stays as long as the page does.
    <Box component="section" aria-label={where ?? title} sx={{ display: "contents" }}>
      <GlobalStyles
        styles={(theme) => ({
          html: {
            scrollPaddingTop: barHeight + STANDING.xs,
            [theme.breakpoints.up("md")]: { scrollPaddingTop: barHeight + STANDING.md },
          },
        })}
      />
      <Title number={number} trip={trip} title={title} subtitle={subtitle} lead={lead} />
      <Card
        sx={(theme) => ({
          position: "sticky",
          top: `calc(${barHeight}px + var(--above, 0px))`,
          zIndex: theme.zIndex.appBar - 1,
          // On a phone it reaches both edges, so that nothing passes beside it.
          mx: { xs: -4, md: 0 },
          borderRadius: { xs: 0, md: `${radius.card}px` },
          borderLeftWidth: { xs: 0, md: 1 },
          borderRightWidth: { xs: 0, md: 1 },
          // Overflow of the head, such as a focus ring, is not shown beside it.
          boxShadow: {
            md: ["-12px", "12px"].map((by) => `${by} 0 0 ${theme.vars.palette.background.default}`).join(),
          },
          px: { xs: 4, md: 5 },
          pt: { xs: 2, md: 2 },
          pb: tabs ? 0 : 2,
          "@media print": { position: "static", mx: 0, pb: 2 },
        })}
      >
        <Box
          sx={{
            display: "grid",
            alignItems: "center",
            columnGap: 3,
            gridTemplateAreas: { xs: '"who state" "reach acts"', md: '"who reach state acts"' },
            gridTemplateColumns: { xs: "minmax(0, 1fr) auto", md: "auto minmax(0, 1fr) auto auto" },
          }}
        >
          <Typography
            component="div"
            sx={{ gridArea: "who", fontWeight: 650, overflowWrap: "anywhere", minWidth: 0 }}
          >
            {customer?.href ? (
              <Link href={customer.href} color="inherit" underline="hover">
                {customer.name}
              </Link>
            ) : (
              customer?.name
            )}
          </Typography>
          <Box sx={{ gridArea: "reach", minWidth: 0, display: "flex", ml: { xs: -2, md: 0 } }}>
            {customer?.phone && <ContactButtons name={customer.name} phone={customer.phone} short />}
          </Box>
          <Box sx={{ gridArea: "state", display: "flex", justifySelf: "end" }}>
            {chips ?? (status && <StatusChip {...status} />)}
          </Box>
          <Stack
            direction="row"
            sx={{ gridArea: "acts", gap: 1, alignItems: "center", justifySelf: "end", displayPrint: "none" }}
          >
            {action && (
              <ActButton
                variant="contained"
                color="secondary"
                reason={action.off ?? null}
                loading={action.busy ?? false}
                onClick={action.onPress}
              >
                {action.label}
              </ActButton>
            )}
            <MoreActs acts={others} />
          </Stack>
        </Box>
        <Box
          sx={{
            display: "flex",
            // When both do not fit side by side, the figures are above the tabs.
            flexWrap: "wrap-reverse",
            alignItems: "center",
            columnGap: 5,
          }}
        >
          {tabs && <Box sx={{ minWidth: 0, maxWidth: "100%", displayPrint: "none" }}>{tabs}</Box>}
          {figures.length > 0 && <Sums figures={figures} />}
        </Box>
      </Card>
    </Box>
  );
}
