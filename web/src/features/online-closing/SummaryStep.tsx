import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { spokenTravellers, spokenTrip } from "@travesia/api/colombia/spoken";
import type { ReactNode } from "react";
import { PlanPreview } from "../contracts/plan/PlanPreview.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { Section } from "../../ui/Section.tsx";
import { closingTexts as texts } from "./closing.texts.ts";
import type { ClosingOrderOfFragment } from "./online-closing.generated.ts";
import type { ClosingActs } from "./useClosing.ts";

interface SummaryStepProps {
  readonly order: ClosingOrderOfFragment;
  readonly acts: Pick<ClosingActs, "busy" | "failure" | "accept">;
  /** Called to correct the choice or the travellers. */
  readonly onCorrect: (step: "elegir" | "viajeros") => void;
}

/** Shows the complete order, which the client accepts with one press before signing and paying. */
export function SummaryStep({ order, acts, onCorrect }: SummaryStepProps) {
  const { summary, sha256 } = order;
  const { seller, retractoUntil } = summary;
  const correct = (step: "elegir" | "viajeros") => (
    <Button size="small" onClick={() => onCorrect(step)}>
      {texts.correct}
    </Button>
  );
  return (
    <Stack sx={{ gap: 4 }}>
      <div>
        <Typography variant="h3" component="h2">
          {texts.summary}
        </Typography>
        <Typography color="textSecondary">{texts.summaryLead}</Typography>
      </div>
      <Section title={texts.trip} actions={correct("elegir")}>
        <Typography>
          {summary.origin} – {summary.destination}, {spokenTrip(summary.departure, summary.comeback)}
          {summary.option !== null && ` · ${summary.option}`}
        </Typography>
      </Section>
      <Section title={texts.travellers} actions={correct("viajeros")}>
        <Typography>
          {spokenTravellers({
            adultos: summary.adults,
            menores: summary.minors,
            infantes: summary.infants,
          })}
        </Typography>
      </Section>
      {summary.lines.length > 0 && (
        <Section title={texts.lines}>
          <Lines
            lines={summary.lines.map(({ title, detail }) =>
              detail === null ? title : `${title}: ${detail}`,
            )}
          />
        </Section>
      )}
      {summary.extras.length > 0 && (
        <Section title={texts.extras}>
          <Lines lines={summary.extras.map(({ name, price }) => `${name}: ${formatCop(price)}`)} />
        </Section>
      )}
      {summary.notIncluded.length > 0 && (
        <Section title={texts.notIncluded}>
          <Lines lines={summary.notIncluded} />
        </Section>
      )}
      <Section title={texts.payments} actions={correct("elegir")}>
        <Stack sx={{ gap: 2 }}>
          {summary.discount > 0 && (
            <Typography>
              {texts.discount}: {formatCop(summary.discount)}
            </Typography>
          )}
          <Typography sx={{ fontWeight: 650 }}>
            {texts.total}: {formatCop(summary.total)}
          </Typography>
          <PlanPreview
            lines={summary.payments.map(({ name, amount, dueOn }, place) => ({
              numero: place + 1,
              descripcion: name,
              monto: amount,
              fechaVencimiento: dueOn,
            }))}
            price={summary.total}
          />
        </Stack>
      </Section>
      <Section title={texts.seller}>
        <Typography>
          {seller.name} · NIT {seller.nit} · RNT {seller.rnt}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[seller.advisor, seller.address, seller.phone, seller.email].filter(Boolean).join(" · ")}
        </Typography>
      </Section>
      <Section title={texts.retracto}>
        <Typography>{retractoUntil ? texts.retractoUntil(retractoUntil) : texts.noRetracto}</Typography>
      </Section>
      <FormFailure failure={acts.failure} />
      <AcceptBar>
        <Button
          variant="contained"
          color="secondary"
          size="large"
          fullWidth
          loading={acts.busy}
          onClick={() => void acts.accept(sha256)}
        >
          {texts.accept}
        </Button>
      </AcceptBar>
    </Stack>
  );
}

const AcceptBar = ({ children }: { readonly children: ReactNode }) => (
  <Card data-foot-bar sx={{ position: "sticky", bottom: { xs: 8, md: 16 }, p: 3, boxShadow: 6, zIndex: 1 }}>
    {children}
  </Card>
);

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 5 }}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Box>
);
