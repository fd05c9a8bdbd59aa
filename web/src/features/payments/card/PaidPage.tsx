import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CircularProgress from "@mui/material/CircularProgress";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { AgencyContact } from "../../../base/AgencyContact.tsx";
import { newKey } from "../../../base/saving/new-key.ts";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { DottedArc } from "../../../ui/passage/DottedArc.tsx";
import { usePageTitle } from "../../../ui/usePageTitle.ts";
import { onlineStatus } from "./attempt-state.ts";
import type { PaidOnlineFragment } from "./card.generated.ts";
import { cancelledTexts, cardTexts as texts, stateTexts, waitingTexts } from "./card.texts.ts";
import { dueCalendar } from "./due-calendar.ts";

interface PaidPageProps {
  readonly attempt: PaidOnlineFragment;
  /** True when the last request did not reach the server. */
  readonly offline: boolean;
  /** Links to the next pages; the first link is the main one. */
  readonly actions: ReactNode;
}

/** Shows the outcome of a payment, as the server reports it. */
export function PaidPage({ attempt, offline, actions }: PaidPageProps) {
  const { monto, medio, reference, motivo, orderId, bankUrl, proximoPago, cancelado } = attempt;
  const status = onlineStatus(attempt);
  const { title, text } = (cancelado && cancelledTexts[status]) || stateTexts[status];
  const [dueId] = useState(newKey);
  usePageTitle(title);
  return (
    <Card sx={{ maxWidth: 560, mx: "auto", mt: { xs: 4, md: 9 }, p: { xs: 6, md: 9 } }}>
      <Stack aria-live="polite" sx={{ alignItems: "center", textAlign: "center", gap: 4 }}>
        {status === "waiting" ? (
          <CircularProgress aria-label={title} />
        ) : (
          <DottedArc width={160} height={36} />
        )}
        <Typography variant="h3" component="h1">
          {title}
        </Typography>
        <Typography variant="h4" component="p">
          <Money amount={monto} strong />
        </Typography>
        {status === "approved" && orderId && !cancelado && <Typography>{texts.paid}</Typography>}
        {status === "refused" && motivo && <Alert severity="error">{motivo}</Alert>}
        <Typography>{text}</Typography>
        {status === "approved" && proximoPago && (
          <Typography color="textSecondary">
            {texts.nextDue}: <Money amount={proximoPago.monto} /> ·{" "}
            <DayText day={proximoPago.fechaVencimiento} /> ·{" "}
            <Link href={dueCalendar(proximoPago, dueId, new Date())} download={texts.calendarFile}>
              {texts.toCalendar}
            </Link>
          </Typography>
        )}
        {status === "waiting" && <Typography color="textSecondary">{waitingTexts[medio]}</Typography>}
        {offline && <Alert severity="warning">{texts.stillOffline}</Alert>}
        {status === "waiting" && bankUrl && (
          <Button href={bankUrl} variant="contained" color="secondary">
            {texts.toBank}
          </Button>
        )}
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", justifyContent: "center" }}>
          {actions}
          {status !== "approved" && <AgencyContact greeting={texts.greetingOf(reference)} />}
        </Stack>
        <Typography variant="caption" color="textSecondary">
          Referencia {reference}
        </Typography>
      </Stack>
    </Card>
  );
}

/** Shows a payment while the server has not answered about it. */
export function ProcessingPage() {
  usePageTitle(texts.processing);
  return (
    <Card sx={{ maxWidth: 560, mx: "auto", mt: { xs: 4, md: 9 }, p: { xs: 6, md: 9 } }}>
      <Stack role="status" sx={{ alignItems: "center", textAlign: "center", gap: 4 }}>
        <CircularProgress aria-hidden />
        <Typography variant="h3" component="h1">
          {texts.processing}
        </Typography>
        <Typography color="textSecondary">{texts.processingHint}</Typography>
      </Stack>
    </Card>
  );
}
